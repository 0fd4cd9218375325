import { accounts } from './accounts.ts';
import { catalogs } from './catalogs.ts';
import { listings } from './listings.ts';
import { cafes } from './portals/cafes.ts';
import { city } from './portals/city.ts';
import { crafts } from './portals/crafts.ts';
import { desk } from './portals/desk.ts';
import { food } from './portals/food.ts';
import { islands } from './portals/islands.ts';
import { markets } from './portals/markets.ts';
import { nature } from './portals/nature.ts';
import { stays } from './portals/stays.ts';
import { temples } from './portals/temples.ts';
import type { ProviderContent } from './seed-types.ts';
import { towns } from './towns.ts';
import { demoWebConfig } from './web-config.ts';
import { webPages } from './web-pages.ts';

export const demoContent: ProviderContent = {
  provider: 'demo',
  hosts: ['localhost', '127.0.0.1'],
  isPrivate: false,
  webConfig: demoWebConfig,
  accounts,
  towns,
  listings,
  portals: [
    ...temples,
    ...islands,
    ...nature,
    ...markets,
    ...food,
    ...crafts,
    ...stays,
    ...cafes,
    ...city,
    ...desk,
  ],
  catalogs,
  webPages,
};

export { privateContent } from './private-content.ts';
