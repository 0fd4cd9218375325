import type { RemoteModule } from '@portico/shared/platform';

/** Declaration of the discovery remote: home, towns, listings, search, contact. [MFE-13] */
export const remote = {
  name: 'mfe-discovery',
  routes: {
    home: {
      path: '/',
      load: () => import(/* webpackChunkName: "route-home" */ './pages/home/home.route.tsx'),
    },
    towns: {
      path: '/towns',
      query: { title: 'public', page: 'public' },
      load: () => import(/* webpackChunkName: "route-towns" */ './pages/towns/towns.route.tsx'),
    },
    town: {
      path: '/towns/:townID',
      load: () => import(/* webpackChunkName: "route-town" */ './pages/town/town.route.tsx'),
    },
    listing: {
      path: '/listings/:listingID',
      query: { page: 'public' },
      load: () => import(/* webpackChunkName: "route-listing" */ './pages/listing/listing.route.tsx'),
    },
    portals: {
      path: '/portals',
      query: {
        title: 'public',
        tags: 'public',
        range: 'public',
        // The visitor's position, or the centre of a chosen map area.
        near: 'personal',
        view: 'public',
        'listing.id': 'public',
        'listing.title': 'public',
        'town.id': 'public',
        'town.title': 'public',
        provider: 'public',
        page: 'public',
      },
      load: () => import(/* webpackChunkName: "route-portals" */ './pages/portals/portals.route.tsx'),
    },
    contact: {
      path: '/contact',
      load: () => import(/* webpackChunkName: "route-contact" */ './pages/contact/contact.route.tsx'),
    },
    contacts: {
      path: '/contacts',
      // It redirects.
      siteMap: false,
      load: () => import(/* webpackChunkName: "route-contacts" */ './pages/contacts/contacts.route.tsx'),
    },
  },
  slots: {},
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;
