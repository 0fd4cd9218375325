import { describe, expect, test } from '@jest/globals';
import type { Catalog, CatalogTemplate, Product } from '@portico/shared/contracts';
import { PageSettingsProvider } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './portal-catalog.slot.tsx';

const catalog = (template: CatalogTemplate, changes: Partial<Catalog> = {}): Catalog => ({
  _id: `c${template}`,
  ref: `ref-${template}`,
  name: { en: `Catalogue ${template}` },
  template,
  portalId: 'studio',
  products: [],
  appearSeq: template,
  userIds: [],
  ...changes,
});

const product = (changes: Partial<Product> = {}): Product => ({
  _id: 'cup',
  catalogId: 'c1',
  name: { en: 'Tea cup' },
  price: 1250,
  appearSeq: 1,
  ...changes,
});

const draw = (
  catalogs: Catalog[],
  products: (catalogId: string) => unknown = () => [product()],
  microEndpoint?: string,
) => {
  const section = <Component portalId="studio" provider="demo" isEditor={false} />;
  const settings = { connectivityCheck: '/api/health', microEndpoint };
  return renderWithPlatform(<PageSettingsProvider value={settings}>{section}</PageSettingsProvider>, {
    namespace: 'mfe-catalog',
    messages,
    server: {
      'GET /api/catalogs': () => ({ data: catalogs }),
      'GET /api/products': ({ url }) => {
        const answer = products(url.searchParams.get('catalogIds') ?? '');
        return answer instanceof Response ? answer : { data: answer };
      },
    },
  });
};

const card = async (changes: Partial<Product>, template: CatalogTemplate = 1) => {
  await draw([catalog(template)], () => [product(changes)]);
  return screen.findByRole('listitem');
};

describe('the section', () => {
  test('[CAT-01] asks for the portal’s catalogues in appearSeq order and shows them so', async () => {
    const { calls } = await draw([catalog(1), catalog(3)]);
    expect(
      (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent),
    ).toEqual(['Catalogue 1', 'Catalogue 3']);
    expect(calls).toContain('GET /api/catalogs?portalId=studio&_sort=appearSeq&_order=asc');
  });

  test.each([
    [1, 8],
    [2, 2],
    [3, 6],
    [4, 8],
    [5, 8],
  ] as const)('[CAT-05, OPEN-09] of template %i it loads %i products', async (template, limit) => {
    const { calls } = await draw([catalog(template)]);
    await screen.findByRole('listitem');
    expect(calls).toContain(
      `GET /api/products?catalogIds=c${template}&_sort=appearSeq&_order=asc&_limit=${limit}`,
    );
  });

  test('shows nothing when the portal has no catalogue', async () => {
    const { container, calls } = await draw([]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(calls).toHaveLength(1);
    expect(container.textContent).toBe('');
  });

  test('[CAT-12] links to the whole catalogue', async () => {
    await draw([catalog(1)]);
    const link = await screen.findByRole('link', { name: 'See all of Catalogue 1' });
    expect(link.getAttribute('href')).toBe('/catalogRef/ref-1?catalogId=c1&portalId=studio');
  });

  test('[AMBIG-50] links to a micro-site elsewhere where one is set up', async () => {
    await draw([catalog(1)], undefined, 'https://shop.example');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('link', { name: 'Tea cup' });
    expect(hrefOf('Tea cup')).toBe(
      'https://shop.example/catalog/c1/product/cup/detail?portalId=studio&provider=demo',
    );
    expect(hrefOf('See all of Catalogue 1')).toBe(
      'https://shop.example/catalogRef/ref-1?catalogId=c1&portalId=studio',
    );
  });

  test('[OPEN-38] a failure says so, and retry asks again', async () => {
    let isBroken = true;
    const { user } = await draw([catalog(1)], () =>
      isBroken ? Response.json({ status: 'fail', code: 'x', reason: 'x' }, { status: 500 }) : [product()],
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByText('Tea cup')).toBeTruthy();
  });
});

describe('product cards', () => {
  test('[CAT-11] link to the product’s detail page', async () => {
    const link = within(await card({})).getByRole('link', { name: 'Tea cup' });
    expect(link.getAttribute('href')).toBe('/catalog/c1/product/cup/detail?portalId=studio&provider=demo');
  });

  test('[CAT-06] show the price in baht', async () => {
    expect(within(await card({})).getByText('฿1,250')).toBeTruthy();
  });

  test('[CAT-07, AMBIG-40, T-28] strike priceSale through and say was and now', async () => {
    const item = await card({ price: 900, priceSale: 1250 });
    expect(within(item).getByText('฿1,250').closest('del')).not.toBeNull();
    expect(within(item).getByText('฿900').closest('del')).toBeNull();
    expect(item.textContent).toContain('was ฿1,250');
    expect(item.textContent).toContain('now ฿900');
  });

  test.each([
    ['hot', 'HOT', 'en'],
    ['1free1', '1 แถม 1', 'th'],
    ['anything', 'None Text', 'en'],
  ])('[CAT-08, CAT-09] the label %s reads %s', async (highlightText, text, lang) => {
    expect(within(await card({ highlightText })).getByText(text).lang).toBe(lang);
  });

  test.each([
    ['dodgerblue', 'white'],
    ['gray', 'black'],
  ])('[CAT-10] action text on %s is %s', async (color, text) => {
    const action = within(await card({ action: { text: { en: 'Order' }, color } })).getByRole('link', {
      name: 'Order',
    });
    expect(action.style.backgroundColor).toBe(color);
    expect(action.style.color).toBe(text);
  });

  test('[T-12] an action follows safe links alone', async () => {
    const action = { text: { en: 'Order' } };
    const safe = await card({ action: { ...action, link: 'https://shop.example/cup' } });
    expect(within(safe).getByRole('link', { name: /Order/ }).getAttribute('href')).toBe(
      'https://shop.example/cup',
    );
    const trap = await card({ action: { ...action, link: 'javascript:alert(1)' } });
    expect(within(trap).getByRole('link', { name: /Order/ }).getAttribute('href')).toMatch(
      /^\/catalog\/c1\//,
    );
  });

  test('[CAT-02, CAT-03, CAT-04, DATA-17] each template has its card, and a product’s own wins', async () => {
    for (const template of [1, 2, 3, 4, 5] as const) {
      const item = await card({ highlightText: 'new' }, template);
      expect(item.getAttribute('data-card-template')).toBe(String(template));
      expect(item.querySelector('[data-ribbon=diagonal]') !== null).toBe(template === 5);
    }
    expect((await card({ template: 5 }, 1)).getAttribute('data-card-template')).toBe('5');
  });
});
