import type { Page } from '@playwright/test';
import type { PageState, Visit } from '../visit.ts';
import { seenBefore } from './seen-before.ts';

/** From now on nothing that the page asks for is answered. */
const holdAnswers = (page: Page) => page.route('**/api/**', () => undefined);

/** A page on its way, come to from within the site: its frame is there, and what it shows is not. */
const onItsWay = (name: string, path: string): PageState => ({
  name: `${name}, on its way`,
  act: async (page) => {
    await holdAnswers(page);
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await page.locator('main [aria-busy=true]').first().waitFor();
  },
});

/** Pages as they look while they wait for the server, each from a page that needs nothing of theirs. */
export const waitingVisits: readonly Visit[] = [
  {
    path: '/contact',
    prepare: seenBefore('pop-up.home', 'splash.town.nan', 'pop-up.town.nan'),
    states: [
      onItsWay('towns', '/towns'),
      onItsWay('town', '/towns/nan'),
      onItsWay('listing', '/listings/nan-slow-days'),
      onItsWay('portal search', '/portals'),
      onItsWay('portal', '/portals/ban-mon-celadon'),
      onItsWay('catalogue', '/catalog/show?catalogId=celadon-table&portalId=ban-mon-celadon'),
      onItsWay('home', '/'),
    ],
  },
  {
    path: '/contact',
    as: 'creator',
    states: [
      onItsWay('my portals', '/creator'),
      onItsWay('long form', '/creator/classic/ban-mon-celadon'),
      onItsWay('arranging catalogues', '/catalog/edit?portalId=ban-mon-celadon'),
    ],
  },
];
