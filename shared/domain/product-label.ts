import type { PRODUCT_LABELS } from '../contracts/constants.ts';
import { THAI_WORDS } from './thai-words.ts';

/** A label's text, and its language unless it is the same in all languages. */
export interface ProductLabel {
  text: string;
  lang: 'en' | 'th';
}

const LABELS: Record<(typeof PRODUCT_LABELS)[number], ProductLabel> = {
  new: { text: 'NEW', lang: 'en' },
  sale_en: { text: 'SALE', lang: 'en' },
  hot: { text: 'HOT', lang: 'en' },
  sale_th: { text: THAI_WORDS.sale, lang: 'th' },
  top: { text: 'TOP', lang: 'en' },
  sold_out: { text: 'SOLD OUT', lang: 'en' },
  full: { text: THAI_WORDS.full, lang: 'th' },
  blank: { text: THAI_WORDS.vacant, lang: 'th' },
  promotion: { text: 'PROMOTION', lang: 'en' },
  '1free1': { text: THAI_WORDS.oneGetOne, lang: 'th' },
  suggest: { text: THAI_WORDS.recommended, lang: 'th' },
};

/** The label of a product's highlightText; undefined if it has none. [CAT-08, CAT-09] */
export function productLabel(highlightText: string | undefined): ProductLabel | undefined {
  if (!highlightText) return undefined;
  return Object.hasOwn(LABELS, highlightText)
    ? LABELS[highlightText as keyof typeof LABELS]
    : { text: 'None Text', lang: 'en' };
}
