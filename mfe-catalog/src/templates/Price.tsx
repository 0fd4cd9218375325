import type { Product } from '@portico/shared/contracts';
import { formatBaht, priceTag } from '@portico/shared/domain';
import { color, fontSizes, VisuallyHidden } from '@portico/shared/ui';
import { useWords } from '../words/use-words.ts';

/** The price tag: the former price struck through, the present one red, both also in words. [CAT-06, CAT-07, T-28] */
export function Price({ product, onPhoto = false }: { product: Product; onPhoto?: boolean }) {
  const { t } = useWords();
  const tag = priceTag(product);
  const amount = { fontWeight: 'var(--font-bold)', fontVariantNumeric: 'tabular-nums' } as const;
  switch (tag.kind) {
    case 'none':
      return null;
    case 'plain':
      return (
        <bdi dir="ltr" css={amount}>
          {formatBaht(tag.amount)}
        </bdi>
      );
    case 'reduced':
      return (
        <span css={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 }}>
          <span css={{ color: onPhoto ? 'inherit' : color.inkSubtle, fontSize: fontSizes.sm }}>
            <VisuallyHidden>{t('price.was')} </VisuallyHidden>
            <del>
              <bdi dir="ltr">{formatBaht(tag.was)}</bdi>
            </del>
          </span>
          <span
            css={[
              amount,
              { color: color.danger },
              // Red is not readable on a photo's plate: it gets a light one of its own.
              onPhoto && { paddingInline: 8, borderRadius: 6, background: color.surface },
            ]}
          >
            <VisuallyHidden>{t('price.now')} </VisuallyHidden>
            <bdi dir="ltr">{formatBaht(tag.now)}</bdi>
          </span>
        </span>
      );
  }
}
