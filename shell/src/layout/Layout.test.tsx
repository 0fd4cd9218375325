import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PageDeclaration, WebConfig } from '@portico/shared/contracts';
import { Link, type RouteModule } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import type { RouteHandle } from '../route-handle.ts';
import { Layout } from './Layout.tsx';

const site: WebConfig = {
  provider: 'demo',
  isPrivate: false,
  title: { en: 'Visit Pai', th: 'เที่ยวปาย' },
  isContactWithMe: true,
  logoImageURL: '/images/logo',
  tags: [],
};

const handleOf = (module: RouteModule, page: PageDeclaration = {}): RouteHandle => ({
  remote: 'shell',
  ready: async () => module,
  loaded: () => module,
  page,
});
const signIn: RouteModule = { Component: () => <h1>Sign in</h1> };
const towns: RouteModule = {
  Component: () => (
    <>
      <h1>Towns</h1>
      <Link to="/login">to login</Link>
    </>
  ),
  head: ({ language, url }) => ({ title: `Towns ${language}${url.search}` }),
};

async function open(url: string, webConfig: FakeCall = () => ({ data: site })) {
  const page = await renderWithPlatform(
    {
      routes: [
        {
          Component: Layout,
          children: [
            { path: '/towns', Component: towns.Component, handle: handleOf(towns) },
            {
              path: '/login/*',
              Component: signIn.Component,
              handle: handleOf(signIn, { frame: 'sign-in' }),
            },
            { path: '/loginhelp', Component: () => <h1>Help</h1> },
          ],
        },
      ],
      url,
    },
    {
      namespace: 'shell',
      messages,
      server: { 'GET /api/web-admin/': webConfig, 'PUT /api/hits': () => ({ data: { value: 1 } }) },
    },
  );
  await screen.findByText('Visits: 1');
  return page;
}
const navbar = () => screen.queryByRole('banner');

beforeEach(() => {
  document.title = '';
});

describe('the layout', () => {
  test('consists of navbar, page and footer', async () => {
    await open('/towns');
    expect(navbar()).not.toBeNull();
    expect(screen.getByRole('main').textContent).toContain('Towns');
    await waitFor(() => expect(screen.getByRole('contentinfo').textContent).toContain('© 2021 Visit Pai'));
  });

  test.each(['/login', '/login/classic', '/LOGIN', '/Login/classic'])(
    '[APP-15] has no navbar on %s',
    async (url) => {
      await open(url);
      expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
      expect(navbar()).toBeNull();
    },
  );

  test('[APP-15] has a navbar on a path that only starts alike', async () => {
    await open('/loginhelp');
    expect(navbar()).not.toBeNull();
  });

  test('has a skip link as its first link', async () => {
    const page = await open('/towns');
    await page.user.tab();
    const skip = screen.getByRole('link', { name: messages.page.skip });
    expect(document.activeElement).toBe(skip);
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  test('moves the focus to the page after a navigation, not on load', async () => {
    const page = await open('/towns');
    expect(document.activeElement).toBe(document.body);
    await page.user.click(screen.getByRole('link', { name: 'to login' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

describe('the document title', () => {
  test("is the route's title with the site's name", async () => {
    await open('/towns?sort=score');
    await waitFor(() => expect(document.title).toBe('Towns en?sort=score · Visit Pai'));
  });

  test('follows the language and the navigation', async () => {
    const page = await open('/towns');
    await waitFor(() => page.i18n.changeLanguage('th'));
    await waitFor(() => expect(document.title).toBe('Towns th · เที่ยวปาย'));
    await page.user.click(screen.getByRole('link', { name: 'to login' }));
    await waitFor(() => expect(document.title).toBe('เที่ยวปาย'));
  });
});

describe('a web config that cannot be loaded', () => {
  test.each<[string, FakeCall]>([
    ['fails', () => new Response('', { status: 500 })],
    ['is unknown', () => new Response('', { status: 404 })],
    ['is no JSON', () => new Response('<html>')],
  ])(
    '[OPEN-39] when the call %s: a neutral title, no logo, no contact button, and pages that work',
    async (_how, webConfig) => {
      const page = await open('/towns', webConfig);
      expect(screen.getByRole('link', { name: /^Portico/ }).querySelector('img')).toBeNull();
      expect(screen.queryByText('Contact Us')).toBeNull();
      expect(screen.queryByText('Create content with us')).toBeNull();
      expect(document.title).toBe('Towns en · Portico');
      expect(screen.getByRole('contentinfo').textContent).toContain('© 2021');
      await page.user.click(screen.getByRole('link', { name: 'to login' }));
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    },
  );
});
