import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser, Role, WebConfig } from '@portico/shared/contracts';
import { LoadOnce, type RouteModule, signedIn, startUpdateCheck } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { createRoutes } from '../routes.tsx';

const site: WebConfig = { provider: 'demo', isPrivate: false, title: { en: 'Visit Pai' }, tags: [] };
const server = {
  'GET /api/web-admin/': () => ({ data: site }),
  'PUT /api/hits': () => ({ data: { value: 1 } }),
};
const userWith = (...roles: Role[]): AuthUser => ({ uid: 'u', username: 'u', displayName: 'Mali', roles });
const admin = userWith('admin', 'portal_creator');

const staffPage: RouteModule = {
  Component: () => <h1>Staff</h1>,
  head: () => ({ title: 'Staff' }),
};
const load = jest.fn(async () => staffPage);
const sourceOf = (loading: () => Promise<RouteModule> = load) => ({
  routes: [
    {
      id: 'mfe-console:overview',
      path: '/console',
      remote: 'mfe-console',
      page: { personal: true, role: 'admin' as const },
      module: new LoadOnce(loading),
      files: () => ['/_r/mfe-console/1/entry.js'],
    },
    {
      id: 'mfe-creator:account',
      path: '/creator/account',
      remote: 'mfe-creator',
      page: { personal: true },
      module: new LoadOnce<RouteModule>(async () => ({ Component: () => <h1>Account</h1> })),
    },
  ],
  extensions: () => [],
});
const routesWith = (loading?: () => Promise<RouteModule>) =>
  createRoutes(sourceOf(loading), { isServer: false });
const open = (
  user: AuthUser | undefined,
  { loading, url = '/console' }: { loading?: () => Promise<RouteModule>; url?: string } = {},
) =>
  renderWithPlatform(
    { routes: routesWith(loading), url },
    { namespace: 'shell', messages, server, ...(user ? { user } : {}) },
  );

beforeEach(() => {
  load.mockClear();
  startUpdateCheck('set-1');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a page that needs a role', () => {
  test('opens for a person with the role, with its title', async () => {
    await open(admin);
    expect(await screen.findByRole('heading', { name: 'Staff' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Staff · Visit Pai'));
  });

  test.each([
    ['a visitor', undefined],
    ['a creator', userWith('portal_creator')],
  ])('is the 404 page for %s, and none of its code is loaded', async (_who, user) => {
    await open(user);
    expect(await screen.findByText(messages.notFound.wait)).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });

  test('leads an admin without the second factor that the site requires to their account', async () => {
    const page = await open({ ...admin, needsSecondFactor: true });
    await waitFor(() => expect(page.address()).toBe('/creator/account'));
    expect(load).not.toHaveBeenCalled();
  });

  test('is the 404 page for such an admin when no live remote has the account page', async () => {
    const { routes, extensions } = sourceOf();
    const source = { routes: routes.filter(({ path }) => path === '/console'), extensions };
    const page = await renderWithPlatform(
      { routes: createRoutes(source, { isServer: false }), url: '/console' },
      { namespace: 'shell', messages, server, user: { ...admin, needsSecondFactor: true } },
    );
    expect(await screen.findByText(messages.notFound.wait)).toBeTruthy();
    expect(page.address()).toBe('/console');
  });

  test('loads once the session is read after the page was opened, and is gone after signing out', async () => {
    const page = await open(undefined);
    await screen.findByText(messages.notFound.wait);
    act(() => void page.store.dispatch(signedIn({ token: 'token', user: admin })));
    expect(await screen.findByRole('heading', { name: 'Staff' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Staff · Visit Pai'));
    expect([load.mock.calls.length, page.address()]).toEqual([1, '/console']);
    act(() => void page.store.dispatch(signedIn({ token: 'token', user: userWith('portal_creator') })));
    expect(screen.queryByRole('heading', { name: 'Staff' })).toBeNull();
    expect(screen.getByText(messages.notFound.wait)).toBeTruthy();
  });

  test('that fails to load shows the failure of its remote, and a retry loads it', async () => {
    let isLost = true;
    const page = await open(admin, {
      loading: async () => {
        if (isLost) throw new Error('lost');
        return staffPage;
      },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    isLost = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Staff' })).toBeTruthy();
  });

  test('is never loaded on the server, ahead of a click, or for hydration', async () => {
    const routes = createRoutes(sourceOf(), { isServer: true });
    const route = routes[0]?.children?.find(({ id }) => id === 'mfe-console:overview');
    const handle = route?.handle as {
      ready: () => Promise<RouteModule>;
      loaded: () => RouteModule;
      files: () => string[];
    };
    const runLoader = route?.loader as (input: object) => Promise<unknown>;
    expect(await runLoader({ request: new Request('http://site/console'), params: {} })).toEqual({});
    expect((await handle.ready()).Component).not.toBe(staffPage.Component);
    expect(handle.loaded().head?.({} as never)).toEqual({ title: '', noIndex: true });
    expect(handle.files()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the greeting’s menu', () => {
  const openMenu = async (user: AuthUser, url = '/console') => {
    const page = await open(user, { url });
    await page.user.click(await screen.findByRole('button', { name: /Mali/ }));
    return screen.queryByRole('link', { name: messages.navbar.console });
  };

  test('leads admins to the console', async () => {
    expect((await openMenu(admin))?.getAttribute('href')).toBe('/console');
  });

  test('has no console for creators', async () => {
    expect(await openMenu(userWith('portal_creator'))).toBeNull();
  });

  test('has no console when no live remote has such a page', async () => {
    const source = { routes: [], extensions: () => [] };
    const page = await renderWithPlatform(
      { routes: createRoutes(source, { isServer: false }), url: '/nowhere' },
      { namespace: 'shell', messages, server, user: admin },
    );
    await page.user.click(await screen.findByRole('button', { name: /Mali/ }));
    expect(screen.getByRole('button', { name: messages.navbar.logout })).toBeTruthy();
    expect(screen.queryByRole('link', { name: messages.navbar.console })).toBeNull();
  });
});
