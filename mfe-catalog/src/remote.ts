import type { RemoteModule } from '@portico/shared/platform';

/**
 * Declaration of the catalog remote: the catalogue section of a portal page, and the catalogue micro-site. [MFE-13,
 * CAT-13]
 */
export const remote = {
  name: 'mfe-catalog',
  routes: {
    'catalog-ref': {
      path: '/catalogRef/:ref',
      // The redirect passes the token on to the page of the catalogue.
      query: { portalId: 'public', catalogId: 'public', provider: 'public', token: 'secret' },
      load: () =>
        import(/* webpackChunkName: "route-catalog-ref" */ './pages/catalog-ref/catalog-ref.route.tsx'),
    },
    catalogs: {
      path: '/catalog',
      query: { portalId: 'public', provider: 'public' },
      // Without a portal there is nothing to show.
      siteMap: false,
      load: () => import(/* webpackChunkName: "route-catalogs" */ './pages/catalogs/catalogs.route.tsx'),
    },
    'catalog-show': {
      path: '/catalog/show',
      query: { portalId: 'public', catalogId: 'public', provider: 'public', title: 'public', page: 'public' },
      siteMap: false,
      load: () =>
        import(/* webpackChunkName: "route-catalog-show" */ './pages/catalog-show/catalog-show.route.tsx'),
    },
    'catalog-edit': {
      path: '/catalog/edit',
      query: { portalId: 'public', catalogId: 'public', provider: 'public' },
      personal: true,
      load: () =>
        import(/* webpackChunkName: "route-catalog-edit" */ './pages/catalog-edit/catalog-edit.route.tsx'),
    },
    product: {
      path: '/catalog/:catalogId/product/:productId',
      query: { portalId: 'public', provider: 'public' },
      load: () => import(/* webpackChunkName: "route-product" */ './pages/product/product.route.tsx'),
    },
    'product-detail': {
      path: '/catalog/:catalogId/product/:productId/detail',
      query: { portalId: 'public', provider: 'public' },
      load: () =>
        import(
          /* webpackChunkName: "route-product-detail" */ './pages/product-detail/product-detail.route.tsx'
        ),
    },
  },
  slots: {
    'portal.catalog': () =>
      import(/* webpackChunkName: "slot-portal.catalog" */ './slots/portal-catalog/portal-catalog.slot.tsx'),
  },
  messages: (language) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`),
} satisfies RemoteModule;
