/** Marks on the page's root element, for the style sheet. */
export const page = document.documentElement.dataset;

type Handler = (event: Event) => void;

/** Listens on the document for every one of the types. */
export const listen = (
  types: readonly string[],
  handler: Handler,
  options: boolean | AddEventListenerOptions,
): void => types.forEach((type) => document.addEventListener(type, handler, options));

/** Removes a handler that was registered for the capturing phase. */
export const unlisten = (types: readonly string[], handler: Handler): void =>
  types.forEach((type) => document.removeEventListener(type, handler, true));

/** The nearest element around the event's target that matches; null if the target is the document itself. */
export function closestTo<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  const target = event.target as Element;
  return target.closest ? target.closest<Found>(selector) : null;
}
