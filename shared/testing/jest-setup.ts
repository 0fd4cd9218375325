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

/** jsdom reads files by FileReader only; its Blob is not the global one. */
if (typeof window !== 'undefined') {
  const blob: Blob = Object.getPrototypeOf(File.prototype);
  blob.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
}
