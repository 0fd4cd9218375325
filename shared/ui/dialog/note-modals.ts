/**
 * Says on the page's root whether a modal is open, for the styles that hold the page behind it still: `html:has(dialog)`
 * would be looked for in the whole page at every change of it. Called as a modal opens and once it is gone.
 */
export const noteModals = (): void => {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
};
