/**
 * Resolves once the frame that answers a press is on the screen, where work would hold it up. Nothing draws frames of a
 * page in the background, so there it does not wait for one.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
