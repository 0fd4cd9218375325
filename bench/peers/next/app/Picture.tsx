import { preload } from 'react-dom';
import type { Picture as PictureContent } from './page-content.ts';

/** A picture in four widths; the hero is preloaded, the others load lazily. */
export function Picture({
  src,
  srcset,
  sizes,
  ratio,
  isHero = false,
}: PictureContent & { isHero?: boolean }) {
  if (isHero) preload(src, { as: 'image', imageSrcSet: srcset, imageSizes: sizes, fetchPriority: 'high' });
  return (
    <img
      src={src}
      srcSet={srcset}
      sizes={sizes}
      alt=""
      loading={isHero ? 'eager' : 'lazy'}
      fetchPriority={isHero ? 'high' : 'auto'}
      {...(isHero ? {} : { style: { aspectRatio: ratio } })}
    />
  );
}
