import { listeners } from './listeners.ts';
import { literalOf, StandInLatLng } from './positions.ts';
import type { StandInMap } from './stand-in-map.ts';

type Place = google.maps.LatLngLiteral | StandInLatLng | google.maps.LatLng;

/** Distance, in px, that an arrow key moves a marker. */
const STEP_PX = 16;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
};

/**
 * Fake of `google.maps.marker.AdvancedMarkerElement`: an element over the map that can be pressed and dragged, also by
 * keyboard.
 */
export class StandInMarker extends HTMLElement {
  private shownOn: StandInMap | null = null;
  private following: { remove: () => void } | undefined;
  private place: google.maps.LatLngLiteral | null = null;
  private shown: Node | null = null;
  private isPressable = false;
  private isPickedUp = false;
  gmpDraggable = false;
  collisionBehavior: unknown;
  anchorLeft: string | undefined;
  anchorTop: string | undefined;

  constructor() {
    super();
    this.addEventListener('click', () => {
      if (this.isPressable) this.dispatchEvent(new Event('gmp-click'));
    });
    this.addEventListener('keydown', (event) => this.onKey(event));
    this.addEventListener('pointerdown', (event) => this.drag(event));
  }

  get map() {
    return this.shownOn;
  }
  set map(map: StandInMap | null) {
    this.following?.remove();
    this.remove();
    this.shownOn = map;
    if (!map) return;
    if (!map.hasMapId) {
      // oxlint-disable-next-line no-console -- the original logs it too
      console.error(
        'The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.',
      );
    }
    this.style.position = 'absolute';
    map.pane.append(this);
    this.following = map.addListener('bounds_changed', () => this.stand());
    this.stand();
  }

  get position() {
    return this.place;
  }
  set position(position: Place | null | undefined) {
    this.place = position ? literalOf(position) : null;
    this.stand();
  }

  get content() {
    return this.shown;
  }
  set content(content: Node | null) {
    this.shown = content;
    this.replaceChildren(...(content ? [content] : []));
  }

  get gmpClickable() {
    return this.isPressable;
  }
  set gmpClickable(isPressable: boolean) {
    this.isPressable = isPressable;
    this.describe();
  }

  // The original uses the title as accessible name, without a `title` attribute.
  override get title() {
    return this.getAttribute('aria-label') ?? '';
  }
  override set title(title: string) {
    this.setAttribute('aria-label', title);
    this.describe();
  }

  get zIndex() {
    return Number(this.style.zIndex);
  }
  set zIndex(zIndex: number | null | undefined) {
    this.style.zIndex = String(zIndex ?? '');
  }

  addListener(name: string, handler: (...values: unknown[]) => void) {
    return listeners.addListener(this, name, handler);
  }

  private describe() {
    this.setAttribute('role', this.isPressable || this.gmpDraggable ? 'button' : 'img');
    if (this.isPressable || this.gmpDraggable) this.tabIndex = 0;
    else this.removeAttribute('tabindex');
  }

  private stand() {
    if (!this.shownOn || !this.place) return;
    const { x, y } = this.shownOn.pointOf(this.place);
    this.style.left = `${x}px`;
    this.style.top = `${y}px`;
    this.style.transform = `translate(${this.anchorLeft ?? '-50%'}, ${this.anchorTop ?? '-100%'})`;
  }

  private moveBy(x: number, y: number) {
    if (!this.shownOn || !this.place) return;
    const at = this.shownOn.pointOf(this.place);
    this.position = this.shownOn.placeAt({ x: at.x + x, y: at.y + y });
  }

  private tell(name: 'dragstart' | 'drag' | 'dragend') {
    listeners.trigger(this, name, { latLng: this.place && new StandInLatLng(this.place) });
  }

  private onKey(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') {
      if (!this.gmpDraggable) this.click();
      else {
        this.isPickedUp = !this.isPickedUp;
        this.tell(this.isPickedUp ? 'dragstart' : 'dragend');
      }
    }
    const [x, y] = STEPS[event.key] ?? [];
    if (!this.isPickedUp || x === undefined || y === undefined) return;
    event.stopPropagation();
    this.moveBy(x, y);
    this.tell('drag');
  }

  private drag(down: PointerEvent) {
    if (!this.gmpDraggable) return;
    down.stopPropagation();
    let last = { x: down.clientX, y: down.clientY };
    this.tell('dragstart');
    const move = (event: PointerEvent) => {
      this.moveBy(event.clientX - last.x, event.clientY - last.y);
      last = { x: event.clientX, y: event.clientY };
      this.tell('drag');
    };
    const up = () => {
      window.removeEventListener('pointermove', move);
      this.tell('dragend');
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up, { once: true });
  }
}
