import { css, type SerializedStyles } from '@emotion/react';
import { ImageOff } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { farShimmerStyles, shimmerStyles } from '../skeleton/shimmer-styles.ts';
import { color } from '../tokens/tokens.ts';
import { type PictureSources, pictureSources } from './picture-sources.ts';

/** Props of `Picture`. */
export interface PictureProps {
  /** Id of an image of this site, served in up to five widths, as `sizes` needs. */
  imageId?: string | undefined;
  /** URL of any other image; `/images/{id}` counts as an image of this site. */
  src?: string | undefined;
  /** Path prefix of this site's images; '/images' by default. */
  prefix?: string | undefined;
  /** Alternative text; '' if the text beside it says the same. */
  alt: string;
  /** The `sizes` attribute, from which the browser chooses the width. */
  sizes?: string | undefined;
  /** Aspect ratio of the frame (width / height), such as 4 / 3. Not needed with `fill`. */
  ratio?: number | undefined;
  /** Fills the surrounding positioned box. */
  fill?: boolean | undefined;
  /** The largest contentful picture: loaded eagerly with high priority. */
  priority?: boolean | undefined;
  /** Focus of the crop, as `object-position`. */
  position?: string | undefined;
  /** For long lists: the frame is a plain colour until the picture loads, and loading it updates no state. */
  calm?: boolean | undefined;
  /** The record's placeholder colour, below the shimmer. */
  placeholderColor?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const ground = css({ display: 'block', backgroundColor: color.sunken });
const frame = css(ground, { position: 'relative', overflow: 'hidden', color: color.inkSubtle });
const filling = css({ position: 'absolute', inset: 0 });
/** By attribute: the class of a loaded picture would insert a rule into a server-rendered page. */
const shimmerWhileLoading = (styles: SerializedStyles) => css`&[data-picture='loading'] { ${styles} }`;
const nearShimmer = shimmerWhileLoading(shimmerStyles);
const farShimmer = shimmerWhileLoading(farShimmerStyles);

const image = css({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  /** Hides the alternative text over the shimmer while the picture loads. */
  color: 'transparent',
  /**
   * Lazy pictures wait for the priority picture (`data-first` is set by the page loader), because a picture that is not
   * rendered is not loaded.
   */
  'html[data-first] &[loading=lazy]': { display: 'none' },
});
const imageOverShimmer = css(image, filling);
/** Without a shimmer the picture is rounded itself: clipping or positioning it would need a paint layer. */
const calmImage = css({ display: 'block', borderRadius: 'inherit' }, image);

type LoadState = 'loading' | 'loaded' | 'failed';

function LoadedPicture({ sources, ...props }: PictureProps & { sources: PictureSources }) {
  const {
    alt,
    sizes = '100vw',
    ratio = 4 / 3,
    fill = false,
    priority = false,
    position,
    calm = false,
    placeholderColor,
  } = props;
  const [state, setState] = useState<LoadState>('loading');
  const element = useRef<HTMLImageElement>(null);

  /** A server-rendered picture may have loaded or failed before hydration. */
  useEffect(() => {
    if (!element.current?.complete) return;
    const hasFailed = element.current.naturalWidth === 0;
    if (hasFailed || !calm) setState(hasFailed ? 'failed' : 'loaded');
  }, [calm]);

  const isCalm = calm && state === 'loading';
  return (
    <span
      css={[isCalm ? ground : frame, fill && filling, !calm && (priority ? nearShimmer : farShimmer)]}
      data-picture={isCalm ? 'calm' : state}
      className={props.className}
      style={{
        ...(fill ? undefined : { aspectRatio: ratio }),
        ...(placeholderColor && state !== 'failed' ? { backgroundColor: placeholderColor } : undefined),
        ...props.style,
      }}
    >
      {state === 'failed' ? (
        <MissingPicture alt={alt} />
      ) : (
        <img
          ref={element}
          css={calm ? calmImage : imageOverShimmer}
          alt={alt}
          sizes={sources.srcSet && sizes}
          srcSet={sources.srcSet}
          src={sources.src}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          style={position ? { objectPosition: position } : undefined}
          onLoad={calm ? undefined : () => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  );
}

function MissingPicture({ alt }: { alt: string }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      css={[filling, { display: 'grid', placeItems: 'center' }]}
    >
      <ImageOff size={28} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}

/**
 * A photograph in a frame of fixed aspect ratio, to avoid a layout shift; a failed or missing one shows an icon. A
 * shimmer is shown while it loads, but not with `calm`; without script the picture covers it. [APP-30]
 */
export function Picture(props: PictureProps) {
  const sources = pictureSources(props);
  /** Another URL remounts the picture. */
  if (sources) return <LoadedPicture key={sources.src} {...props} sources={sources} />;
  return (
    <span
      css={[frame, props.fill && filling]}
      data-picture="missing"
      className={props.className}
      style={{ ...(props.fill ? undefined : { aspectRatio: props.ratio ?? 4 / 3 }), ...props.style }}
    >
      <MissingPicture alt={props.alt} />
    </span>
  );
}
