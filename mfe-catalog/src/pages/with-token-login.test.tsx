import { beforeEach, expect, test } from '@jest/globals';
import { SESSION_TOKEN_KEY } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { withTokenLogin } from './with-token-login.tsx';

beforeEach(() => sessionStorage.clear());

const user = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: ['portal_creator'] };
const Page = () => <h1>The catalogue</h1>;

function open(isKnown: (token: string | null) => boolean) {
  return renderWithPlatform(
    {
      routes: [{ path: '/catalog/show', Component: withTokenLogin(Page) }],
      url: '/catalog/show?portalId=studio&token=offered&catalogId=cups',
    },
    {
      namespace: 'mfe-catalog',
      messages,
      server: {
        'GET /api/auth/login': ({ headers }) =>
          isKnown(headers.get('authorization'))
            ? { status: 'ok', data: user }
            : Response.json({ status: 'fail', code: 'unauthenticated', reason: 'no' }, { status: 401 }),
        'POST /api/auth/handoff/redeem': ({ body }) =>
          (body as { data: { code: string } }).data.code === 'offered' && isKnown('Bearer of-code')
            ? { status: 'ok', jsonWebToken: 'of-code', data: user }
            : Response.json({ status: 'fail', code: 'not-found', reason: 'used' }, { status: 404 }),
      },
    },
  );
}

test.each([
  ['a token', 'Bearer offered', 'offered'],
  ['a one-time code', 'Bearer of-code', 'of-code'],
])(
  '[CAT-14, T-01] %s leaves the address at once and becomes the session once the user confirms it',
  async (_kind, known, session) => {
    const page = await open((token) => token === known);
    await screen.findByRole('heading', { name: 'Continue as Baikhao?' });
    expect(page.address()).toBe('/catalog/show?portalId=studio&catalogId=cups');
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'The catalogue' })).toBeTruthy();
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe(session);
  },
);

test('[CAT-14, T-01] anything else is removed, and the page is shown', async () => {
  const page = await open(() => false);
  expect(await screen.findByRole('heading', { name: 'The catalogue' })).toBeTruthy();
  expect(page.address()).toBe('/catalog/show?portalId=studio&catalogId=cups');
  expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
});
