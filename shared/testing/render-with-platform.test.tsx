import { describe, expect, test } from '@jest/globals';
import { useLoginMutation, useWebConfigQuery } from '@portico/shared/api';
import { Link, Outlet, selectUser, useLocation, useSelector, useText } from '@portico/shared/platform';
import { screen } from '@testing-library/react';
import { renderWithPlatform } from './render-with-platform.tsx';

const messages = { title: 'Title' };
const user = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: [] };

function Provider() {
  const { data, isError } = useWebConfigQuery();
  return <p>{isError ? 'failed' : (data?.provider ?? 'waiting')}</p>;
}

describe('renderWithPlatform', () => {
  test('renders in the language with the messages of the namespace, signed in as the user', async () => {
    const Page = () => {
      const { t, language } = useText('some-remote');
      return <p>{[t('title'), language, useSelector(selectUser)?.displayName].join(' ')}</p>;
    };
    await renderWithPlatform(<Page />, { namespace: 'some-remote', messages, language: 'ar', user });
    expect(screen.getByText('Title ar Baikhao')).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
    await renderWithPlatform(<Page />, { namespace: 'some-remote', messages });
    expect(screen.getByText('Title en')).toBeTruthy();
    expect(document.documentElement.dir).toBe('ltr');
  });

  test('adds styles to the document only for a test that reads them', async () => {
    const shown = async (hasStyles: boolean) => {
      await renderWithPlatform(<p css={{ color: 'red' }}>Styled</p>, {
        namespace: 'kit',
        messages: {},
        hasStyles,
      });
      return getComputedStyle(screen.getByText('Styled')).color;
    };
    expect(await shown(false)).not.toBe('rgb(255, 0, 0)');
    expect(await shown(true)).toBe('rgb(255, 0, 0)');
  });

  test('responds to calls by the table and records them', async () => {
    const bodies: unknown[] = [];
    const Page = () => {
      const [login] = useLoginMutation();
      return (
        <>
          <Provider />
          <button type="button" onClick={() => void login({ username: 'a', password: 'b' })}>
            enter
          </button>
        </>
      );
    };
    const page = await renderWithPlatform(<Page />, {
      namespace: 'some-remote',
      messages,
      server: {
        'GET /api/web-admin/': () => ({ data: { provider: 'demo' } }),
        'POST /api/auth/:what': ({ params, body }) => {
          bodies.push(params, body);
          return new Response(null, { status: 400 });
        },
      },
    });
    expect(await screen.findByText('demo')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'enter' }));
    expect(bodies).toEqual([{ what: 'login' }, { username: 'a', password: 'b' }]);
    expect(page.calls).toEqual(['GET /api/web-admin/', 'POST /api/auth/login']);
  });

  test('responds to an unknown call with 404', async () => {
    const page = await renderWithPlatform(<Provider />, { namespace: 'some-remote', messages });
    expect(await screen.findByText('failed')).toBeTruthy();
    expect(page.calls).toEqual(['GET /api/web-admin/']);
  });

  test('renders a small site with frames, loaders and state; every other address is elsewhere', async () => {
    const Frame = () => (
      <>
        <Link to="/away?x=1#y">away</Link>
        <Outlet />
      </>
    );
    const Page = () => <p>{`from ${(useLocation().state as { from: string }).from}`}</p>;
    const given: unknown[] = [];
    const page = await renderWithPlatform(
      {
        routes: [
          {
            Component: Frame,
            children: [
              {
                path: '/towns/:id',
                Component: Page,
                HydrateFallback: () => null,
                loader: ({ params, context }) => {
                  given.push(params, context);
                  return null;
                },
              },
            ],
          },
        ],
        url: '/towns/pai?sort=score',
        state: { from: 'home' },
      },
      { namespace: 'some-remote', messages },
    );
    expect(await screen.findByText('from home')).toBeTruthy();
    expect(given).toEqual([{ id: 'pai' }, { store: page.store }]);
    expect(page.address()).toBe('/towns/pai?sort=score');
    await page.user.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByTestId('elsewhere')).toBeTruthy();
    expect(page.address()).toBe('/away?x=1#y');
  });
});
