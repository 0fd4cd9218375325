import type { GalleryItem } from '@portico/shared/contracts';
import { pictureSources } from '@portico/shared/ui';
import type { SlideImage } from 'yet-another-react-lightbox';
import { itemRatio } from '../gallery-items/item-ratio.ts';
import { pictureHref } from '../gallery-items/picture-href.ts';

/**
 * A picture for the lightbox; images of this site have several widths, so that phones load small ones. The heights only
 * limit the rendered size: the picture keeps its aspect ratio.
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
