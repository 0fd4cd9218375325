import { css } from '@emotion/react';
import { ImageOff } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { farShimmerStyles, shimmerStyles } from '../skeleton/shimmer-styles.ts';
import { color } from '../tokens/tokens.ts';
import { type PictureSources, pictureSources } from './picture-sources.ts';

/** Props of `Picture`. */
export interface PictureProps {
  /** An image of ours, in five widths. */
  imageId?: string | undefined;
  /** Else its address; `/images/{id}` is taken as ours. */
  src?: string | undefined;
  /** Where our images live: '/images' unless configured otherwise. */
  prefix?: string | undefined;
  /** What it shows; '' when the words beside it say so already. */
  alt: string;
  /** How wide it is rendered, as the `sizes` attribute: the browser picks the width from it. */
  sizes?: string | undefined;
  /** Width / height of its frame, such as 4 / 3. Not needed with `fill`. */
  ratio?: number | undefined;
  /** Fills the positioned box around it. */
  fill?: boolean | undefined;
  /** The picture of first sight: loaded at once and before others. */
  priority?: boolean | undefined;
  /** Where the picture is cropped to, as `object-position`. */
  position?: string | undefined;
  /** One of hundreds: its frame is a plain colour until it comes, and nothing is done on the page when it has. */
  calm?: boolean | undefined;
  /** The record's placeholder colour under the shimmer. */
  placeholderColor?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const ground = css({ display: 'block', backgroundColor: color.sunken });
const frame = css(ground, { position: 'relative', overflow: 'hidden', color: color.inkSubtle });
const filling = css({ position: 'absolute', inset: 0 });

const image = css({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  /** The words of alt are not rendered over the shimmer while the picture is on its way. */
  color: 'transparent',
  /** Not before the picture of first sight has come: set by the loader in the page's head. What is not rendered is not loaded. */
  'html[data-first] &[loading=lazy]': { display: 'none' },
});
const imageOverShimmer = css(image, filling);
/** With nothing under it, it lies in its frame and is rounded as that is: what is cut or placed costs a layer to paint. */
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

  /** A picture rendered by the server may have loaded or failed before anyone listened. */
  useEffect(() => {
    if (!element.current?.complete) return;
    const hasFailed = element.current.naturalWidth === 0;
    if (hasFailed || !calm) setState(hasFailed ? 'failed' : 'loaded');
  }, [calm]);

  const isCalm = calm && state === 'loading';
  return (
    <span
      css={[
        isCalm ? ground : frame,
        fill && filling,
        state === 'loading' && !calm && (priority ? shimmerStyles : farShimmerStyles),
      ]}
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
          sizes={sizes}
          srcSet={sources.srcSet}
          src={sources.src}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
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
 * A photograph in a frame of fixed shape: nothing shifts. A shimmer lies under it until it has loaded or failed; on
 * the server's page the loaded picture covers it without script. A calm one has none. One that failed, or is missing, is
 * a quiet icon.
 * [APP-30]
 */
export function Picture(props: PictureProps) {
  const sources = pictureSources(props);
  /** The key: another address starts again. */
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
