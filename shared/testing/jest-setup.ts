/** jsdom has no modal dialogs: open and close them as a browser would, without the top layer. */
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Nor can it scroll: it only complains when asked to. */
if (typeof window !== 'undefined') window.scrollTo = () => undefined;
