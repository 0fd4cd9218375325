/**
 * A view transition that is cut short by the next navigation is none of anybody's business: the page is there all the
 * same. The browser reports it as an error that nobody has caught, because the router does not look at that promise.
 * Gives the way to stop.
 */
export function ignoreSkippedTransitions(): () => void {
  const ignore = (event: PromiseRejectionEvent) => {
    const { reason } = event as { reason: unknown };
    const isSkipped =
      reason instanceof DOMException &&
      (reason.name === 'AbortError' || reason.name === 'InvalidStateError') &&
      /transition/i.test(reason.message);
    if (isSkipped) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', ignore);
  return () => window.removeEventListener('unhandledrejection', ignore);
}
