import type { RemoteModule } from '@portico/shared/platform';

/** Declaration of the portal remote: portal pages and custom pages. [MFE-13] */
export const remote = {
  name: 'mfe-portal',
  routes: {
    portal: {
      path: '/portals/:id',
      query: { provider: 'public' },
      load: () => import(/* webpackChunkName: "route-portal" */ './pages/portal/portal.route.tsx'),
    },
    preview: {
      path: '/portals/:id/preview',
      query: { key: 'secret' },
      personal: true,
      load: () => import(/* webpackChunkName: "route-preview" */ './pages/preview/preview.route.tsx'),
    },
    'web-page': {
      path: '/web-page/:webPageID',
      load: () => import(/* webpackChunkName: "route-web-page" */ './pages/web-page/web-page.route.tsx'),
    },
  },
  slots: {
    'web-page.preview': () =>
      import(
        /* webpackChunkName: "slot-web-page.preview" */ './pages/web-page/preview/web-page-preview.slot.tsx'
      ),
  },
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;
