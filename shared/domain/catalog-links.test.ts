import { expect, test } from '@jest/globals';
import { catalogEditHref, catalogHref, productHref } from './catalog-links.ts';

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

test('[AMBIG-50, CAT-15] the way to edit catalogues follows the micro-site', () => {
  const of = { portalId: 'p1', provider: 'demo' };
  expect(catalogEditHref(of)).toBe('/catalog/edit?portalId=p1&provider=demo');
  expect(catalogEditHref({ ...of, microEndpoint: 'https://shop.example' })).toBe(
    'https://shop.example/catalog/edit?portalId=p1&provider=demo',
  );
});
