import type { RemoteModule } from '@portico/shared/platform';

/** What discovery offers: the screens on which visitors find things. [MFE-13] */
export const remote = {
  name: 'mfe-discovery',
  routes: {
    home: {
      path: '/',
      load: () => import(/* webpackChunkName: "route-home" */ './pages/home/home.route.tsx'),
    },
  },
  slots: {},
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;
