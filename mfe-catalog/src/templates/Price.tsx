import { css } from '@emotion/react';
import type { Product } from '@portico/shared/contracts';
import { formatBaht, priceTag } from '@portico/shared/domain';
import { color, fontSizes, VisuallyHidden } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

const amount = css({ fontWeight: 'var(--font-bold)', fontVariantNumeric: 'tabular-nums' });
const both = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 });
const former = css({ color: color.inkSubtle, fontSize: fontSizes.sm });
const formerOnPhoto = css({ fontSize: fontSizes.sm });
const reduced = css(amount, { color: color.danger });
/** Red is not readable on the dark background of photos, so it has a light one. */
const reducedOnPhoto = css(reduced, { paddingInline: 8, borderRadius: 6, background: color.surface });

/**
 * The price: the former one struck through, the current one red, both with text for screen readers. [CAT-06, CAT-07,
 * T-28]
 */
export function Price({ product, onPhoto = false }: { product: Product; onPhoto?: boolean }) {
  const { t, language } = useMessages();
  const tag = priceTag(product);
  switch (tag.kind) {
    case 'none':
      return null;
    case 'plain':
      return <bdi css={amount}>{formatBaht(tag.amount, language)}</bdi>;
    case 'reduced':
      return (
        <span css={both}>
          <span css={onPhoto ? formerOnPhoto : former}>
            <VisuallyHidden>{t('price.was')} </VisuallyHidden>
            <del>
              <bdi>{formatBaht(tag.was, language)}</bdi>
            </del>
          </span>
          <span css={onPhoto ? reducedOnPhoto : reduced}>
            <VisuallyHidden>{t('price.now')} </VisuallyHidden>
            <bdi>{formatBaht(tag.now, language)}</bdi>
          </span>
        </span>
      );
  }
}
