import type { Product } from '@portico/shared/contracts';
import { productLabel } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import {
  CardBody,
  CardFrame,
  CardImage,
  CardTitle,
  color,
  fontSizes,
  overCardLink,
  spacing,
} from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';
import type { ProductCardProps } from './card-props.ts';
import { Price } from './Price.tsx';
import { ProductAction } from './ProductAction.tsx';

/** Template 5: a diagonal ribbon over the picture's corner, and the price in a band. [CAT-04] */
export function RibbonCard({ product, href, calm, priority }: ProductCardProps) {
  return (
    <CardFrame as="div" css={{ overflow: 'hidden' }}>
      <CardImage alt="" ratio={1} calm={calm} priority={priority} src={product.imageURL} />
      <DiagonalRibbon product={product} />
      <CardBody>
        <CardTitle as={Link} to={href}>
          <LocalizedTitle text={product.name} />
        </CardTitle>
        <div css={{ ...overCardLink, marginBlockStart: 'auto', '&:empty': { display: 'none' } }}>
          <ProductAction product={product} href={href} />
        </div>
      </CardBody>
      <div
        css={{
          padding: `${spacing[2]} ${spacing[4]}`,
          background: color.sunken,
          fontSize: fontSizes.lg,
          '&:empty': { display: 'none' },
        }}
      >
        <Price product={product} />
      </div>
    </CardFrame>
  );
}

/** In the corner at the end of the reading direction; mirrored in right-to-left pages. */
function DiagonalRibbon({ product }: { product: Product }) {
  const { language } = useMessages();
  const label = productLabel(product.highlightText, language);
  if (!label) return null;
  return (
    <div
      data-ribbon="diagonal"
      css={{
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        inlineSize: 128,
        blockSize: 128,
        overflow: 'hidden',
        pointerEvents: 'none',
        '--lean': '45deg',
        "[dir='rtl'] &": { '--lean': '-45deg' },
      }}
    >
      <span
        lang={label.lang}
        css={{
          position: 'absolute',
          insetBlockStart: 28,
          insetInlineEnd: -44,
          inlineSize: 180,
          padding: '4px 0',
          rotate: 'var(--lean)',
          background: color.brand,
          color: color.onBrand,
          fontSize: fontSizes.xs,
          fontWeight: 'var(--font-bold)',
          lineHeight: 1.6,
          textAlign: 'center',
          whiteSpace: 'nowrap',
          boxShadow: 'var(--shadow-md)',
        }}
      >
        {label.text}
      </span>
    </div>
  );
}
