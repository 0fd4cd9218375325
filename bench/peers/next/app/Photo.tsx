const WIDTHS = [320, 640, 960, 1280, 1920];

/** A picture in five widths, as ours are. */
export function Photo({ id, alt }: { id: string; alt: string }) {
  return (
    <img
      src={`/images/${id}?w=960`}
      srcSet={WIDTHS.map((width) => `/images/${id}?w=${width} ${width}w`).join(', ')}
      sizes="(min-width: 1024px) 282px, 46vw"
      alt={alt}
      loading="lazy"
    />
  );
}
