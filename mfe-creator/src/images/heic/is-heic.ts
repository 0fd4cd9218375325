/** Brands of files with pictures as iPhones store them. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether a file is a HEIC picture by its first bytes; names and types of files are often missing. */
export async function isHeic(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return text.slice(4, 8) === 'ftyp' && BRANDS.includes(text.slice(8, 12));
}
