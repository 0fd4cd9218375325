import { LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import {
  cardLinkStyles,
  clampLines,
  color,
  fontSizes,
  overCardLink,
  Picture,
  radii,
  spacing,
} from '@portico/shared/ui';
import type { ProductCardProps } from './card-props.ts';
import { Label } from './Label.tsx';
import { Price } from './Price.tsx';
import { ProductAction } from './ProductAction.tsx';

/** Template 4: a tall frameless picture with centred text. [CAT-02] */
export function PosterCard({ product, href, calm, priority }: ProductCardProps) {
  return (
    <div css={{ position: 'relative', display: 'grid', gap: spacing[3], alignContent: 'start' }}>
      <div css={{ position: 'relative' }}>
        <Picture
          alt=""
          ratio={3 / 4}
          calm={calm}
          priority={priority}
          src={product.imageURL}
          sizes="(min-width: 600px) 280px, 46vw"
          css={{ borderRadius: radii.lg }}
        />
        <div
          css={{
            position: 'absolute',
            insetBlockEnd: spacing[3],
            insetInline: spacing[3],
            textAlign: 'center',
          }}
        >
          <Label product={product} />
        </div>
      </div>
      <div css={{ display: 'grid', gap: 4, justifyItems: 'center', textAlign: 'center' }}>
        <h3 css={{ fontSize: fontSizes.md, letterSpacing: 0 }}>
          <Link to={href} css={cardLinkStyles}>
            <span css={clampLines(2)}>
              <LocalizedTitle text={product.name} />
            </span>
          </Link>
        </h3>
        <span
          css={{ inlineSize: 28, blockSize: 2, background: color.brand, marginBlock: 4 }}
          aria-hidden="true"
        />
        <Price product={product} />
        <div css={{ ...overCardLink, marginBlockStart: 4, '&:empty': { display: 'none' } }}>
          <ProductAction product={product} href={href} />
        </div>
      </div>
    </div>
  );
}
