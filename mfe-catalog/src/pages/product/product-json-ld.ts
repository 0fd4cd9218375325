import type { Language, Product } from '@portico/shared/contracts';
import { addressInLanguage, localized, priceTag } from '@portico/shared/domain';
import type { Offer, Product as ProductInfo, WithContext } from 'schema-dts';

/** Labels of unavailable products. */
const NOT_THERE: readonly Product['highlightText'][] = ['sold_out', 'full'];

/** A product as schema.org data, with its current price. `page` is its absolute URL. */
export function productJsonLd(of: { product: Product; page: string; language: Language }): object {
  const { product, page, language } = of;
  const url = addressInLanguage(page, language);
  const description = localized(product.description, language);
  const tag = priceTag(product);
  const offer: Offer | undefined =
    tag.kind === 'none'
      ? undefined
      : {
          '@type': 'Offer',
          url,
          price: tag.kind === 'plain' ? tag.amount : tag.now,
          priceCurrency: 'THB',
          availability: `https://schema.org/${NOT_THERE.includes(product.highlightText) ? 'SoldOut' : 'InStock'}`,
        };
  const info: WithContext<ProductInfo> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${page}#product`,
    name: localized(product.name, language),
    url,
    ...(description ? { description } : {}),
    ...(product.imageURL ? { image: new URL(product.imageURL, page).href } : {}),
    ...(offer ? { offers: offer } : {}),
  };
  return info;
}
