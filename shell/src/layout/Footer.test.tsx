import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { startLanguage } from '@portico/shared/api';
import type { WebConfig } from '@portico/shared/contracts';
import { LANGUAGES } from '@portico/shared/contracts';
import { provideMessages } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ar from '../../locales/ar.json';
import messages from '../../locales/en.json';
import th from '../../locales/th.json';
import zh from '../../locales/zh.json';
import { LivePagesProvider } from '../remotes/live-pages.ts';
import { loadShellMessages } from '../shell-messages.ts';
import { Footer } from './Footer.tsx';

const site: WebConfig = { provider: 'demo', isPrivate: false, title: { en: 'Visit Pai' }, tags: [] };

const show = (
  options: Partial<Parameters<typeof renderWithPlatform>[1]> = {},
  url = '/towns?sort=score',
  config = site,
) =>
  renderWithPlatform(
    { routes: [{ path: '*', Component: () => <Footer config={config} /> }], url },
    { namespace: 'shell', messages, ...options },
  );

afterEach(() => {
  jest.useRealTimers();
});

describe('the copyright line', () => {
  test.each([
    ['th', th],
    ['en', messages],
    ['zh', zh],
    ['ar', ar],
  ] as const)('[APP-17, T-25] says 2021 in %s, in any year', async (language, own) => {
    jest.useFakeTimers({ now: new Date('2031-05-01'), advanceTimers: true });
    await show({ language, messages: own });
    expect(screen.getByText(/©/).textContent).toBe('© 2021 Visit Pai');
  });
});

describe('the visit counter', () => {
  test("[APP-18] shows the number of PUT /api/hits in the language's digits", async () => {
    const page = await show({ server: { 'PUT /api/hits': () => ({ data: { value: 12345 } }) } });
    expect(await screen.findByText('Visits: 12,345')).toBeTruthy();
    expect(page.calls).toEqual(['PUT /api/hits']);
  });

  test('is hidden when the count fails', async () => {
    const page = await show();
    await waitFor(() => expect(page.calls).toEqual(['PUT /api/hits']));
    expect(screen.queryByText(/visits/)).toBeNull();
  });
});

test('the custom pages in the menu are links with a name of their own, if a live remote shows them', async () => {
  const menuPages = [{ _id: 'about', title: { en: 'About us' } }];
  const showWith = (hasPage: (path: string) => boolean) =>
    renderWithPlatform(
      <LivePagesProvider value={hasPage}>
        <Footer config={{ ...site, menuPages }} />
      </LivePagesProvider>,
      { namespace: 'shell', messages },
    );
  const page = await showWith(() => false);
  expect(screen.queryByRole('navigation', { name: messages.footer.pages })).toBeNull();
  page.unmount();
  await showWith((path) => path.startsWith('/web-page/'));
  const pages = within(screen.getByRole('navigation', { name: messages.footer.pages }));
  expect(pages.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/web-page/about');
});

describe('the languages', () => {
  const links = () => within(screen.getByRole('navigation')).getAllByRole('link');

  test('are links that work without script and keep the address', async () => {
    await show();
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ไทย', '/towns?sort=score&lang=th'],
      ['English', '/towns?sort=score&lang=en'],
      ['中文', '/towns?sort=score&lang=zh'],
      ['العربية', '/towns?sort=score&lang=ar'],
    ]);
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
  });

  test('are those that the site offers', async () => {
    const page = await show({}, '/towns', { ...site, languages: ['th', 'en', 'ar'] });
    expect(links().map((link) => link.getAttribute('hreflang'))).toEqual(['th', 'en', 'ar']);
    page.unmount();
    await show({}, '/towns', { ...site, languages: ['th'] });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('with script switch at once and are stored, without leaving the page', async () => {
    localStorage.setItem('language', 'en');
    await provideMessages('shell', loadShellMessages, LANGUAGES);
    const page = await show();
    startLanguage(page);
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: '中文' }));
    expect(isFollowed).toBe(false);
    expect(await screen.findByRole('navigation', { name: zh.footer.languages })).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('language')).toBe('zh'));
    expect(page.address()).toBe('/towns?sort=score');
  });

  test('are not offered in the wizard', async () => {
    await show({}, '/creator/wizard/naming');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('are not offered on a page that declares its language as fixed', async () => {
    const handle = { page: { frame: 'fixed-language' } };
    await renderWithPlatform(
      { routes: [{ path: '/form', Component: () => <Footer config={site} />, handle }], url: '/form' },
      { namespace: 'shell', messages },
    );
    expect(screen.getByText(/©/)).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
