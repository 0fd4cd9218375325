/** Sent to the map's element: it renders a frame at once. */
export const RENDER_FRAME = 'portico-render-frame';

const PIN_PX = 8;

/**
 * Copies the site's own map on the page, with a dot for each pin, in pixels of the screen; undefined if there is none, as
 * with Google's map. Not to be called while React renders: the map renders a frame and calls its listeners.
 */
export function copyOfMap(color: string): HTMLCanvasElement | undefined {
  const map = document.querySelector<HTMLElement>('[data-map]');
  const ground = map?.querySelector('canvas');
  if (!map || !ground) return undefined;
  const copy = document.createElement('canvas');
  copy.width = ground.width;
  copy.height = ground.height;
  const context = copy.getContext('2d');
  // The canvas is empty except right after a frame.
  map.dispatchEvent(new Event(RENDER_FRAME));
  context?.drawImage(ground, 0, 0);
  const scale = ground.width / map.clientWidth;
  const frame = map.getBoundingClientRect();
  for (const pin of map.querySelectorAll('[data-pin]')) {
    const { left, width, bottom } = pin.getBoundingClientRect();
    context?.beginPath();
    context?.arc(
      (left + width / 2 - frame.left) * scale,
      (bottom - frame.top) * scale,
      PIN_PX * scale,
      0,
      2 * Math.PI,
    );
    if (context) context.fillStyle = color;
    context?.fill();
  }
  return copy;
}
