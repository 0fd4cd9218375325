import { describe, expect, jest, test } from '@jest/globals';
import type { AuthUser, WebConfig } from '@portico/shared/contracts';
import { useLeaveGuard } from '@portico/shared/patterns';
import {
  Navigate,
  type RouteObject,
  selectIsAuthenticated,
  storeToken,
  useSelector,
} from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ar from '../../locales/ar.json';
import messages from '../../locales/en.json';
import th from '../../locales/th.json';
import zh from '../../locales/zh.json';
import { LivePagesProvider } from '../remotes/live-pages.ts';
import { Navbar } from './Navbar.tsx';

const site: WebConfig = {
  provider: 'demo',
  isPrivate: false,
  title: { en: 'Visit Pai', th: 'เที่ยวปาย' },
  tags: [],
  logoImageURL: '/images/logo',
};
const extra: Partial<WebConfig> = {
  isExtraBtn: true,
  nameExtraButton: { en: 'About us' },
  linkExtraButton: '/web-page/about',
};
const user: AuthUser = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: ['portal_creator'] };

/** The navbar while the live remotes have the pages at all paths, or at those of `hasPage`. */
const NavbarOf = ({ config, hasPage = () => true }: NavbarCase) => (
  <LivePagesProvider value={hasPage}>
    <Navbar config={config} />
  </LivePagesProvider>
);
interface NavbarCase {
  config: WebConfig | undefined;
  hasPage?: (path: string) => boolean;
}

const show = (
  config: WebConfig | undefined,
  options: Partial<Parameters<typeof renderWithPlatform>[1]> = {},
  url = '/towns',
) =>
  renderWithPlatform(
    { routes: [{ path: '/:path/*', Component: () => <NavbarOf config={config} /> }], url },
    { namespace: 'shell', messages, ...options },
  );

/** Hidden in jsdom's narrow window; wide windows show it beside the brand. */
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

describe('the brand', () => {
  test("[APP-06] is the provider's logo and title in the reader's language", async () => {
    await show(site);
    const brand = screen.getByRole('link', { name: /Visit Pai/ });
    expect(brand.textContent).toBe('Visit Pai');
    expect(brand.querySelector('img')?.getAttribute('src')).toContain('/images/logo');

    await show(site, { language: 'th', messages: th });
    expect(screen.getByRole('link', { name: /เที่ยวปาย/ }).textContent).toBe('เที่ยวปาย');
  });

  test('[APP-14, T-38] links back to / and is named accordingly', async () => {
    const page = await show(site);
    const brand = screen.getByRole('link', { name: /Back to home$/ });
    expect(brand.querySelector('[data-icon=back]')).not.toBeNull();
    await page.user.click(brand);
    expect(await screen.findByTestId('elsewhere')).toBeTruthy();
    expect(page.address()).toBe('/');
  });

  test('[APP-14] has no arrow back on / itself', async () => {
    await renderWithPlatform(<Navbar config={site} />, { namespace: 'shell', messages });
    expect(screen.getByRole('link', { name: /Visit Pai/ }).querySelector('[data-icon=back]')).toBeNull();
  });
});

describe('the extra button', () => {
  test('[APP-07] has its label and target from the web config', async () => {
    await show({ ...site, ...extra });
    expect(link('About us').getAttribute('href')).toBe('/web-page/about');
  });

  test.each<[string, Partial<WebConfig>]>([
    ['isExtraBtn is false', { isExtraBtn: false }],
    ['isExtraBtn is not said', { isExtraBtn: undefined } as never],
    ['it has no label', { nameExtraButton: {} }],
    ['it has no target', { linkExtraButton: '' }],
  ])('[APP-07] is hidden when %s', async (_when, changes) => {
    await show({ ...site, ...extra, ...changes });
    expect(screen.queryByText('About us')).toBeNull();
  });

  test.each([
    ['https://example.com/about', 'https://example.com/about'],
    ['tel:+6612345', 'tel:+6612345'],
    ['mailto:hi@example.com', 'mailto:hi@example.com'],
  ])('links to %s of another site without a referrer', async (address, href) => {
    await show({ ...site, ...extra, linkExtraButton: address });
    expect(link('About us').getAttribute('href')).toBe(href);
    expect(link('About us').getAttribute('rel')).toBe('noopener noreferrer');
  });

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.example', 'about'])(
    'is text when its target is %s',
    async (address) => {
      const page = await show({ ...site, ...extra, linkExtraButton: address });
      expect(screen.getByText('About us').closest('a')).toBeNull();
      await page.user.click(screen.getByRole('button', { name: 'Menu' }));
      expect(screen.getAllByText('About us').map((text) => text.closest('a'))).toEqual([null, null]);
    },
  );
});

describe('the custom pages in the menu', () => {
  const menuPages = [
    { _id: 'festival-year', title: { en: 'The festival year' } },
    { _id: 'about', title: { th: 'เกี่ยวกับเรา' } },
  ];

  test('are in the menu of a phone after the other links, and in that of a desktop', async () => {
    const page = await show({ ...site, isContactWithMe: true, menuPages });
    const [phone, desktop] = screen.getAllByRole('button', { name: 'Menu', hidden: true });
    if (!phone || !desktop) throw new Error('no menu');
    await page.user.click(phone);
    const linksIn = (button: HTMLElement) =>
      within(button.parentElement as HTMLElement)
        .getAllByRole('link', { hidden: true })
        .map((found) => [found.textContent, found.getAttribute('href')]);
    const own = [
      ['The festival year', '/web-page/festival-year'],
      ['เกี่ยวกับเรา', '/web-page/about'],
    ];
    expect(linksIn(phone)).toEqual([
      ['Contact Us', '/contact'],
      ['Create content with us', '/creator'],
      ...own,
    ]);
    await page.user.click(desktop);
    expect(linksIn(desktop)).toEqual(own);
    expect(within(desktop.parentElement as HTMLElement).getByText('เกี่ยวกับเรา').lang).toBe('th');
  });

  test('leave no trace on a site without any', async () => {
    await show({ ...site, isPrivate: true });
    expect(screen.queryByRole('button', { name: 'Menu', hidden: true })).toBeNull();
  });
});

describe('the other links', () => {
  test('[APP-09] Contact Us is shown when isContactWithMe is true, and opens /contact', async () => {
    const page = await show({ ...site, isContactWithMe: true });
    await page.user.click(link('Contact Us'));
    await waitFor(() => expect(page.address()).toBe('/contact'));
    for (const isContactWithMe of [false, undefined]) {
      await show({ ...site, isContactWithMe } as WebConfig);
      expect(screen.queryByText('Contact Us')).toBeNull();
    }
  });

  test('[APP-10] Create content with us is shown for public providers only', async () => {
    await show(site);
    expect(link('Create content with us').getAttribute('href')).toBe('/creator');
    await show({ ...site, isPrivate: true });
    expect(screen.queryByText('Create content with us')).toBeNull();
  });

  test('a narrow window has the same links in a menu', async () => {
    const page = await show({ ...site, ...extra, isContactWithMe: true });
    await page.user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('list', { name: 'Menu' }));
    expect(menu.getAllByRole('link').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['About us', '/web-page/about'],
      ['Contact Us', '/contact'],
      ['Create content with us', '/creator'],
    ]);
  });

  test('without links there is no menu', async () => {
    await show({ ...site, isPrivate: true });
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });
});

test('a page that no live remote has is not linked; the target of the extra button is the admin’s choice', async () => {
  const config: WebConfig = {
    ...site,
    ...extra,
    isContactWithMe: true,
    menuPages: [{ _id: 'festival-year', title: { en: 'The festival year' } }],
  };
  const linksWith = async (...live: string[]) => {
    const page = await renderWithPlatform(
      <NavbarOf config={config} hasPage={(path) => live.some((one) => path.startsWith(one))} />,
      { namespace: 'shell', messages, user },
    );
    const addresses = new Set<string>();
    // A menu closes when another one opens.
    for (const menu of screen.queryAllByRole('button', { name: /^(Menu|Hi ! Baikhao)$/, hidden: true })) {
      await page.user.click(menu);
      for (const found of screen.getAllByRole('link', { hidden: true }))
        addresses.add(found.getAttribute('href') ?? '');
    }
    page.unmount();
    return [...addresses].sort();
  };
  expect(await linksWith()).toEqual(['/', '/web-page/about']);
  expect(await linksWith('/contact')).toEqual(['/', '/contact', '/web-page/about']);
  expect(await linksWith('/creator')).toEqual(['/', '/creator', '/creator/account', '/web-page/about']);
  expect(await linksWith('/web-page')).toEqual(['/', '/web-page/about', '/web-page/festival-year']);
});

describe('the language selector', () => {
  test('has the languages that the site offers, and is not there for a single one', async () => {
    const page = await show({ ...site, languages: ['th', 'en'] });
    await page.user.click(screen.getByRole('button', { name: 'Language: English' }));
    const choices = ['ไทย', 'English', '中文', 'العربية'].filter((name) =>
      screen.queryByRole('button', { name }),
    );
    expect(choices).toEqual(['ไทย', 'English']);
    page.unmount();
    await show({ ...site, languages: ['th'] });
    expect(screen.queryByRole('button', { name: 'Language: English' })).toBeNull();
  });

  test('is not rendered on a page that declares its language as fixed', async () => {
    const handle = { page: { frame: 'fixed-language' } };
    await renderWithPlatform(
      { routes: [{ path: '/form', Component: () => <Navbar config={site} />, handle }], url: '/form' },
      { namespace: 'shell', messages },
    );
    expect(screen.getByRole('navigation')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Language/ })).toBeNull();
  });

  test.each(['/creator/wizard/naming', '/wizard', '/my-wizardry'])(
    '[APP-16] is not rendered on %s',
    async (url) => {
      await show(site, {}, url);
      expect(screen.getByRole('navigation')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Language/ })).toBeNull();
    },
  );

  test('[APP-16] is rendered on any other path', async () => {
    await show(site, {}, '/creator/portals');
    expect(screen.getByRole('button', { name: 'Language: English' })).toBeTruthy();
  });
});

describe('the account', () => {
  test('is not shown to visitors', async () => {
    await show(site);
    expect(screen.queryByText(/Hi !/)).toBeNull();
  });

  test.each([
    ['th', th],
    ['en', messages],
    ['zh', zh],
    ['ar', ar],
  ] as const)('[APP-12] shows the exact greeting in %s', async (language, own) => {
    await show(site, { user, language, messages: own });
    const greeting = screen.getByRole('button', { name: 'Hi ! Baikhao' });
    expect(greeting.textContent).toBe('Hi ! Baikhao');
  });

  test('[APP-13] has Logout in the menu of the greeting', async () => {
    const page = await show(site, { user });
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Hi ! Baikhao' }));
    expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/creator/account');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  test.each([
    ['a public provider', false, 1],
    ['a private provider, which has none', true, 0],
  ])(
    '[OPEN-46] the menu of the greeting leads to the list of portals of %s',
    async (_kind, isPrivate, count) => {
      const page = await show({ ...site, isPrivate }, { user });
      await page.user.click(screen.getByRole('button', { name: 'Hi ! Baikhao' }));
      expect(screen.queryAllByRole('link', { name: messages.navbar.myPortals })).toHaveLength(count);
      expect(screen.getByRole('link', { name: messages.navbar.account })).toBeTruthy();
    },
  );

  test('[OPEN-30] Logout ends the session on /, and the guard of the previous page does not redirect to /login', async () => {
    storeToken('test-token');
    const seen: string[] = [];
    const Guarded = () =>
      useSelector(selectIsAuthenticated) ? <NavbarOf config={site} /> : <Navigate to="/login" />;
    const routes: RouteObject[] = [
      { path: '/creator', Component: Guarded },
      { path: '/', Component: () => <Navbar config={site} /> },
    ];
    let authorization: string | null = null;
    const page = await renderWithPlatform(
      { routes, url: '/creator' },
      {
        namespace: 'shell',
        messages,
        user,
        server: {
          'DELETE /api/auth/login': ({ headers }) => {
            authorization = headers.get('authorization');
            return { status: 'ok' };
          },
        },
      },
    );
    page.router.subscribe(({ location }) => seen.push(location.pathname));
    await page.user.click(screen.getByRole('button', { name: 'Hi ! Baikhao' }));
    await page.user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(screen.queryByText(/Hi !/)).toBeNull());
    expect(page.calls).toEqual(['DELETE /api/auth/login']);
    expect(authorization).toBe('Bearer test-token');
    expect(page.store.getState().session).toMatchObject({ token: null, user: null });
    expect(sessionStorage).toHaveLength(0);
    expect(page.address()).toBe('/');
    expect(new Set(seen)).toEqual(new Set(['/']));
  });

  test('[T-41] Logout keeps the session while a form with unsaved changes asks', async () => {
    const Form = () => {
      const { isBlocked, leave } = useLeaveGuard(true);
      return (
        <>
          <NavbarOf config={site} />
          {isBlocked ? <button onClick={leave}>Discard</button> : null}
        </>
      );
    };
    const routes: RouteObject[] = [
      { path: '/creator', Component: Form },
      { path: '/', Component: () => <NavbarOf config={site} /> },
    ];
    const page = await renderWithPlatform(
      { routes, url: '/creator' },
      { namespace: 'shell', messages, user, server: { 'DELETE /api/auth/login': () => ({ status: 'ok' }) } },
    );
    // The address bar follows the router, which is in memory here.
    window.history.replaceState(null, '', '/creator');
    page.router.subscribe(({ location }) => window.history.replaceState(null, '', location.pathname));
    const logOut = async () => {
      await page.user.click(screen.getByRole('button', { name: 'Hi ! Baikhao' }));
      await page.user.click(screen.getByRole('button', { name: 'Logout' }));
    };
    await logOut();
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(page.calls).toEqual([]);
    await logOut();
    await waitFor(() => expect(page.calls).toEqual(['DELETE /api/auth/login']));
  });
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1', 1],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 0],
])(
  '[APP-11, AMBIG-49] phones, detected by user agent, can share the page from the navbar: %s',
  async (userAgent, count) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await show(site);
    expect(screen.queryAllByRole('button', { name: messages.share.label })).toHaveLength(count);
  },
);
