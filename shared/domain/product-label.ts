import type { Language, PRODUCT_LABELS } from '../contracts/constants.ts';
import type { TranslatableText } from '../contracts/localized.ts';
import { type TextForReader, textForReader } from './text-for-reader.ts';
import { THAI_WORDS } from './thai-words.ts';

/** These are the same for every reader, so each has its languages. */
const LABELS: Record<(typeof PRODUCT_LABELS)[number], TextForReader> = {
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

/**
 * The label of a product's highlightText says to the reader; undefined if it has none. A string names a label, an object is the
 * label's own text. [CAT-08, CAT-09]
 */
export function productLabel(
  highlightText: TranslatableText | undefined,
  language: Language,
): TextForReader | undefined {
  if (!highlightText) return undefined;
  if (typeof highlightText === 'object') {
    const own = textForReader(highlightText, language);
    return own.text ? own : undefined;
  }
  return Object.hasOwn(LABELS, highlightText)
    ? LABELS[highlightText as keyof typeof LABELS]
    : { text: 'None Text', lang: 'en' };
}
