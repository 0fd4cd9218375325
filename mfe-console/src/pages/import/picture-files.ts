import { MAX_IMAGE_BYTES } from '@portico/shared/contracts';

/** An archive is read in memory. */
export const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024;

/** A file of an archive, or a chosen one. */
export interface PackedFile {
  /** With its folders, separated by `/`. */
  path: string;
  bytes: number;
  read(): Promise<Blob>;
}

/** Why a picture is not among the chosen files. */
export type PictureProblem = 'missing' | 'ambiguous' | 'too-large';

/** Pictures that were chosen together with a table, by their names. */
export interface PictureFiles {
  count: number;
  /** By its path in an archive, or by its name alone if no other has it. Letter case does not matter. */
  find(name: string): PackedFile | PictureProblem;
}

/** An archive is too large to be read. */
export class ArchiveTooLarge extends Error {}

const PICTURE = /\.(jpe?g|png|webp|gif|avif|heic|heif|tiff?)$/i;
export const isArchive = ({ name }: Pick<File, 'name'>): boolean => /\.zip$/i.test(name);
export const isPicture = ({ path }: PackedFile): boolean => PICTURE.test(path);

/** The pictures among files and inside zip archives. Throws `ArchiveTooLarge`, or another error for a damaged archive. */
export async function readPictures(files: readonly File[]): Promise<PictureFiles> {
  const packed = await Promise.all(
    files.map(async (file) => (isArchive(file) ? (await filesOf(file)).filter(isPicture) : [chosen(file)])),
  );
  return pictureFiles(packed.flat());
}

/** Looks up files by name. */
export function pictureFiles(files: readonly PackedFile[]): PictureFiles {
  const byPath = new Map(files.map((file) => [folded(file.path), file]));
  const byName = new Map<string, PackedFile | 'ambiguous'>();
  for (const file of files) {
    const name = folded(nameOf(file.path));
    byName.set(name, byName.has(name) ? 'ambiguous' : file);
  }
  return {
    count: files.length,
    find(name) {
      const path = folded(
        name
          .trim()
          .replaceAll('\\', '/')
          .replace(/^\.?\//, ''),
      );
      const found = byPath.get(path) ?? byName.get(nameOf(path)) ?? 'missing';
      return typeof found === 'object' && found.bytes > MAX_IMAGE_BYTES ? 'too-large' : found;
    },
  };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** macOS writes accents apart from their letters. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

const chosen = (file: File): PackedFile => ({
  path: file.name,
  bytes: file.size,
  read: async () => file,
});

/** The files of a zip archive, each of which is unpacked when it is read. */
export async function filesOf(archive: File): Promise<PackedFile[]> {
  if (archive.size > MAX_ARCHIVE_BYTES) throw new ArchiveTooLarge();
  const { unzipSync } = await import(/* webpackChunkName: "zip" */ 'fflate');
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const files: PackedFile[] = [];
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      // Folders, and what macOS adds.
      if (!name.endsWith('/') && !name.startsWith('__MACOSX/')) {
        files.push({
          path: name,
          bytes: originalSize,
          async read() {
            const unpacked = unzipSync(bytes, { filter: (file) => file.name === name })[name];
            return new Blob(unpacked ? [new Uint8Array(unpacked)] : []);
          },
        });
      }
      return false;
    },
  });
  return files;
}
