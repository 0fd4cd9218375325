import { listeners } from './listeners.ts';
import { fromPixels, literalOf, type Point, StandInBounds, StandInLatLng, toPixels } from './positions.ts';

/** Size, in px, of a container without layout. */
const SIZE_WITHOUT_LAYOUT = { width: 640, height: 400 };
const MAX_ZOOM = 21;
/** Backgrounds with roads, for light and dark. */
const GROUNDS = {
  light: { land: '#eef0e6', road: '#ffffff', edge: '#d9dccd' },
  dark: { land: '#23272b', road: '#3a4046', edge: '#1a1d20' },
};

/** The pane that contains markers. */
export interface MarkerPane {
  readonly pane: HTMLElement;
  readonly hasMapId: boolean;
  pointOf: (place: google.maps.LatLngLiteral) => Point;
  placeAt: (point: Point) => google.maps.LatLngLiteral;
}

/** Fake of `google.maps.Map`: a camera over a plain background, with the original's events, fired asynchronously. */
export class StandInMap implements MarkerPane {
  readonly pane: HTMLElement;
  readonly hasMapId: boolean;
  private center: google.maps.LatLngLiteral;
  private zoom: number;
  private isTelling = false;

  constructor(
    private readonly container: HTMLElement,
    readonly options: google.maps.MapOptions = {},
  ) {
    this.hasMapId = Boolean(options.mapId);
    this.center = options.center ? literalOf(options.center) : { lat: 0, lng: 0 };
    this.zoom = options.zoom ?? 0;
    this.pane = document.createElement('div');
    this.pane.style.cssText = 'position:absolute;inset:0;overflow:hidden;touch-action:none;cursor:grab';
    this.pane.style.background = groundOf(options.colorScheme);
    this.pane.tabIndex = 0;
    this.pane.setAttribute('role', 'region');
    this.pane.setAttribute('aria-label', 'Map');
    this.pane.addEventListener('click', (event) => this.tellClick(event));
    this.pane.addEventListener('pointerdown', (event) => this.drag(event));
    this.pane.addEventListener('keydown', (event) => this.step(event));
    container.append(this.pane);
    if (!options.disableDefaultUI) container.append(this.zoomButtons());
    this.tell();
  }

  getDiv = () => this.container;
  getCenter = () => new StandInLatLng(this.center);
  getZoom = () => this.zoom;
  getHeading = () => 0;
  getTilt = () => 0;
  setOptions = (_options: google.maps.MapOptions): void => undefined;
  addListener = (name: string, handler: (...values: unknown[]) => void) =>
    listeners.addListener(this, name, handler);
  setCenter = (center: google.maps.LatLngLiteral) => this.moveCamera({ center });
  panTo = (center: google.maps.LatLngLiteral) => this.moveCamera({ center });
  setZoom = (zoom: number) => this.moveCamera({ zoom });

  moveCamera({ center, zoom }: google.maps.CameraOptions) {
    const next = center ? literalOf(center) : this.center;
    const nextZoom = Math.min(MAX_ZOOM, Math.max(0, zoom ?? this.zoom));
    if (next.lat === this.center.lat && next.lng === this.center.lng && nextZoom === this.zoom) return;
    const hasZoomed = nextZoom !== this.zoom;
    this.center = next;
    this.zoom = nextZoom;
    if (hasZoomed) listeners.trigger(this, 'zoom_changed');
    this.tell();
  }

  getBounds() {
    const { width, height } = this.size();
    const northWest = this.placeAt({ x: 0, y: 0 });
    const southEast = this.placeAt({ x: width, y: height });
    return new StandInBounds({
      north: northWest.lat,
      west: northWest.lng,
      south: southEast.lat,
      east: southEast.lng,
    });
  }

  fitBounds(edges: google.maps.LatLngBoundsLiteral, padding: number | google.maps.Padding = 0) {
    const { north, south, east, west } = edges;
    const { width, height } = this.size();
    const room = typeof padding === 'number' ? padding : 40;
    let zoom = this.options.maxZoom ?? MAX_ZOOM;
    for (; zoom > 0; zoom -= 1) {
      const [a, b] = [toPixels({ lat: north, lng: west }, zoom), toPixels({ lat: south, lng: east }, zoom)];
      if (b.x - a.x <= width - 2 * room && b.y - a.y <= height - 2 * room) break;
    }
    const [a, b] = [toPixels({ lat: north, lng: west }, zoom), toPixels({ lat: south, lng: east }, zoom)];
    this.moveCamera({ center: fromPixels({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, zoom), zoom });
  }

  pointOf(place: google.maps.LatLngLiteral): Point {
    const { width, height } = this.size();
    const [at, middle] = [toPixels(place, this.zoom), toPixels(this.center, this.zoom)];
    return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 };
  }

  placeAt({ x, y }: Point): google.maps.LatLngLiteral {
    const { width, height } = this.size();
    const middle = toPixels(this.center, this.zoom);
    return fromPixels({ x: middle.x + x - width / 2, y: middle.y + y - height / 2 }, this.zoom);
  }

  private size() {
    const { clientWidth: width, clientHeight: height } = this.container;
    return width > 0 && height > 0 ? { width, height } : SIZE_WITHOUT_LAYOUT;
  }

  /** Fires once for all changes of one task. */
  private tell() {
    if (this.isTelling) return;
    this.isTelling = true;
    setTimeout(() => {
      this.isTelling = false;
      for (const name of ['bounds_changed', 'tilesloaded', 'idle']) listeners.trigger(this, name);
    });
  }

  private tellClick(event: MouseEvent) {
    if (event.target !== this.pane) return;
    const { left, top } = this.pane.getBoundingClientRect();
    const place = this.placeAt({ x: event.clientX - left, y: event.clientY - top });
    listeners.trigger(this, 'click', {
      latLng: new StandInLatLng(place),
      domEvent: event,
      stop: () => event.stopPropagation(),
    });
  }

  private drag(down: PointerEvent) {
    if (down.target !== this.pane) return;
    const start = toPixels(this.center, this.zoom);
    let hasMoved = false;
    const move = (event: PointerEvent) => {
      if (!hasMoved) listeners.trigger(this, 'dragstart');
      hasMoved = true;
      const point = { x: start.x - event.clientX + down.clientX, y: start.y - event.clientY + down.clientY };
      this.moveCamera({ center: fromPixels(point, this.zoom) });
      listeners.trigger(this, 'drag');
    };
    const up = () => {
      window.removeEventListener('pointermove', move);
      if (hasMoved) listeners.trigger(this, 'dragend');
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up, { once: true });
  }

  private step(event: KeyboardEvent) {
    const by = { ArrowUp: [0, -80], ArrowDown: [0, 80], ArrowLeft: [-80, 0], ArrowRight: [80, 0] }[event.key];
    if (event.target !== this.pane || !by) return;
    const { x, y } = toPixels(this.center, this.zoom);
    this.moveCamera({ center: fromPixels({ x: x + (by[0] ?? 0), y: y + (by[1] ?? 0) }, this.zoom) });
  }

  private zoomButtons() {
    const buttons = document.createElement('div');
    buttons.style.cssText =
      'position:absolute;right:10px;bottom:24px;display:grid;background:#fff;border-radius:2px;box-shadow:0 1px 4px #0004';
    for (const [label, sign, by] of [
      ['Zoom in', '+', 1],
      ['Zoom out', '−', -1],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.ariaLabel = label;
      button.textContent = sign;
      button.style.cssText = 'width:40px;height:40px;font-size:22px;color:#555';
      button.addEventListener('click', () => this.setZoom(this.zoom + by));
      buttons.append(button);
    }
    return buttons;
  }
}

function groundOf(scheme: google.maps.MapOptions['colorScheme']): string {
  const isDark =
    String(scheme) === 'DARK' ||
    (String(scheme) === 'FOLLOW_SYSTEM' &&
      typeof matchMedia === 'function' &&
      matchMedia('(prefers-color-scheme: dark)').matches);
  const { land, road, edge } = GROUNDS[isDark ? 'dark' : 'light'];
  const path = 'M0 40H160M0 112H160M48 0V160M120 0V160M0 160L160 0';
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><rect width="160" height="160" fill="${land}"/><path d="${path}" stroke="${edge}" stroke-width="9"/><path d="${path}" stroke="${road}" stroke-width="6"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(tile)}")`;
}
