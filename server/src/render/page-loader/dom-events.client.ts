/** Data attributes of the root element, for the style sheet. */
export const page = document.documentElement.dataset;

type Handler = (event: Event) => void;

/** Adds a listener for several event types to the document. */
export const listen = (
  types: readonly string[],
  handler: Handler,
  options: boolean | AddEventListenerOptions,
): void => types.forEach((type) => document.addEventListener(type, handler, options));

/** Removes a listener of the capture phase. */
export const unlisten = (types: readonly string[], handler: Handler): void =>
  types.forEach((type) => document.removeEventListener(type, handler, true));

/** The closest element of the event's target that matches; null if the target is the document itself. */
export function closestTo<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  const target = event.target as Element;
  return target.closest ? target.closest<Found>(selector) : null;
}
