import type { CatalogTemplate } from '../contracts/constants.ts';

const PRODUCTS_BY_TEMPLATE: Record<CatalogTemplate, number> = { 1: 8, 2: 2, 3: 6, 4: 8, 5: 8 };

/** Number of a catalogue's products that a portal page loads. [CAT-05, OPEN-09] */
export const catalogSize = (template: CatalogTemplate): number => PRODUCTS_BY_TEMPLATE[template];
