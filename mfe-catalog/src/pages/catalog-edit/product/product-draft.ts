import {
  CATALOG_TEMPLATES,
  type CatalogTemplate,
  type LocalizedText,
  type Product,
  type TranslatableText,
} from '@portico/shared/contracts';
import { changedFields, hasTranslation, safeHref, toWireText } from '@portico/shared/domain';
import type { FormProblems, RefusedField } from '@portico/shared/patterns';
import type { NewProduct, ProductChanges } from '../catalog-edit.api.ts';
import { typedPrice } from '../typed-price.ts';

/** A product in its form: numbers as typed, '' for absent fields. */
export interface ProductDraft {
  name: LocalizedText;
  description: LocalizedText;
  price: string;
  priceSale: string;
  picture: { mainImageId: string; imageURL: string } | undefined;
  /** '', the name of a label, or a label's own text. */
  highlightText: TranslatableText;
  template: string;
  actionText: LocalizedText;
  actionColor: string;
  actionLink: string;
}

/** The rule that a field breaks; a message key under `product.problem`. */
export type DraftRule = 'required' | 'price' | 'link';
export type DraftProblem = DraftRule | RefusedField;

/** The fields of the form that have another path in the request. */
export const FIELDS_IN_REQUEST = {
  'action.text': 'actionText',
  'action.color': 'actionColor',
  'action.link': 'actionLink',
  mainImageId: 'picture',
};

export const draftOf = (product: Product | undefined): ProductDraft => ({
  name: product?.name ?? {},
  description: product?.description ?? {},
  price: product?.price === undefined ? '' : String(product.price),
  priceSale: product?.priceSale === undefined ? '' : String(product.priceSale),
  picture:
    product?.mainImageId === undefined
      ? undefined
      : { mainImageId: product.mainImageId, imageURL: product.imageURL ?? '' },
  highlightText: product?.highlightText ?? '',
  template: product?.template === undefined ? '' : String(product.template),
  actionText: product?.action?.text ?? {},
  actionColor: product?.action?.color ?? '',
  actionLink: product?.action?.link ?? '',
});

/** The fields that break a rule. */
export function problemsOf({ name, price, priceSale, actionLink }: ProductDraft): FormProblems<DraftRule> {
  const isUnsafe = actionLink.trim() !== '' && !safeHref(actionLink.trim());
  return {
    ...(hasTranslation(name) ? {} : { name: 'required' }),
    ...(typedPrice(price) === 'wrong' ? { price: 'price' } : {}),
    ...(typedPrice(priceSale) === 'wrong' ? { priceSale: 'price' } : {}),
    ...(isUnsafe ? { actionLink: 'link' } : {}),
  };
}

/** All fields of a valid draft for the request; null removes a field. */
function fieldsOf(draft: ProductDraft) {
  const price = (typed: string): number | null => {
    const amount = typedPrice(typed);
    if (amount === 'wrong') throw new Error('a draft with a problem is not sent');
    return amount ?? null;
  };
  const template = CATALOG_TEMPLATES.find((known) => String(known) === draft.template);
  return {
    name: draft.name,
    description: toWireText(draft.description),
    price: price(draft.price),
    priceSale: price(draft.priceSale),
    mainImageId: draft.picture?.mainImageId ?? null,
    highlightText:
      typeof draft.highlightText === 'string' ? draft.highlightText || null : toWireText(draft.highlightText),
    template: (template ?? null) satisfies CatalogTemplate | null,
    action: actionOf(draft),
  };
}

function actionOf({ actionText, actionColor, actionLink }: ProductDraft): NewProduct['action'] {
  const link = actionLink.trim();
  if (!hasTranslation(actionText) && !actionColor && !link) return null;
  return {
    ...(hasTranslation(actionText) ? { text: actionText } : {}),
    ...(actionColor ? { color: actionColor } : {}),
    ...(link ? { link } : {}),
  };
}

/** Request body of a new product. */
export function newProductOf(draft: ProductDraft): NewProduct {
  const { name, ...others } = fieldsOf(draft);
  return { name, ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)) };
}

/** Request body of an edited product: the changed fields. */
export const changesOf = (before: ProductDraft, draft: ProductDraft): ProductChanges =>
  changedFields(fieldsOf(before), fieldsOf(draft));
