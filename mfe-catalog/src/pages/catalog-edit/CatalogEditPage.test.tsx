import { describe, expect, test } from '@jest/globals';
import { sessionApi } from '@portico/shared/api';
import type { AuthUser } from '@portico/shared/contracts';
import { type SlotProps, signedOut, useLocation } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import { CatalogEditPage } from './CatalogEditPage.tsx';

const owner: AuthUser = { uid: 'owner', username: 'o', displayName: 'O', roles: ['portal_creator'] };
const portal = {
  _id: 'studio',
  provider: 'demo',
  title: { en: 'Celadon studio' },
  modifiedDate: '2026-01-01T00:00:00.000Z',
  status: 'RELEASE',
  editors: ['owner'],
  townRefs: [],
  listingRefs: [],
};
const productOf = (number: number) => ({
  _id: `p${number}`,
  catalogId: 'cups',
  name: { en: `Cup ${number}` },
  price: 100 + number,
  appearSeq: number + 1,
  modifiedDate: '2026-01-02T00:00:00.000Z',
});
const catalog = {
  _id: 'cups',
  ref: 'cups',
  name: { en: 'Cups' },
  template: 1,
  portalId: 'studio',
  products: ['p0', 'p1', 'p2'],
  appearSeq: 1,
  userIds: ['owner'],
  modifiedDate: '2026-01-03T00:00:00.000Z',
};

type Refusal = { status: number; code: string; reason: string; conflict?: unknown; details?: unknown };

/** Where those lead who may not be here. */
function Login() {
  return <p>login {useLocation().search}</p>;
}

/** The creator's picture field, as this remote sees it. */
function PictureField({ label, onChange }: SlotProps['picture.field']) {
  return (
    <button
      type="button"
      onClick={() => onChange({ mainImageId: 'new-image', imageURL: '/images/new-image' })}
    >
      {label}
    </button>
  );
}

async function open(
  options: {
    user?: AuthUser | null;
    catalogs?: unknown[];
    refusal?: Refusal;
    language?: 'en' | 'th';
    /** Products of one response at most, as where texts are long. */
    mostProducts?: number;
  } = {},
) {
  const { user = owner, catalogs = [catalog], refusal, language = 'en', mostProducts = 3 } = options;
  const sent: { call: string; data: unknown }[] = [];
  const answer =
    (call: string, reply: unknown) =>
    async ({ body }: { body: unknown }) => {
      sent.push({ call, data: (body as { data: unknown } | undefined)?.data });
      return refusal
        ? Response.json({ ...refusal, status: 'fail' }, { status: refusal.status })
        : { status: 'ok', data: reply };
    };
  const drawn = await renderWithPlatform(
    {
      routes: [
        { path: '/catalog/edit', Component: CatalogEditPage },
        { path: '/login', Component: Login },
      ],
      url: '/catalog/edit?portalId=studio&catalogId=cups',
    },
    {
      namespace: 'mfe-catalog',
      messages: language === 'th' ? thaiMessages : messages,
      language,
      ...(user ? { user } : {}),
      server: {
        'DELETE /api/auth/login': () => ({ status: 'ok' }),
        'GET /api/web-admin/': () => ({ data: { provider: 'demo', isPrivate: false, title: {}, tags: [] } }),
        'GET /api/portal/:id': () => ({ data: portal }),
        'GET /api/catalogs': () => ({ data: catalogs }),
        'GET /api/products': ({ url }) => {
          const start = Number(new URL(url, 'http://site').searchParams.get('_start') ?? 0);
          const data = [0, 1, 2].slice(start, start + mostProducts).map(productOf);
          return Response.json({ data }, { headers: { 'x-total-count': '3' } });
        },
        'POST /api/catalogs': answer('createCatalog', catalog),
        'PUT /api/catalogs/:id': answer('updateCatalog', { ...catalog, name: { en: 'Bowls' } }),
        'DELETE /api/catalogs/:id': answer('deleteCatalog', undefined),
        'POST /api/products': answer('createProduct', productOf(3)),
        'POST /api/products/batch': answer('createProducts', [productOf(3), productOf(4)]),
        'PUT /api/products/order': answer('orderProducts', catalog),
        'PUT /api/products/:id': answer('updateProduct', productOf(1)),
        'DELETE /api/products/:id': answer('deleteProduct', undefined),
      },
      slots: {
        extensions: () => [
          {
            remote: 'mfe-creator',
            isServerRendered: true,
            module: {
              current: { Component: PictureField },
              ready: () => new Promise(() => undefined),
            } as never,
          },
        ],
        Unavailable: () => null,
      },
    },
  );
  return { ...drawn, sent };
}

const dialog = () => within(screen.getByRole('dialog'));
const rows = () =>
  screen.getAllByRole('button', { name: /^Edit Cup/ }).map((button) => button.getAttribute('aria-label'));

test('[OPEN-08] the file of a catalogue has every product, also where one response has not all of them', async () => {
  await open({ mostProducts: 2 });
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  await userEvent.click(await screen.findByRole('button', { name: messages.csv.export }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(['Cup 0', 'Cup 1', 'Cup 2'].filter((name) => text?.includes(name))).toHaveLength(3);
});

describe('who may arrange catalogues', () => {
  test('[CAT-15, CREATOR-01] who is not signed in is asked to, and comes back', async () => {
    await open({ user: null });
    expect(await screen.findByText(/^login/)).toBeTruthy();
    expect(screen.getByText(/^login/).textContent).toContain(
      'backTo=%2Fcatalog%2Fedit%3FportalId%3Dstudio%26catalogId%3Dcups',
    );
  });

  type Store = Awaited<ReturnType<typeof open>>['store'];

  test.each<[string, (store: Store) => unknown, string]>([
    [
      '[OPEN-30, LOGIN-13] Logout leads home',
      (store) => store.dispatch(sessionApi.endpoints.logout.initiate()),
      '/',
    ],
    [
      '[AMBIG-26] a session that the server has ended leads to /login',
      (store) => store.dispatch(signedOut()),
      '/login',
    ],
  ])('%s, and shows no other address on the way', async (_what, end, expected) => {
    const seen: string[] = [];
    const page = await open();
    await screen.findByRole('button', { name: messages.csv.export });
    page.router.subscribe(({ location }) => seen.push(location.pathname));
    await act(async () => void (await end(page.store)));
    await waitFor(() => expect(seen).not.toEqual([]));
    expect(new Set(seen)).toEqual(new Set([expected]));
  });

  test('[PERM-08] who does not edit the portal finds nothing', async () => {
    await open({ user: { ...owner, uid: 'somebody' } });
    expect(await screen.findByText('This item could not be found')).toBeTruthy();
  });
});

describe('a catalogue', () => {
  test('[OPEN-07] is renamed and given another template, which its own products show before it is saved', async () => {
    const { sent } = await open();
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Bowls');
    await userEvent.click(screen.getByRole('radio', { name: 'Photos' }));
    await waitFor(() => expect(document.querySelector('[data-template="3"]')).toBeTruthy());
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'updateCatalog',
          data: { name: { en: 'Bowls', lang: 'en' }, template: 3, modifiedDate: catalog.modifiedDate },
        },
      ]),
    );
  });

  test('[AMBIG-47] gets a tile in the gallery', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show a tile for it in the gallery' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[0]?.data).toMatchObject({ indexGallery: 1 }));
  });

  test('without a name in any language is not sent', async () => {
    const { sent } = await open();
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('required')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('[T-49] that someone else has changed is only saved over knowingly', async () => {
    const { sent } = await open({
      refusal: {
        status: 409,
        code: 'conflict',
        reason: 'changed',
        conflict: { by: 'Mali', at: '2026-02-01T00:00:00.000Z' },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Posters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Mali changed this on/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.data).toEqual({ template: 4, modifiedDate: '2026-02-01T00:00:00.000Z' });
  });

  test('is created by its name', async () => {
    const { sent } = await open({ catalogs: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'New catalogue' }));
    await userEvent.type(dialog().getByRole('textbox', { name: /^Name/ }), 'Pots');
    await userEvent.click(dialog().getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'createCatalog', data: { portalId: 'studio', name: { en: 'Pots', lang: 'en' } } },
      ]),
    );
  });

  test('[T-22] is deleted after a question that names it', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete catalogue' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Are you sure delete?')).toBeTruthy();
    expect(question.getByText('Cups')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'deleteCatalog', data: undefined }]));
  });
});

test('[T-21, T-22] the questions before a catalogue or a product is deleted have their translation', async () => {
  await open({ language: 'th' });
  await userEvent.click(await screen.findByRole('button', { name: thaiMessages.edit.deleteCatalog }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure delete?' }));
  expect(question.getByText('แน่ใจหรือไม่ว่าจะลบ')).toBeTruthy();
});

describe('its products', () => {
  test('[OPEN-07, OPEN-08] a new one is sent with what was typed alone', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add product' }));
    await userEvent.type(dialog().getByRole('textbox', { name: /^Name/ }), 'Tea cup');
    await userEvent.type(dialog().getByLabelText('Price (฿)'), '1,250.50');
    await userEvent.selectOptions(dialog().getByLabelText('Label'), 'hot');
    await userEvent.click(dialog().getByRole('button', { name: 'Picture' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      call: 'createProduct',
      data: {
        catalogId: 'cups',
        name: { en: 'Tea cup', lang: 'en' },
        price: 1250.5,
        highlightText: 'hot',
        mainImageId: 'new-image',
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[T-12] a wrong price and a wrong address are said, and nothing is lost', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Cup 1' }));
    await userEvent.clear(dialog().getByLabelText('Price (฿)'));
    await userEvent.type(dialog().getByLabelText('Price (฿)'), 'ten');
    await userEvent.type(dialog().getByLabelText('Where the button leads'), 'javascript:alert(1)');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(dialog().getByText('A number from 0, with at most two decimals')).toBeTruthy();
    expect(dialog().getByText(/^An address that begins with/)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.clear(dialog().getByLabelText('Where the button leads'));
    await userEvent.clear(dialog().getByLabelText('Price (฿)'));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent[0]?.data).toEqual({ price: null, modifiedDate: '2026-01-02T00:00:00.000Z' }),
    );
  });

  test('[T-41] closing a changed form asks first', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Cup 1' }));
    await userEvent.type(dialog().getByRole('textbox', { name: /^Name/ }), '!');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Cup 1!');
  });

  test('[OPEN-07] one goes to the end', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Cup 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move to the end' }));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'orderProducts', data: { catalogId: 'cups', ids: ['p1', 'p2', 'p0'] } }]),
    );
  });

  test('an order that is not taken is as it was, and said', async () => {
    await open({ refusal: { status: 409, code: 'conflict', reason: 'The list has changed.' } });
    await userEvent.click(await screen.findByRole('button', { name: 'More for Cup 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move to the end' }));
    await waitFor(() => expect(rows()).toEqual(['Edit Cup 0', 'Edit Cup 1', 'Edit Cup 2']));
  });

  test('[T-22] one is deleted after a question', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Cup 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Cup 2')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'deleteProduct', data: undefined }]));
  });
});

describe('a file of products', () => {
  const choose = async (text: string) => {
    const input = await screen.findByLabelText('File of products');
    // jsdom's files cannot be read as browsers' can.
    const file = Object.assign(new File([text], 'products.csv', { type: 'text/csv' }), {
      text: async () => text,
    });
    await userEvent.upload(input, file);
  };

  test('[OPEN-08] is shown before anything is sent, then added at once', async () => {
    const { sent } = await open();
    await choose('name_en,price,note\nTea pot,500,x\nTea tray,300,y\n');
    expect(await screen.findByText('2 products are ready to be added.')).toBeTruthy();
    expect(dialog().getByText('Columns that are left out: note')).toBeTruthy();
    expect(dialog().getByText('฿500')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'Add 2 products' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'createProducts',
          data: {
            catalogId: 'cups',
            products: [
              { name: { en: 'Tea pot' }, price: 500 },
              { name: { en: 'Tea tray' }, price: 300 },
            ],
          },
        },
      ]),
    );
  });

  test('[OPEN-08] with a wrong line says which, and adds nothing', async () => {
    const { sent } = await open();
    await choose('name_en,price\nTea pot,500\n,300\nTea tray,cheap\n');
    expect(await screen.findByText('Lines with a mistake: 2')).toBeTruthy();
    const line = (number: string) =>
      within(dialog().getByRole('cell', { name: number }).closest('tr') as HTMLElement);
    expect(line('3').getByText(/a name in at least one language/)).toBeTruthy();
    expect(line('4').getByText(/a number from 0/)).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: /^Add/ }));
    expect(sent).toEqual([]);
  });

  test('[OPEN-08] that the server refuses names the line', async () => {
    await open({
      refusal: {
        status: 400,
        code: 'invalid',
        reason: 'A link is not safe.',
        details: [{ path: 'body.data.products.1.action.link', message: 'not safe' }],
      },
    });
    await choose('name_en\nTea pot\nTea tray\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 products' }));
    expect(await screen.findByText('Nothing has been added: look at line 3 of the file.')).toBeTruthy();
  });

  test('without a column of names is not taken', async () => {
    await open();
    await choose('price\n5\n');
    expect(await screen.findByText('The file has no column of names.')).toBeTruthy();
  });
});
