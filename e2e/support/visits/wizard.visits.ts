import type { Page } from '@playwright/test';
import type { Visit } from '../visit.ts';
import { choosePicture } from './choose-picture.ts';

/** Selects this draft for the tab's wizard. */
const wizardOf = (portalId: string) => (page: Page) =>
  page.addInitScript((id) => sessionStorage.setItem('portico.wizard.portal', id), portalId);

const stepOf = (draft: string, hash: string, name: string): Visit => ({
  path: `/creator/wizard#${hash}`,
  as: 'creator',
  prepare: wizardOf(draft),
  states: [{ name }],
});

const NEW = 'draft-boat-noodles';
const BEGUN = 'draft-doi-tung-loom';

/** The wizard's steps, and the classic mode with all of them. */
export const wizardVisits: readonly Visit[] = [
  { path: '/creator/wizard#introduction', as: 'creator', states: [{ name: 'wizard introduction' }] },
  { path: '/creator/wizard#1', as: 'creator', states: [{ name: 'wizard naming' }] },
  {
    path: '/creator/wizard#2',
    as: 'creator',
    prepare: wizardOf(NEW),
    states: [
      { name: 'wizard thumbnail, still empty' },
      {
        name: 'wizard thumbnail in the image editor',
        act: (page) => choosePicture(page.locator('main input[type=file]')),
        isOverlay: true,
      },
    ],
  },
  stepOf(BEGUN, '3', 'wizard cover'),
  stepOf(BEGUN, '4', 'wizard information'),
  stepOf(BEGUN, '5', 'wizard contacts'),
  stepOf(BEGUN, 'finish', 'wizard completed'),
  { path: '/creator/classic/ban-mon-celadon', as: 'creator', states: [{ name: 'long form' }] },
];
