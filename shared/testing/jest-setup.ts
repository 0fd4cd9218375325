import { configure } from '@testing-library/dom';

/** Timeout of asynchronous queries, in ms, for slow machines. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no modal dialogs: opens and closes them like a browser, without the top layer. */
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** jsdom has no layout: a ResizeObserver reports the first size only. */
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

/** jsdom has neither scrolling nor performance marks. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  performance.mark ??= () => undefined as never;
}
