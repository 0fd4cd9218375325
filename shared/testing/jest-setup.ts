import { configure } from '@testing-library/dom';

/** A slow machine renders late: what a test waits for may take this long before it counts as missing. Milliseconds. */
configure({ asyncUtilTimeout: 15_000 });

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

/** Nor does it lay anything out: anyone who follows a size hears of the first one and no other. */
if (typeof window !== 'undefined') {
  window.ResizeObserver ??= class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe(): void {
      this.tell([], this);
    }
    unobserve(): void {}
    disconnect(): void {}
  };
}

/** Nor can it scroll or keep marks of time. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  performance.mark ??= () => undefined as never;
}
