import type { Page } from '@playwright/test';
import type { Visit } from '../visit.ts';

const speaksAnotherLanguage = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('language', 'fr'));

/** Sign-in, sign-up, a creator's portals, and the moderators' queue. */
export const accountVisits: readonly Visit[] = [
  {
    path: '/login',
    states: [
      { name: 'sign in' },
      {
        name: 'sign in with a username',
        act: async (page) => {
          await page.locator('main button[aria-expanded]').click();
          await page.locator('input[name=password]').waitFor();
        },
      },
    ],
  },
  {
    path: '/signUp',
    states: [
      { name: 'sign up' },
      {
        name: 'sign up with what is wrong',
        act: async (page) => {
          await page.locator('main button[type=submit]').click();
          await page.locator('input[aria-invalid=true]').first().waitFor();
        },
      },
    ],
  },
  {
    path: '/creator/choose-lang',
    as: 'creator',
    prepare: speaksAnotherLanguage,
    states: [{ name: 'choose a language' }],
  },
  { path: '/creator', as: 'creator', states: [{ name: 'my portals' }] },
  { path: '/creator/account', as: 'creator', states: [{ name: 'my account' }] },
];
