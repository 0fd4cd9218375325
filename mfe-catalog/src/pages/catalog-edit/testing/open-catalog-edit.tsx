import type { AuthUser } from '@portico/shared/contracts';
import { type SlotProps, useLocation } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import arabicMessages from '../../../../locales/ar.json';
import messages from '../../../../locales/en.json';
import thaiMessages from '../../../../locales/th.json';
import { CatalogEditPage } from '../CatalogEditPage.tsx';

export const owner: AuthUser = { uid: 'owner', username: 'o', displayName: 'O', roles: ['portal_creator'] };
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
export const catalog = {
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

const MESSAGES = { en: messages, th: thaiMessages, ar: arabicMessages };

type Refusal = { status: number; code: string; reason: string; conflict?: unknown; details?: unknown };

/** Fakes the sign-in page, the target for people without access. */
function Login() {
  return <p>login {useLocation().search}</p>;
}

/** Fakes the creator remote's picture field. */
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

export async function open(
  options: {
    user?: AuthUser | null;
    catalogs?: unknown[];
    refusal?: Refusal;
    language?: keyof typeof MESSAGES;
    /** Maximum number of products per response, as if their texts were long. */
    mostProducts?: number;
  } = {},
) {
  const { user = owner, catalogs = [catalog], refusal, language = 'en', mostProducts = 3 } = options;
  const sent: { call: string; data: unknown }[] = [];
  const response =
    (call: string, reply: unknown) =>
    async ({ body }: { body: unknown }) => {
      sent.push({ call, data: (body as { data: unknown } | undefined)?.data });
      return refusal
        ? Response.json({ ...refusal, status: 'fail' }, { status: refusal.status })
        : { status: 'ok', data: reply };
    };
  const rendered = await renderWithPlatform(
    {
      routes: [
        { path: '/catalog/edit', Component: CatalogEditPage },
        { path: '/login', Component: Login },
      ],
      url: '/catalog/edit?portalId=studio&catalogId=cups',
    },
    {
      namespace: 'mfe-catalog',
      messages: MESSAGES[language],
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
        'POST /api/catalogs': response('createCatalog', catalog),
        'PUT /api/catalogs/:id': response('updateCatalog', { ...catalog, name: { en: 'Bowls' } }),
        'DELETE /api/catalogs/:id': response('deleteCatalog', undefined),
        'POST /api/products': response('createProduct', productOf(3)),
        'POST /api/products/batch': response('createProducts', [productOf(3), productOf(4)]),
        'PUT /api/products/order': response('orderProducts', catalog),
        'PUT /api/products/:id': response('updateProduct', productOf(1)),
        'DELETE /api/products/:id': response('deleteProduct', undefined),
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
  return { ...rendered, sent };
}

export const dialog = () => within(screen.getByRole('dialog'));
