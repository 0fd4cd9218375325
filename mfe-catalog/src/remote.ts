import type { RemoteModule } from '@portico/shared/platform';

/** What the catalog remote offers: the catalogue section of a portal page. [MFE-13] */
export const remote = {
  name: 'mfe-catalog',
  routes: {},
  slots: {
    'portal.catalog': () =>
      import(/* webpackChunkName: "slot-portal.catalog" */ './slots/portal-catalog/portal-catalog.slot.tsx'),
  },
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;
