import type { RemoteModule } from '@portico/shared/platform';

/** The pages with which a provider's admins run their site. Nobody else loads it. */
export const remote = {
  name: 'mfe-console',
  routes: {
    figures: {
      path: '/console/figures',
      query: { period: 'personal', figure: 'personal', page: 'personal' },
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-figures" */ './pages/figures/figures.route.tsx'),
    },
    releases: {
      path: '/console/releases',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-releases" */ './pages/releases/releases.route.tsx'),
    },
    import: {
      path: '/console/import',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-import" */ './pages/import/import.route.tsx'),
    },
    overview: {
      path: '/console',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-overview" */ './pages/overview/overview.route.tsx'),
    },
  },
  slots: {},
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;
