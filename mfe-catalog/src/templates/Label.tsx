import type { Product } from '@portico/shared/contracts';
import { productLabel } from '@portico/shared/domain';
import { CardRibbon } from '@portico/shared/ui';

/** A product's label on its picture; some are Thai in every language. [CAT-08, CAT-09, OPEN-20] */
export function Label({ product }: { product: Product }) {
  const label = productLabel(product.highlightText);
  if (!label) return null;
  return (
    <CardRibbon>
      <span lang={label.lang}>{label.text}</span>
    </CardRibbon>
  );
}
