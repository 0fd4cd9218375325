import { describe, expect, test } from '@jest/globals';
import { selectData } from '@portico/shared/api';
import type { Catalog, CatalogTemplate, Language, Product } from '@portico/shared/contracts';
import { PageSettingsProvider } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { color } from '@portico/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { catalogApi } from '../../catalog.api.ts';
import { Component, prefetch } from './portal-catalog.slot.tsx';

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

const renderSlot = (
  catalogs: Catalog[],
  products: (catalogId: string) => unknown = () => [product()],
  { microEndpoint, language = 'en' }: { microEndpoint?: string; language?: Language } = {},
) => {
  const section = <Component portalId="studio" provider="demo" isEditor={false} />;
  const settings = { connectivityCheck: '/api/health', microEndpoint };
  return renderWithPlatform(<PageSettingsProvider value={settings}>{section}</PageSettingsProvider>, {
    namespace: 'mfe-catalog',
    messages,
    hasStyles: true,
    language,
    server: {
      'GET /api/catalogs': () => ({ data: catalogs }),
      'GET /api/products': ({ url }) => {
        const response = products(url.searchParams.get('catalogIds') ?? '');
        return response instanceof Response ? response : { data: response };
      },
    },
  });
};

const card = async (changes: Partial<Product>, template: CatalogTemplate = 1) => {
  await renderSlot([catalog(template)], () => [product(changes)]);
  return screen.findByRole('listitem');
};

describe('the section', () => {
  test('[CAT-01] requests the portal’s catalogues in appearSeq order and shows them in it', async () => {
    const { calls } = await renderSlot([catalog(1), catalog(3)]);
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
  ] as const)('[CAT-05, OPEN-09] with template %i loads %i products', async (template, limit) => {
    const { calls } = await renderSlot([catalog(template)]);
    await screen.findByRole('listitem');
    expect(calls).toContain(
      `GET /api/products?catalogIds=c${template}&_sort=appearSeq&_order=asc&_limit=${limit}`,
    );
  });

  test('shows nothing when the portal has no catalogue', async () => {
    const { container, calls, store } = await renderSlot([]);
    const loaded = () => selectData(catalogApi.endpoints.portalCatalogs, 'studio', store.getState());
    await waitFor(() => expect(loaded()).toEqual([]));
    expect(calls).toHaveLength(1);
    expect(container.textContent).toBe('');
  });

  test.each([
    ['no catalogue', { data: [] }, true],
    ['a catalogue', { data: [catalog(1)] }, false],
    ['unknown catalogues, because the call failed', new Response(null, { status: 500 }), false],
  ])('the prefetch knows whether it will be empty: with %s', async (_title, response, isEmpty) => {
    const { store } = await renderWithPlatform(<p />, {
      namespace: 'mfe-catalog',
      messages,
      server: { 'GET /api/catalogs': () => response, 'GET /api/products': () => ({ data: [product()] }) },
    });
    const props = { portalId: 'studio', provider: 'demo', isEditor: false };
    expect(await prefetch(props, { dispatch: store.dispatch, language: 'en' })).toEqual({ isEmpty });
  });

  test('[CAT-12] links to the whole catalogue', async () => {
    await renderSlot([catalog(1)]);
    const link = await screen.findByRole('link', { name: 'Show all: Catalogue 1' });
    expect(link.getAttribute('href')).toBe('/catalogRef/ref-1?catalogId=c1&portalId=studio');
  });

  test('[AMBIG-50] links to an external micro-site where one is configured', async () => {
    await renderSlot([catalog(1)], undefined, { microEndpoint: 'https://shop.example' });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('link', { name: 'Tea cup' });
    expect(hrefOf('Tea cup')).toBe(
      'https://shop.example/catalog/c1/product/cup/detail?portalId=studio&provider=demo',
    );
    expect(hrefOf('Show all: Catalogue 1')).toBe(
      'https://shop.example/catalogRef/ref-1?catalogId=c1&portalId=studio',
    );
  });

  test('[OPEN-38] a failure is reported, and a retry requests again', async () => {
    let isBroken = true;
    const { user } = await renderSlot([catalog(1)], () =>
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

  test.each([
    ['th', '฿1,250'],
    ['en', '฿1,250'],
    ['zh', '฿1,250'],
    ['ar', '\u200f1,250\u00a0฿'],
  ] as const)('[CAT-06] show the price in baht, as the language %s writes it', async (language, text) => {
    await renderSlot([catalog(1)], undefined, { language });
    const price = within(await screen.findByRole('listitem')).getByText(/1,250/);
    expect(price.textContent).toBe(text);
  });

  test('[CAT-07, AMBIG-40, T-28] strike priceSale through and read out old and new price', async () => {
    const item = await card({ price: 900, priceSale: 1250 });
    expect(within(item).getByText('฿1,250').closest('del')).not.toBeNull();
    expect(within(item).getByText('฿900').closest('del')).toBeNull();
    expect(item.textContent).toContain('was ฿1,250');
    expect(item.textContent).toContain('now ฿900');
  });

  test.each([1, 3] as const)(
    '[CAT-07] show the reduced price in red in template %i only',
    async (template) => {
      const colorOf = (item: HTMLElement, price: string) => {
        const words = within(item).getByText(price).parentElement;
        return words && getComputedStyle(words).color;
      };
      const reduced = await card({ price: 900, priceSale: 1250 }, template);
      expect(colorOf(reduced, '฿900')).toBe(color.danger);
      expect(colorOf(reduced, '฿1,250')).not.toBe(color.danger);
      expect(colorOf(await card({ price: 900 }, template), '฿900')).not.toBe(color.danger);
    },
  );

  test.each([
    ['hot', 'HOT', 'en'],
    ['1free1', '1 แถม 1', 'th'],
    ['anything', 'None Text', 'en'],
  ])('[CAT-08, CAT-09] show the label %s as %s', async (highlightText, text, lang) => {
    expect(within(await card({ highlightText })).getByText(text).lang).toBe(lang);
  });

  test("[CAT-08, DATA-02] show the own text of a label in the reader's language", async () => {
    const item = within(await card({ highlightText: { th: 'ทำมือ', en: 'Handmade' } }));
    expect(item.getByText('Handmade')).toBeTruthy();
    expect(item.queryByText('ทำมือ')).toBeNull();
  });

  test.each([
    ['dodgerblue', 'white'],
    ['gray', 'black'],
  ])('[CAT-10] have action text on %s in %s', async (color, text) => {
    const action = within(await card({ action: { text: { en: 'Order' }, color } })).getByRole('link', {
      name: 'Order',
    });
    expect(action.style.backgroundColor).toBe(color);
    expect(action.style.color).toBe(text);
  });

  test('[T-12] link an action to safe addresses only', async () => {
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

  /** Visible differences of the cards; a photo that fills its card has no ratio of its own. */
  const lookOf = (item: HTMLElement) => {
    const frame = item.firstElementChild as HTMLElement;
    const picture = item.querySelector<HTMLElement>('[data-picture]');
    const pictureRatio = Number(picture?.style.aspectRatio);
    const { textAlign } = getComputedStyle(within(item).getByRole('heading').parentElement as HTMLElement);
    return {
      direction: getComputedStyle(frame).flexDirection,
      pictureComesFirst: pictureRatio > 0 && frame.firstElementChild?.contains(picture) === true,
      pictureRatio,
      isCentred: textAlign === 'center',
      hasDiagonalRibbon: item.querySelector('[data-ribbon=diagonal]') !== null,
    };
  };
  const looks = {
    1: { direction: 'column', pictureRatio: 4 / 3 },
    2: { direction: 'row', pictureRatio: 1 },
    3: { direction: 'column', pictureRatio: 0, pictureComesFirst: false },
    4: { direction: '', pictureRatio: 3 / 4, isCentred: true },
    5: { direction: 'column', pictureRatio: 1, hasDiagonalRibbon: true },
  };

  test.each([1, 2, 3, 4, 5] as const)(
    '[CAT-02, CAT-03, CAT-04] have a layout of their own in template %i',
    async (template) => {
      expect(lookOf(await card({ highlightText: 'new' }, template))).toEqual({
        pictureComesFirst: true,
        isCentred: false,
        hasDiagonalRibbon: false,
        ...looks[template],
      });
    },
  );

  test('[DATA-17] use a product’s own template instead of that of its catalogue', async () => {
    expect(lookOf(await card({ template: 2 }, 1))).toMatchObject(looks[2]);
  });
});
