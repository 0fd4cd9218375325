import type { Page } from '@playwright/test';
import type { PageState, Visit } from '../visit.ts';
import { markDismissed } from './mark-dismissed.ts';
import { navigateWithin } from './navigate-within.ts';

/** Leaves all further API requests without a response. */
const holdResponses = (page: Page) => page.route('**/api/**', () => undefined);

/** A page that is loading after a client-side navigation: the layout without its content. */
const loadingState = (name: string, path: string): PageState => ({
  name: `${name}, on its way`,
  act: async (page) => {
    await holdResponses(page);
    await navigateWithin(page, path);
    await page.locator('main [aria-busy=true]').first().waitFor();
  },
});

/** Pages in their loading state, each reached from a page that shares no data with them. */
export const loadingVisits: readonly Visit[] = [
  {
    path: '/contact',
    prepare: markDismissed('pop-up.home', 'splash.town.nan', 'pop-up.town.nan'),
    states: [
      loadingState('towns', '/towns'),
      loadingState('town', '/towns/nan'),
      loadingState('listing', '/listings/nan-slow-days'),
      loadingState('portal search', '/portals'),
      loadingState('portal', '/portals/ban-mon-celadon'),
      loadingState('catalogue', '/catalog/show?catalogId=celadon-table&portalId=ban-mon-celadon'),
      loadingState('home', '/'),
    ],
  },
  {
    path: '/contact',
    as: 'creator',
    states: [
      loadingState('my portals', '/creator'),
      loadingState('long form', '/creator/classic/ban-mon-celadon'),
      loadingState('arranging catalogues', '/catalog/edit?portalId=ban-mon-celadon'),
    ],
  },
];
