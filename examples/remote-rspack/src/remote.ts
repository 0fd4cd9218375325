import type { RemoteModule } from '@portico/shared/platform';

/** Declaration of this remote: a portal's position, on its page and on a page of its own. */
export const remote = {
  name: 'remote-rspack',
  routes: {
    coordinates: {
      path: '/coordinates/:id',
      load: () =>
        import(/* webpackChunkName: "route-coordinates" */ './pages/coordinates/coordinates.route.tsx'),
    },
  },
  slots: {
    'portal.blocks': () =>
      import(/* webpackChunkName: "slot-portal.blocks" */ './blocks/portal-blocks.slot.ts'),
  },
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;
