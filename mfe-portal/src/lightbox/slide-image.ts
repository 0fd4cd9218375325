import type { GalleryItem } from '@portico/shared/contracts';
import { pictureSources } from '@portico/shared/ui';
import type { SlideImage } from 'yet-another-react-lightbox';
import { itemRatio } from '../gallery-items/item-ratio.ts';
import { pictureHref } from '../gallery-items/picture-href.ts';

/**
 * A picture as the lightbox takes it: one of ours in its widths, so that a phone loads no more than it shows. Heights
 * only bound what is drawn; the picture keeps its own shape.
 */
export function slideImage(item: GalleryItem, alt: string): SlideImage {
  const href = pictureHref(item) ?? '';
  const { src, srcSet } = pictureSources({ src: href }) ?? { src: href };
  const ratio = Math.min(1, itemRatio(item));
  return {
    src,
    alt,
    ...(srcSet
      ? {
          srcSet: srcSet.split(', ').map((source) => {
            const [address = '', width = ''] = source.split(' ');
            const widthPx = Number.parseInt(width, 10);
            return { src: address, width: widthPx, height: Math.round(widthPx / ratio) };
          }),
        }
      : {}),
  };
}
