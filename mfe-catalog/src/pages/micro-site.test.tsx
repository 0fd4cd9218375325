import { describe, expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { CatalogPage } from './catalog/CatalogPage.tsx';
import { ProductDetailPage, ProductPage } from './product/ProductPage.tsx';

const catalog = {
  _id: 'c1',
  ref: 'cups',
  name: { en: 'Cups' },
  template: 1,
  portalId: 'studio',
  products: [],
  appearSeq: 1,
  userIds: [],
};
const cup = {
  _id: 'p1',
  catalogId: 'c1',
  name: { en: 'Tea cup' },
  description: { en: 'Two fish swim in it.' },
  price: 320,
  priceSale: 450,
  highlightText: 'new',
  action: { text: { en: 'Order' }, link: 'https://shop.example/' },
  appearSeq: 1,
};

const open = (url: string) =>
  renderWithPlatform(
    {
      routes: [
        { path: '/catalogRef/:ref', Component: CatalogPage },
        { path: '/catalog/show', Component: CatalogPage },
        { path: '/catalog/:catalogId/product/:productId', Component: ProductPage },
        { path: '/catalog/:catalogId/product/:productId/detail', Component: ProductDetailPage },
      ],
      url,
    },
    {
      namespace: 'mfe-catalog',
      messages,
      server: {
        'GET /api/web-admin/': () => ({ data: { provider: 'demo', isPrivate: false, title: {}, tags: [] } }),
        'GET /api/catalogs': () => ({ data: [catalog] }),
        'GET /api/products': () => ({ data: [cup] }),
      },
    },
  );

describe('a catalogue’s page', () => {
  test.each([
    '/catalogRef/cups?catalogId=c1&portalId=studio',
    '/catalogRef/cups?portalId=studio',
    '/catalogRef/c1?catalogId=c1&portalId=studio',
    '/catalog/show?catalogId=c1&portalId=studio',
  ])('[OPEN-07] %s shows the catalogue with all its products', async (url) => {
    const { calls } = await open(url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cups' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Tea cup' })).toBeTruthy();
    expect(calls).toContain('GET /api/products?catalogIds=c1&_sort=appearSeq&_order=asc');
    expect(screen.getByRole('link', { name: 'Back to the page' }).getAttribute('href')).toBe(
      '/portals/studio',
    );
  });

  test.each(['/catalogRef/none?portalId=studio', '/catalogRef/cups'])('%s is not found', async (url) => {
    await open(url);
    expect(await screen.findByText('This item could not be found')).toBeTruthy();
  });
});

describe('a product’s page', () => {
  test('[OPEN-07] shows name, label, prices, description and action', async () => {
    await open('/catalog/c1/product/p1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tea cup' })).toBeTruthy();
    for (const text of ['NEW', '฿450', '฿320', 'Two fish swim in it.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Order/ }).getAttribute('href')).toBe('https://shop.example/');
    expect(screen.queryByText('Back to the page')).toBeNull();
  });

  test('[OPEN-07] in its detail form also the way back to the portal', async () => {
    await open('/catalog/c1/product/p1/detail?portalId=studio&provider=demo');
    const back = await screen.findByRole('link', { name: 'Back to the page' });
    expect(back.getAttribute('href')).toBe('/portals/studio?provider=demo');
  });

  test('an unknown product is not found', async () => {
    await open('/catalog/c1/product/none');
    expect(await screen.findByText('This item could not be found')).toBeTruthy();
  });
});
