import type { Page } from '@playwright/test';
import { openVisit, type PageState, type Visit } from './visit.ts';
import { accountVisits } from './visits/account.visits.ts';
import { catalogVisits } from './visits/catalog.visits.ts';
import { consoleVisits } from './visits/console.visits.ts';
import { consoleStatesVisits } from './visits/console-states.visits.ts';
import { discoveryVisits } from './visits/discovery.visits.ts';
import { editorVisits } from './visits/editors.visits.ts';
import { frameVisits } from './visits/frame.visits.ts';
import { loadingVisits } from './visits/loading.visits.ts';
import { mapsVisits } from './visits/maps.visits.ts';
import { portalVisits } from './visits/portal.visits.ts';
import { savingVisits } from './visits/saving.visits.ts';
import { wizardVisits } from './visits/wizard.visits.ts';

export { signInAs, untilInteractive, untilShown } from './visit.ts';

/** All pages with the demo content, and their states. */
export const VISITS: readonly Visit[] = [
  ...frameVisits,
  ...discoveryVisits,
  ...portalVisits,
  ...accountVisits,
  ...wizardVisits,
  ...editorVisits,
  ...savingVisits,
  ...catalogVisits,
  ...consoleVisits,
  ...consoleStatesVisits,
  ...loadingVisits,
  ...mapsVisits,
];

/** A state of a page, with the page. */
export type Screen = Omit<Visit, 'states'> & PageState;

/** Every state of every page. */
export const SCREENS: readonly Screen[] = VISITS.flatMap(({ states, ...page }) =>
  states.map((state) => ({ ...page, ...state })),
);

export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await openVisit(page, screen);
  await screen.act?.(page);
}
