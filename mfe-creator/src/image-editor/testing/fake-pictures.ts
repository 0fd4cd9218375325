/** A file for a picture of this size in px; jsdom decodes nothing. */
export const pictureFile = (name = 'photo.jpg', type = 'image/jpeg'): File =>
  new File(['picture'], name, { type });

/** An image that a canvas has rendered. */
export interface Drawing {
  width: number;
  height: number;
  matrix: readonly number[];
}

/**
 * Fakes the decoding and rendering of pictures: image files have the given size, other files cannot be decoded, and the
 * content of a JPEG is its size, '1200x800'. `restore` ends it.
 */
export function fakePictures(size: { width: number; height: number }) {
  const blobs = new Map<string, Blob>();
  const drawings: Drawing[] = [];
  const originals = {
    createObjectURL: URL.createObjectURL,
    revokeObjectURL: URL.revokeObjectURL,
    getContext: HTMLCanvasElement.prototype.getContext,
    toBlob: HTMLCanvasElement.prototype.toBlob,
  };
  const image = HTMLImageElement.prototype;
  const properties = ['src', 'naturalWidth', 'naturalHeight'] as const;
  const descriptors = properties.map((name) => [name, Object.getOwnPropertyDescriptor(image, name)] as const);

  URL.createObjectURL = (blob) => {
    const address = `blob:picture-${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  Object.defineProperty(image, 'naturalWidth', { configurable: true, get: () => size.width });
  Object.defineProperty(image, 'naturalHeight', { configurable: true, get: () => size.height });
  Object.defineProperty(image, 'src', {
    configurable: true,
    get(this: HTMLImageElement) {
      return this.getAttribute('src') ?? '';
    },
    set(this: HTMLImageElement, address: string) {
      this.setAttribute('src', address);
      const isPicture = blobs.get(address)?.type.startsWith('image/') ?? false;
      queueMicrotask(() => (isPicture ? this.onload?.(new Event('load')) : this.onerror?.('no picture')));
    },
  });
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement) {
    const drawing = { width: this.width, height: this.height, matrix: [1, 0, 0, 1, 0, 0] };
    return {
      fillRect: () => undefined,
      setTransform: (...matrix: number[]) => {
        drawing.matrix = matrix;
      },
      drawImage: () => drawings.push(drawing),
    };
  } as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, done, type) {
    done(new Blob([`${this.width}x${this.height}`], { type: type ?? 'image/png' }));
  };

  return {
    drawings,
    restore: () => {
      Object.assign(URL, {
        createObjectURL: originals.createObjectURL,
        revokeObjectURL: originals.revokeObjectURL,
      });
      HTMLCanvasElement.prototype.getContext = originals.getContext;
      HTMLCanvasElement.prototype.toBlob = originals.toBlob;
      for (const [name, descriptor] of descriptors)
        if (descriptor) Object.defineProperty(image, name, descriptor);
    },
  };
}
