import type { RemoteModule } from '@portico/shared/platform';

/** Declaration of this remote: a portal's expiring entries, on its page and on a page of its own. */
export const remote = {
  name: 'remote-events',
  routes: {
    events: {
      path: '/events/:id',
      load: () => import(/* webpackChunkName: "route-events" */ './pages/events/events.route.tsx'),
    },
  },
  slots: {
    'portal.blocks': () =>
      import(/* webpackChunkName: "slot-portal.blocks" */ './blocks/portal-blocks.slot.ts'),
  },
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;
