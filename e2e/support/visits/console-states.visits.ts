import type { Page, Route } from '@playwright/test';
import type { PageState, Visit } from '../visit.ts';
import { navigateWithin } from './navigate-within.ts';

/** Screens of the console that load data, by the address to which they lead. */
const SCREENS = {
  overview: '/console',
  towns: '/console/towns',
  'order of the towns': '/console/towns?mode=order',
  town: '/console/towns/nan',
  listings: '/console/listings',
  listing: '/console/listings/nan-slow-days',
  pages: '/console/portals',
  'one page': '/console/portals/ban-mon-celadon',
  review: '/console/review',
  'custom pages': '/console/pages',
  'custom page': '/console/pages/festival-year',
  site: '/console/site',
  tags: '/console/tags',
  'a tag': `/console/tags/edit?${new URLSearchParams({ tag: 'วัด' })}`,
  media: '/console/media',
  people: '/console/people',
  person: '/console/people/user-creator',
  figures: '/console/figures',
  releases: '/console/releases',
  audit: '/console/audit',
} as const;

/** The requests of a screen's data; those of the session reach the server. */
const DATA = /\/api\/(?!auth\/|language|user)/;

/** Opens each screen from a page that has no data of the console, while `reply` handles its requests. */
const statesOf = (
  name: string,
  reply: (route: Route) => unknown,
  expected: { in: string; console?: RegExp },
  screens: Readonly<Record<string, string>> = SCREENS,
): PageState[] =>
  Object.entries(screens).map(([screen, path]) => ({
    name: `console, ${screen}, ${name}`,
    ...(expected.console ? { expectedConsole: expected.console } : {}),
    act: async (page: Page) => {
      await page.route(DATA, reply);
      await navigateWithin(page, path);
      await page.locator(`main ${expected.in}`).first().waitFor();
    },
  }));

/** Every screen of the console while its data loads, after a failure of the server, and without a network. */
export const consoleStatesVisits: readonly Visit[] = [
  {
    path: '/contact',
    as: 'admin',
    states: statesOf('on its way', () => undefined, { in: '[aria-busy=true]' }),
  },
  {
    path: '/contact',
    as: 'admin',
    states: statesOf('failed', (route) => route.fulfill({ status: 500, json: { status: 'error' } }), {
      in: '[role=alert]',
      console: /status of 500/,
    }),
  },
  {
    path: '/contact',
    as: 'admin',
    // One component shows both this and a failure, so a list and a record are enough.
    states: statesOf(
      'offline',
      (route) => route.abort('internetdisconnected'),
      { in: '[role=status] button', console: /ERR_INTERNET_DISCONNECTED/ },
      { towns: SCREENS.towns, town: SCREENS.town },
    ),
  },
];
