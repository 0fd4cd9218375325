/**
 * Decodes a HEIC file with libheif, whose script the page names: { library, bytes } becomes { pixels } or { error }. Plain
 * JavaScript, because the build copies it as it is: a worker has no policy against WebAssembly, which pages have.
 */
self.addEventListener('message', ({ data: { library, bytes } }) => {
  decode(library, bytes).then(
    (pixels) => self.postMessage({ pixels }, [pixels.data.buffer]),
    (error) => self.postMessage({ error: String(error) }),
  );
});

async function decode(library, bytes) {
  self.importScripts(library);
  const images = new (self.libheif().HeifDecoder)().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  const pixels = new ImageData(image.get_width(), image.get_height());
  await new Promise((resolve, reject) => {
    image.display(pixels, (shown) => (shown ? resolve() : reject(new Error('not decoded'))));
  });
  return pixels;
}
