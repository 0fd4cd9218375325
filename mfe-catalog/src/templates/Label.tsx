import type { Product } from '@portico/shared/contracts';
import { productLabel } from '@portico/shared/domain';
import { CardRibbon } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

/** A product's label on its picture; some are Thai in every language. [CAT-08, CAT-09, OPEN-20] */
export function Label({ product }: { product: Product }) {
  const { language } = useMessages();
  const label = productLabel(product.highlightText, language);
  if (!label) return null;
  return (
    <CardRibbon>
      <bdi lang={label.lang}>{label.text}</bdi>
    </CardRibbon>
  );
}
