import type { CatalogSeed } from './seed-types.ts';

export const catalogs: CatalogSeed[] = [];
