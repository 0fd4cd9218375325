import { expect, test } from '@jest/globals';
import type { Product } from '@portico/shared/contracts';
import { productJsonLd } from './product-json-ld.ts';

const page = 'https://demo.example/catalog/c1/product/p1?portalId=studio';
const cup: Product = {
  _id: 'p1',
  catalogId: 'c1',
  name: { en: 'Tea cup', th: 'ถ้วยชา' },
  description: { en: 'Two fish swim in it.' },
  imageURL: '/images/cup',
  price: 320,
  priceSale: 450,
  appearSeq: 1,
};

test('[CAT-13, CAT-07] contains name, picture and current price', () => {
  expect(productJsonLd({ product: cup, page, language: 'th' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${page}#product`,
    name: 'ถ้วยชา',
    url: expect.stringContaining(page),
    description: 'Two fish swim in it.',
    image: 'https://demo.example/images/cup',
    offers: {
      '@type': 'Offer',
      url: expect.stringContaining(page),
      price: 320,
      priceCurrency: 'THB',
      availability: 'https://schema.org/InStock',
    },
  });
});

test.each(['sold_out', 'full'])('[CAT-08] a product labelled %s is out of stock', (highlightText) => {
  expect(productJsonLd({ product: { ...cup, highlightText }, page, language: 'en' })).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

test('a product without a price has no offer', () => {
  const { price, priceSale, ...free } = cup;
  expect(productJsonLd({ product: free, page, language: 'en' })).not.toHaveProperty('offers');
});
