/**
 * Ignores the rejection of a view transition that the next navigation interrupts; the router leaves that promise
 * unhandled. Returns a function that stops it.
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
