import type { RemoteModule } from '@portico/shared/platform';

/** State of the lists of towns and listings. */
const LIST_QUERY = {
  q: 'personal',
  sort: 'personal',
  page: 'personal',
  archived: 'personal',
  missing: 'personal',
  mode: 'personal',
} as const;

/** State of the list of pages. */
const PORTALS_QUERY = {
  q: 'personal',
  sort: 'personal',
  page: 'personal',
  status: 'personal',
  town: 'personal',
  listing: 'personal',
  tag: 'personal',
  creator: 'personal',
  missing: 'personal',
  changedSince: 'personal',
  changedBefore: 'personal',
  bin: 'personal',
} as const;

/** The pages with which a provider's admins run their site. Only admins load it. */
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
    media: {
      path: '/console/media',
      query: { q: 'personal', sort: 'personal', page: 'personal', show: 'personal', uploader: 'personal' },
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-media" */ './pages/media/media.route.tsx'),
    },
    people: {
      path: '/console/people',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-people" */ './pages/people/people.route.tsx'),
    },
    person: {
      path: '/console/people/:uid',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-person" */ './pages/person/person.route.tsx'),
    },
    audit: {
      path: '/console/audit',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-audit" */ './pages/audit/audit.route.tsx'),
    },
    keys: {
      path: '/console/keys',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-keys" */ './pages/keys/keys.route.tsx'),
    },
    webhooks: {
      path: '/console/webhooks',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-webhooks" */ './pages/webhooks/webhooks.route.tsx'),
    },
    webhook: {
      path: '/console/webhooks/:id',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-webhook" */ './pages/webhook/webhook.route.tsx'),
    },
    releases: {
      path: '/console/releases',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-releases" */ './pages/releases/releases.route.tsx'),
    },
    'moved-releases': {
      path: '/platform/releases',
      personal: true,
      role: 'admin',
      load: () =>
        import(
          /* webpackChunkName: "route-moved-releases" */ './pages/moved-releases/moved-releases.route.tsx'
        ),
    },
    'custom-pages': {
      path: '/console/pages',
      query: { q: 'personal', sort: 'personal', page: 'personal', state: 'personal' },
      personal: true,
      role: 'admin',
      load: () =>
        import(/* webpackChunkName: "route-custom-pages" */ './pages/custom-pages/custom-pages.route.tsx'),
    },
    'new-custom-page': {
      path: '/console/pages/new',
      personal: true,
      role: 'admin',
      load: () =>
        import(
          /* webpackChunkName: "route-new-custom-page" */ './pages/new-custom-page/new-custom-page.route.tsx'
        ),
    },
    'custom-page': {
      path: '/console/pages/:pageId',
      personal: true,
      role: 'admin',
      load: () =>
        import(/* webpackChunkName: "route-custom-page" */ './pages/custom-page/custom-page.route.tsx'),
    },
    import: {
      path: '/console/import',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-import" */ './pages/import/import.route.tsx'),
    },
    towns: {
      path: '/console/towns',
      personal: true,
      query: LIST_QUERY,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-towns" */ './pages/towns/towns.route.tsx'),
    },
    'new-town': {
      path: '/console/towns/new',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-new-town" */ './pages/new-town/new-town.route.tsx'),
    },
    town: {
      path: '/console/towns/:id',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-town" */ './pages/town/town.route.tsx'),
    },
    listings: {
      path: '/console/listings',
      personal: true,
      query: { ...LIST_QUERY, town: 'personal' },
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-listings" */ './pages/listings/listings.route.tsx'),
    },
    'new-listing': {
      path: '/console/listings/new',
      personal: true,
      role: 'admin',
      load: () =>
        import(/* webpackChunkName: "route-new-listing" */ './pages/new-listing/new-listing.route.tsx'),
    },
    listing: {
      path: '/console/listings/:id',
      personal: true,
      query: { page: 'personal' },
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-listing" */ './pages/listing/listing.route.tsx'),
    },
    site: {
      path: '/console/site',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-site" */ './pages/site/site.route.tsx'),
    },
    tags: {
      path: '/console/tags',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-tags" */ './pages/tags/tags.route.tsx'),
    },
    tag: {
      path: '/console/tags/edit',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-tag" */ './pages/tag/tag.route.tsx'),
    },
    portals: {
      path: '/console/portals',
      personal: true,
      query: PORTALS_QUERY,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-portals" */ './pages/portals/portals.route.tsx'),
    },
    portal: {
      path: '/console/portals/:id',
      personal: true,
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-portal" */ './pages/portal/portal.route.tsx'),
    },
    review: {
      path: '/console/review',
      personal: true,
      query: { page: 'personal' },
      role: 'admin',
      load: () => import(/* webpackChunkName: "route-review" */ './pages/review/review.route.tsx'),
    },
    'moved-review': {
      path: '/creator/review',
      personal: true,
      role: 'admin',
      load: () =>
        import(/* webpackChunkName: "route-moved-review" */ './pages/moved-review/moved-review.route.tsx'),
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
