import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { scrimColor, scrimOpacity } from '../tokens/scrim.ts';
import { color, fontSizes, media, spacing } from '../tokens/tokens.ts';

const frame = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  background: color.photoGround,
  color: color.onPhoto,
  '--color-focus': color.onPhoto,
});

/** The picture is clipped by a box of its own, because menus of the search box may extend beyond the hero. */
const backdrop = css({ position: 'absolute', inset: 0, zIndex: -2, overflow: 'hidden' });

/** An eased gradient: the end of a linear one is visible as a band on the photo. */
const fade = `linear-gradient(to bottom, ${[
  [0, 0],
  [8, 0.2],
  [24, 0.4],
  [50, 0.6],
  [76, 0.8],
  [92, 0.92],
  [100, 1],
]
  .map(
    ([strength, at]) =>
      `color-mix(in srgb, var(--scrim) ${strength}%, transparent) calc((var(--hero-fade) + var(--space-4)) * ${at})`,
  )
  .join(', ')}, var(--scrim))`;

const content = css({
  '--hero-fade': '176px',
  position: 'relative',
  display: 'grid',
  gap: spacing[4],
  paddingBlock: `${spacing[8]} ${spacing[6]}`,
  [media.tabletUp]: { paddingBlockEnd: spacing[16], gap: spacing[5] },
  /** The scrim is as tall as the text and fades out above it. */
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 'calc(-1 * var(--hero-fade)) 0 0',
    background: fade,
    pointerEvents: 'none',
  },
});

/** Reserves the arrow's space before it renders, to avoid a layout shift of the title. */
const withArrow = css({ gridTemplateRows: 'auto 44px' });

const column = css({
  display: 'grid',
  gap: spacing[3],
  inlineSize: '100%',
  maxInlineSize: 'calc(var(--size-content) + 2 * var(--space-gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--space-gutter)',
});

/**
 * The top of a page: a full-width picture with title, subtitle, search box and scroll arrow. The scrim keeps white text
 * at 4.5:1 on any photo.
 */
export function Hero(props: {
  /** A `<Picture fill priority sizes="100vw" alt="" ...>`. */
  picture?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  search?: ReactNode;
  /** An IconButton, centred at the bottom. [HOME-02] */
  scrollArrow?: ReactNode;
  /** Rendered below the subtitle, such as badges or buttons. */
  children?: ReactNode;
  /** `tall` for the home page, `short` for the others. */
  size?: 'tall' | 'short' | undefined;
  /** Luminance (0-1) of the brightest part of the photo behind the text, if measured. */
  photoLuminance?: number | undefined;
}) {
  const { picture, title, subtitle, search, scrollArrow, children, size = 'tall' } = props;
  return (
    <section
      css={[frame, { minBlockSize: `var(--size-hero-${size})` }]}
      style={{ '--scrim': scrimColor(scrimOpacity(props.photoLuminance)) } as CSSProperties}
    >
      <div css={backdrop}>{picture}</div>
      <div css={[content, scrollArrow ? withArrow : undefined]}>
        <div css={column}>
          <h1
            css={{ fontSize: size === 'tall' ? fontSizes['4xl'] : fontSizes['3xl'], maxInlineSize: '20em' }}
          >
            {title}
          </h1>
          {subtitle ? (
            <p css={{ fontSize: fontSizes.lg, maxInlineSize: '36em', textWrap: 'pretty' }}>{subtitle}</p>
          ) : null}
          {children}
          {search ? (
            <div css={{ maxInlineSize: 640, marginBlockStart: spacing[3], color: color.ink }}>{search}</div>
          ) : null}
        </div>
        {scrollArrow ? <div css={{ display: 'flex', justifyContent: 'center' }}>{scrollArrow}</div> : null}
      </div>
    </section>
  );
}
