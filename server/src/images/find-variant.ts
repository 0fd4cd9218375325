import type { ImageEncoder } from './image-encoder.ts';
import { variantFile } from './image-file-paths.ts';
import type { ImageFiles } from './image-files.ts';
import { IMAGE_FORMATS, type ImageVariant, offeredWidth, type VariantRequest } from './image-store.ts';

interface VariantSource {
  files: Pick<ImageFiles, 'read'>;
  encoder: Pick<ImageEncoder, 'encode' | 'encodeLater'>;
}

/** The best stored format of a size that the client supports, or else the best fast one. */
export async function findVariant(
  { files, encoder }: VariantSource,
  { id, width: wanted, accepts }: VariantRequest,
): Promise<ImageVariant | undefined> {
  const width = offeredWidth(wanted);
  const understood = IMAGE_FORMATS.filter((format) => format === 'jpeg' || accepts.includes(format));
  const [best = 'jpeg'] = understood;
  let failure: { error: unknown } | undefined;
  for (const format of understood) {
    // During an outage only some files are cached, and not always in the best format.
    const bytes = await files.read(variantFile(id, width, format)).catch((error: unknown) => {
      failure ??= { error };
    });
    if (!bytes?.length) continue;
    if (format !== best) encoder.encodeLater(id, width, best);
    return { bytes, format, width, isInterim: format !== best };
  }
  if (failure) throw failure.error;
  // AVIF is too slow to wait for.
  const format = understood.find((quick) => quick !== 'avif') ?? 'jpeg';
  const bytes = await encoder.encode(id, width, format);
  if (bytes && format !== best) encoder.encodeLater(id, width, best);
  return bytes && { bytes, format, width, isInterim: format !== best };
}
