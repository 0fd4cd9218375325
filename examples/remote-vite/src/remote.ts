import type { RemoteModule } from '@portico/shared/platform';

/** Declaration of this remote: a portal's distance from Bangkok, on its page and on a page of its own. */
export const remote = {
  name: 'remote-vite',
  routes: {
    distance: {
      path: '/distance/:id',
      load: () => import(/* webpackChunkName: "route-distance" */ './pages/distance/distance.route.tsx'),
    },
  },
  slots: {
    'portal.blocks': () =>
      import(/* webpackChunkName: "slot-portal.blocks" */ './blocks/portal-blocks.slot.ts'),
  },
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;
