import { expect, test } from '@jest/globals';
import { catalogHref, productHref } from './catalog-links.ts';

test('[CAT-11] a product links to its detail page of the micro-site', () => {
  const of = { catalogId: 'c 1', productId: 'p/2', portalId: 'portal', provider: 'demo' };
  expect(productHref(of)).toBe('/catalog/c%201/product/p%2F2/detail?portalId=portal&provider=demo');
  expect(productHref({ ...of, microEndpoint: 'https://shop.example' })).toBe(
    'https://shop.example/catalog/c%201/product/p%2F2/detail?portalId=portal&provider=demo',
  );
});

test('[CAT-12] a catalogue links by its ref', () => {
  expect(catalogHref({ ref: 'ref', catalogId: 'c1', portalId: 'p1' })).toBe(
    '/catalogRef/ref?catalogId=c1&portalId=p1',
  );
});
