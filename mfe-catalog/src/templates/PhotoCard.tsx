import { LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import {
  cardFrameStyles,
  cardLinkStyles,
  clampLines,
  color,
  fontSizes,
  media,
  overCardLink,
  Picture,
  radii,
  spacing,
} from '@portico/shared/ui';
import type { ProductCardProps } from './card-props.ts';
import { Label } from './Label.tsx';
import { Price } from './Price.tsx';
import { ProductAction } from './ProductAction.tsx';

/** Template 3: a photo with name and price on it. [CAT-02] */
export function PhotoCard({ product, href, calm, priority }: ProductCardProps) {
  return (
    <div
      css={{
        ...cardFrameStyles,
        isolation: 'isolate',
        // `clip` lets the card grow with its text; a scroll container would keep its ratio and hide the text.
        overflow: 'clip',
        blockSize: 'auto',
        aspectRatio: '1',
        [media.mobile]: { aspectRatio: '3 / 4' },
        justifyContent: 'space-between',
        background: color.photoGround,
        color: color.onPhoto,
        '--color-focus': '#fff',
        '&:has(:focus-visible)': { outline: `3px solid ${color.brandStrong}`, outlineOffset: 2 },
      }}
    >
      <Picture
        fill
        alt=""
        calm={calm}
        priority={priority}
        src={product.imageURL}
        sizes="(min-width: 1024px) 386px, 46vw"
        css={{ zIndex: -1 }}
      />
      <div css={{ padding: spacing[3] }}>
        <Label product={product} />
      </div>
      <div
        css={{
          display: 'grid',
          gap: spacing[2],
          justifyItems: 'start',
          padding: `${spacing[8]} ${spacing[3]} ${spacing[3]}`,
          background: 'linear-gradient(to bottom, transparent, rgb(18 14 10 / 0.72) 2.5rem)',
          borderRadius: `0 0 ${radii.lg} ${radii.lg}`,
        }}
      >
        <h3 css={{ fontSize: fontSizes.md, letterSpacing: 0 }}>
          <Link to={href} css={cardLinkStyles}>
            <span css={clampLines(2)}>
              <LocalizedTitle text={product.name} />
            </span>
          </Link>
        </h3>
        <Price product={product} onPhoto />
        <div css={{ ...overCardLink, '&:empty': { display: 'none' } }}>
          <ProductAction product={product} href={href} />
        </div>
      </div>
    </div>
  );
}
