/** Encodes the canvas as a JPEG [CROP-08] and empties it, which frees its memory at once. */
export async function encodeJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  canvas.width = 0;
  canvas.height = 0;
  if (!blob) throw new Error('the picture could not be encoded');
  return blob;
}
