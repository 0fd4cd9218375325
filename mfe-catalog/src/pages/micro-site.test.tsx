import { describe, expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/en.json';
import { CatalogRefPage } from './catalog-ref/CatalogRefPage.tsx';
import { CatalogShowPage } from './catalog-show/CatalogShowPage.tsx';
import { CatalogsPage } from './catalogs/CatalogsPage.tsx';
import { ProductPage } from './product/ProductPage.tsx';
import { ProductDetailPage } from './product-detail/ProductDetailPage.tsx';

const catalogOf = (_id: string, name: string, size: number) => ({
  _id,
  ref: `${_id}-ref`,
  name: { en: name },
  template: 1,
  portalId: 'studio',
  products: Array.from({ length: size }, (_, number) => `p${number}`),
  appearSeq: 1,
  userIds: ['owner'],
});
const productOf = (number: number) => ({
  _id: `p${number}`,
  catalogId: 'cups',
  name: { en: `Cup ${number}` },
  imageURL: `/images/cup-${number}`,
  description: { en: 'Two fish swim in it.' },
  price: 320,
  priceSale: 450,
  highlightText: 'new',
  action: { text: { en: 'Order' }, link: 'https://shop.example/' },
  appearSeq: number + 1,
});

interface Shop {
  catalogs?: unknown[];
  /** Number of products in `cups`. */
  size?: number;
  /** Maximum number of products per response, as if their texts were long. */
  most?: number;
  user?: { uid: string; username: string; displayName: string; roles: 'portal_creator'[] };
}

function open(url: string, { catalogs, size = 3, most = size, user }: Shop = {}) {
  const all = Array.from({ length: size }, (_, number) => productOf(number));
  return renderWithPlatform(
    {
      routes: [
        { path: '/catalogRef/:ref', Component: CatalogRefPage },
        { path: '/catalog', Component: CatalogsPage },
        { path: '/catalog/show', Component: CatalogShowPage },
        { path: '/catalog/:catalogId/product/:productId', Component: ProductPage },
        { path: '/catalog/:catalogId/product/:productId/detail', Component: ProductDetailPage },
      ],
      url,
    },
    {
      namespace: 'mfe-catalog',
      messages,
      ...(user ? { user } : {}),
      server: {
        'GET /api/web-admin/': () => ({ data: { provider: 'demo', isPrivate: false, title: {}, tags: [] } }),
        'GET /api/catalogs': () => ({ data: catalogs ?? [catalogOf('cups', 'Cups', size)] }),
        'GET /api/products': ({ url: asked }) => {
          const query = new URL(asked, 'http://site').searchParams;
          const found = all.filter(({ name }) => name.en.includes(query.get('title') ?? ''));
          const start = Number(query.get('_start') ?? 0);
          const data = found.slice(start, start + Math.min(Number(query.get('_limit')), most));
          return Response.json({ data }, { headers: { 'x-total-count': String(found.length) } });
        },
        'GET /api/products/:id': ({ params }) => {
          const product = all.find(({ _id }) => _id === params['id']);
          return product
            ? { data: product }
            : Response.json(
                { status: 'fail', code: 'not-found', reason: 'This product is not here.' },
                { status: 404 },
              );
        },
      },
    },
  );
}

const names = () => screen.getAllByRole('link', { name: /^Cup \d+$/ }).map(({ textContent }) => textContent);

describe('a catalogue’s page', () => {
  test.each([
    '/catalogRef/cups-ref?catalogId=cups&portalId=studio',
    '/catalogRef/cups-ref?portalId=studio',
    '/catalogRef/cups?catalogId=cups&portalId=studio',
    '/catalogRef/cups-ref',
    '/catalog/show?catalogId=cups&portalId=studio',
  ])('[CAT-12, CAT-13, OPEN-07] %s shows the catalogue', async (url) => {
    const { router } = await open(url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cups' })).toBeTruthy();
    await screen.findByRole('link', { name: 'Cup 0' });
    expect(names()).toEqual(['Cup 0', 'Cup 1', 'Cup 2']);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/catalog/show?catalogId=cups&portalId=studio',
    );
    expect(screen.getByRole('link', { name: 'Back to the page' }).getAttribute('href')).toBe(
      '/portals/studio',
    );
    // No search for only three products.
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test.each([
    '/catalogRef/none?portalId=studio',
    '/catalog/show?catalogId=none&portalId=studio',
    '/catalog/show?catalogId=cups',
  ])('[OPEN-43] %s is not found', async (url) => {
    await open(url);
    expect(await screen.findByText('This item couldn’t be found')).toBeTruthy();
  });

  test('loads its first picture before the others, because it is the largest of the first screen', async () => {
    const { container } = await open('/catalog/show?catalogId=cups&portalId=studio', { size: 30 });
    await screen.findByRole('link', { name: 'Cup 0' });
    const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect([loading.at(0), ...new Set(loading.slice(1))]).toEqual(['eager', 'lazy']);
  });

  test('[OPEN-07] many products are shown page by page, with their count', async () => {
    const { calls } = await open('/catalog/show?catalogId=cups&portalId=studio', { size: 60 });
    expect(await screen.findByText('Showing 24 of 60')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('Showing 48 of 60')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('Showing 60 of 60')).toBeTruthy();
    expect(names()).toHaveLength(60);
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    const asked = calls.filter((call) => call.startsWith('GET /api/products'));
    expect(asked.map((call) => new URLSearchParams(call.split('?')[1]).get('_start'))).toEqual([
      '0',
      '24',
      '48',
    ]);
  });

  test('[OPEN-07] the rest follows a response that long texts have cut short', async () => {
    const { calls } = await open('/catalog/show?catalogId=cups&portalId=studio', { size: 30, most: 20 });
    expect(await screen.findByText('Showing 20 of 30')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('Showing 30 of 30')).toBeTruthy();
    expect(new Set(names()).size).toBe(30);
    const asked = calls.filter((call) => call.startsWith('GET /api/products'));
    expect(asked.map((call) => new URLSearchParams(call.split('?')[1]).get('_start'))).toEqual(['0', '20']);
  });

  test('[T-32] the link for pages without script starts with more products', async () => {
    await open('/catalog/show?catalogId=cups&portalId=studio&page=2', { size: 60 });
    expect(await screen.findByText('Showing 48 of 60')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(
      '/catalog/show?catalogId=cups&portalId=studio&page=3',
    );
  });

  test('[OPEN-07] a search within it is in the address and can be cleared', async () => {
    const { router } = await open('/catalog/show?catalogId=cups&portalId=studio', { size: 60 });
    await userEvent.type(await screen.findByRole('searchbox'), 'Cup 59{Enter}');
    expect(await screen.findByText('Showing 1 of 1')).toBeTruthy();
    expect(names()).toEqual(['Cup 59']);
    expect(router.state.location.search).toBe('?catalogId=cups&portalId=studio&title=Cup+59');
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect(await screen.findByText('Showing 24 of 60')).toBeTruthy();
  });

  test('[OPEN-07] a search without results names the search text', async () => {
    await open('/catalog/show?catalogId=cups&portalId=studio&title=Teapot', { size: 60 });
    expect(await screen.findByText('Nothing found for “Teapot”')).toBeTruthy();
  });
});

describe('all catalogues', () => {
  const both = [catalogOf('cups', 'Cups', 12), catalogOf('pots', 'Pots', 4)];

  test('[CAT-13, OPEN-07] of a portal are listed with links to their pages', async () => {
    const { calls } = await open('/catalog?portalId=studio&provider=demo', { catalogs: both });
    const link = await screen.findByRole('link', { name: 'Pots' });
    expect(link.getAttribute('href')).toBe('/catalog/show?catalogId=pots&portalId=studio&provider=demo');
    expect(screen.getByText('12 products')).toBeTruthy();
    expect(calls).toContain('GET /api/catalogs?portalId=studio&_sort=appearSeq&_order=asc');
  });

  test('[API-25, OPEN-08] without a portal lists those of the signed-in editor', async () => {
    const user = { uid: 'owner', username: 'o', displayName: 'O', roles: ['portal_creator' as const] };
    const { calls } = await open('/catalog', { catalogs: both, user });
    expect(await screen.findByRole('link', { name: 'Cups' })).toBeTruthy();
    expect(calls).toContain('GET /api/catalogs?userIds=owner&webpage=true&_sort=appearSeq&_order=asc');
  });

  test('without portal and user are not found', async () => {
    await open('/catalog');
    expect(await screen.findByText('This item couldn’t be found')).toBeTruthy();
  });

  test('shows an empty message when there are none', async () => {
    await open('/catalog?portalId=studio', { catalogs: [] });
    expect(await screen.findByText('There are no catalogues here yet.')).toBeTruthy();
  });
});

describe('a product’s page', () => {
  test('[OPEN-07] shows name, label, prices, description and action', async () => {
    await open('/catalog/cups/product/p1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cup 1' })).toBeTruthy();
    for (const text of ['NEW', '฿450', '฿320', 'Two fish swim in it.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Order/ }).getAttribute('href')).toBe('https://shop.example/');
    expect(screen.queryByText('Back to the page')).toBeNull();
  });

  test('[OPEN-07, CAT-14] in its detail form also has the link back to the portal', async () => {
    await open('/catalog/cups/product/p1/detail?portalId=studio&provider=demo');
    const back = await screen.findByRole('link', { name: 'Back to the page' });
    expect(back.getAttribute('href')).toBe('/portals/studio?provider=demo');
    const whole = await screen.findByRole('link', { name: 'View the whole catalogue' });
    expect(whole.getAttribute('href')).toBe('/catalog/show?catalogId=cups&portalId=studio&provider=demo');
  });

  test.each([
    ['unknown', '/catalog/cups/product/none'],
    ['of another catalogue', '/catalog/pots/product/p1'],
  ])('[OPEN-43] is not found when it is %s', async (_which, url) => {
    await open(url);
    await waitFor(() => expect(screen.getByText('This item couldn’t be found')).toBeTruthy());
  });
});
