const WIDTHS = [320, 640, 960, 1280, 1920];

interface PhotoProps {
  id: string;
  alt: string;
  /** The largest contentful picture, loaded eagerly; the others load lazily. */
  isHero?: boolean;
}

/** A picture in five widths, like ours. */
export function Photo({ id, alt, isHero = false }: PhotoProps) {
  return (
    <img
      src={`/images/${id}?w=960`}
      srcSet={WIDTHS.map((width) => `/images/${id}?w=${width} ${width}w`).join(', ')}
      sizes={isHero ? '100vw' : '(min-width: 1024px) 282px, 46vw'}
      style={{ width: isHero ? '100%' : '46%', aspectRatio: '16 / 9', objectFit: 'cover' }}
      alt={alt}
      loading={isHero ? 'eager' : 'lazy'}
      fetchPriority={isHero ? 'high' : 'auto'}
    />
  );
}
