import type { Page } from '@playwright/test';
import type { Visit } from '../visit.ts';
import { messageButton } from './message-button.ts';

const PORTAL = 'portalId=ban-mon-celadon';

const CSV = `name_en,name_th,price
Glazing at dusk,เคลือบยามเย็น,1200
,ไม่มีชื่ออังกฤษ,free
`;

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

async function pressCatalogButton(page: Page, key: string): Promise<void> {
  await (await messageButton(page, 'mfe-catalog', key)).click();
  await page.locator('dialog[open]').waitFor();
}

/** The catalogue micro-site, for visitors and editors. */
export const catalogVisits: readonly Visit[] = [
  { path: `/catalog?${PORTAL}`, states: [{ name: 'catalogues of a portal' }] },
  { path: `/catalog/show?catalogId=celadon-table&${PORTAL}`, states: [{ name: 'catalogue' }] },
  {
    path: `/catalog/show?catalogId=none&${PORTAL}`,
    states: [{ name: 'catalogue, not found', expectedConsole: /404/ }],
  },
  {
    path: `/catalog/celadon-table/product/celadon-tea-cup/detail?${PORTAL}&provider=demo`,
    states: [{ name: 'product' }],
  },
  {
    path: `/catalog/edit?${PORTAL}&catalogId=celadon-table`,
    as: 'creator',
    states: [
      { name: 'arranging catalogues' },
      {
        name: 'new catalogue',
        act: (page) => pressCatalogButton(page, 'edit.addCatalog'),
        leave: closeDialog,
        isOverlay: true,
      },
      {
        name: 'new product',
        act: (page) => pressCatalogButton(page, 'edit.addProduct'),
        leave: closeDialog,
        isOverlay: true,
      },
      {
        name: 'products of a file, before they are added',
        act: async (page) => {
          await page
            .locator('input[type=file][accept*=csv]')
            .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
          await page.locator('dialog[open] table, dialog[open] li').first().waitFor();
        },
        leave: closeDialog,
        isOverlay: true,
      },
    ],
  },
];
