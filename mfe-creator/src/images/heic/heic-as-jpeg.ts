import { encodeJpeg } from '../../image-editor/encode-jpeg.ts';

/** High, because the picture is cropped and encoded again. */
const QUALITY = 0.95;

/** Same-origin URL of a release file: browsers refuse workers from other origins. */
const ownPath = (url: URL): string => new URL(url.pathname, window.location.origin).href;

const WORKER = new URL('./heic.worker.js', import.meta.url);
/** libheif (LGPL-3.0, https://github.com/strukturag/libheif) as its package ships it: a file of its own that can be replaced. */
const LIBRARY = new URL('libheif-js/libheif-wasm/libheif-bundle.js', import.meta.url);

/** Converts a HEIC file to a JPEG, upright. Rejects files that libheif cannot decode. */
export async function heicAsJpeg(file: Blob): Promise<Blob> {
  const pixels = await decode(new Uint8Array(await file.arrayBuffer()));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: pixels.width, height: pixels.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no room for a canvas');
  context.putImageData(pixels, 0, 0);
  return encodeJpeg(canvas, QUALITY);
}

/** In a worker of its own, whose end frees the memory of the decoder. */
function decode(bytes: Uint8Array): Promise<ImageData> {
  const worker = new Worker(ownPath(WORKER));
  return new Promise<ImageData>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ pixels?: ImageData; error?: string }>) =>
      data.pixels ? resolve(data.pixels) : reject(new Error(data.error));
    worker.onerror = () => reject(new Error('the decoder could not be loaded'));
    worker.postMessage({ library: ownPath(LIBRARY), bytes }, [bytes.buffer]);
  }).finally(() => worker.terminate());
}
