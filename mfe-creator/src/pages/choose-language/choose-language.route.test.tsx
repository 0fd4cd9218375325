import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startLanguage } from '@portico/shared/api';
import type { AuthUser, Language } from '@portico/shared/contracts';
import { selectLanguage } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import { Component as MyPortals } from '../my-portals/my-portals.route.tsx';
import { Component } from './choose-language.route.tsx';

const creator: AuthUser = { uid: 'u1', username: 'c', displayName: 'C', roles: ['portal_creator'] };
const routes = [
  { path: '/creator', Component: MyPortals },
  { path: '/creator/choose-lang', Component },
];
const QUESTION = 'What is your primary language?';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

interface Options {
  language?: Language;
  /** That the site offers. */
  languages?: Language[];
  user?: AuthUser | null;
}

async function open(url: string, { language = 'en', languages, user = creator }: Options = {}) {
  const page = await renderWithPlatform(
    { routes, url },
    {
      namespace: 'mfe-creator',
      messages: language === 'th' ? thaiMessages : messages,
      language,
      server: {
        'GET /api/web-admin/': () => ({
          data: { provider: 'p', isPrivate: false, title: {}, tags: [], languages },
        }),
        'GET /api/portal': () => ({ ok: true, data: [] }),
        'PUT /api/language': () => ({ status: 'ok' }),
      },
      ...(user ? { user } : {}),
    },
  );
  startLanguage(page);
  return page;
}

test.each(['fr', 'xx-YY', ''])(
  '[CREATOR-11] [AMBIG-03] /creator with the stored language %j shows the question',
  async (stored) => {
    localStorage.setItem('language', stored);
    const page = await open('/creator');
    expect(await screen.findByText(QUESTION)).toBeTruthy();
    expect(page.address()).toBe('/creator/choose-lang');
  },
);

test.each(['th', 'en-US', undefined])(
  '[CREATOR-11] [AMBIG-03] /creator with the stored language %j does not show the question',
  async (stored) => {
    if (stored) localStorage.setItem('language', stored);
    const page = await open('/creator');
    await screen.findByText(messages.myPortals.empty);
    expect(page.address()).toBe('/creator');
  },
);

test('[CREATOR-12] shows the literal question too, with each language in its own script', async () => {
  await open('/creator/choose-lang', { language: 'th' });
  expect((await screen.findByText(QUESTION)).lang).toBe('en');
  expect(screen.getByRole('heading', { name: thaiMessages.chooseLanguage.question })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'ไทยThai',
    'English',
    '中文Chinese',
    'العربيةArabic',
  ]);
});

test('offers only languages of the site', async () => {
  await open('/creator/choose-lang', { languages: ['th', 'ar'] });
  await waitFor(() =>
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'ไทยThai',
      'العربيةArabic',
    ]),
  );
});

test.each([
  ['nothing', undefined],
  ['a language that we do not speak', 'fr'],
])(
  '[CREATOR-13] [AMBIG-02] with %s stored, the choice switches the language, is stored, and leads to /creator',
  async (_what, stored) => {
    if (stored) localStorage.setItem('language', stored);
    const page = await open('/creator/choose-lang');
    await page.user.click(await screen.findByRole('button', { name: /Arabic/ }));
    await waitFor(() => expect(page.address()).toBe('/creator'));
    expect(localStorage.getItem('language')).toBe('ar');
    expect(selectLanguage(page.store.getState())).toBe('ar');
    expect(document.documentElement.dir).toBe('rtl');
  },
);

test('[CREATOR-14] [AMBIG-02] anyone who has chosen before is redirected to /', async () => {
  localStorage.setItem('language', 'en');
  const page = await open('/creator/choose-lang');
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/');
});

test('[CREATOR-01] signed-out users go to /login first, with the requested address', async () => {
  const page = await open('/creator/choose-lang', { user: null });
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/login');
  expect(page.router.state.location.state).toEqual({ requested: '/creator/choose-lang' });
});
