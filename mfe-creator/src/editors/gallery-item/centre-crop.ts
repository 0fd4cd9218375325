import { withPicture } from '../../image-editor/crop-source.ts';
import { cutCrop } from '../../image-editor/cut-crop.ts';
import type { EditedImage } from '../../image-editor/EditImageDialog.tsx';

/** The aspect ratio of gallery pictures that are added without cropping. */
const SHAPE = { width: 4, height: 3 } as const;

/** The largest centred 4:3 box of a picture, in its pixels. */
export function centreBox(picture: { width: number; height: number }) {
  const ratio = SHAPE.width / SHAPE.height;
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height, rotate: 0 };
}

/** The centre of a picture at 4:3 as a JPEG. Rejects files that cannot be decoded. [CROP-10] */
export const centreCrop = (file: Blob): Promise<EditedImage> =>
  withPicture(file, async (image) => {
    const box = centreBox({ width: image.naturalWidth, height: image.naturalHeight });
    const { blob } = await cutCrop(image, box);
    return { blob, aspects: { ...SHAPE } };
  });
