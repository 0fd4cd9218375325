import { baseApi } from '@portico/shared/api';
import type {
  BodySentTo,
  Catalog,
  createCatalog,
  createProduct,
  createProducts,
  orderCatalogs,
  orderProducts,
  Product,
  products,
  ReplyOf,
  updateCatalog,
  updateProduct,
} from '@portico/shared/contracts';

export type ProductChanges = BodySentTo<typeof updateProduct>['data'];
export type CatalogChanges = BodySentTo<typeof updateCatalog>['data'];
export type NewProduct = BodySentTo<typeof createProducts>['data']['products'][number];

const inOrder = { _sort: 'appearSeq', _order: 'asc' } as const;
/** Page size for loading all products. */
const ALL_AT_ONCE = 999;

/** Endpoints that edit catalogues; each invalidates the shown ones. [OPEN-08] */
export const catalogEditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All products of a catalogue, for an export. [API-26] */
    allProducts: build.query<Product[], { catalogId: string; portalId: string }>({
      queryFn: async ({ catalogId, portalId }, _api, _options, send) => {
        const all: Product[] = [];
        for (;;) {
          const query = new URLSearchParams({
            catalogIds: catalogId,
            ...inOrder,
            _start: String(all.length),
            _limit: String(ALL_AT_ONCE),
          });
          const { data, error, meta } = await send({
            url: `/api/products?${query}`,
            grantFor: { store: 'portal', id: portalId },
          });
          if (error) return { error };
          const rows = (data as ReplyOf<typeof products>).data;
          all.push(...rows);
          // A response may have fewer rows than requested if their texts are long.
          if (rows.length === 0 || all.length >= (meta?.total ?? all.length)) return { data: all };
        }
      },
      keepUnusedDataFor: 0,
    }),
    createCatalog: build.mutation<Catalog, BodySentTo<typeof createCatalog>['data']>({
      query: (data) => ({ url: '/api/catalogs', method: 'POST', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof createCatalog>) => reply.data,
      invalidatesTags: (catalog) => (catalog ? ['Catalog'] : []),
    }),
    updateCatalog: build.mutation<Catalog, { id: string; data: CatalogChanges }>({
      query: ({ id, data }) => ({
        url: `/api/catalogs/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { data },
      }),
      transformResponse: (reply: ReplyOf<typeof updateCatalog>) => reply.data,
      // Its tile is in the portal's gallery.
      invalidatesTags: (catalog) => (catalog ? ['Catalog', { type: 'Portal', id: catalog.portalId }] : []),
    }),
    deleteCatalog: build.mutation<unknown, { id: string; portalId: string }>({
      query: ({ id }) => ({ url: `/api/catalogs/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_reply, error, { portalId }) =>
        error ? [] : ['Catalog', { type: 'Portal', id: portalId }],
    }),
    orderCatalogs: build.mutation<Catalog[], BodySentTo<typeof orderCatalogs>['data']>({
      query: (data) => ({ url: '/api/catalogs/order', method: 'PUT', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof orderCatalogs>) => reply.data,
      invalidatesTags: ['Catalog'],
    }),
    createProduct: build.mutation<Product, BodySentTo<typeof createProduct>['data']>({
      query: (data) => ({ url: '/api/products', method: 'POST', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof createProduct>) => reply.data,
      invalidatesTags: (product) => (product ? ['Catalog'] : []),
    }),
    createProducts: build.mutation<Product[], BodySentTo<typeof createProducts>['data']>({
      query: (data) => ({ url: '/api/products/batch', method: 'POST', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof createProducts>) => reply.data,
      invalidatesTags: (created) => (created ? ['Catalog'] : []),
    }),
    updateProduct: build.mutation<Product, { id: string; data: ProductChanges }>({
      query: ({ id, data }) => ({
        url: `/api/products/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { data },
      }),
      transformResponse: (reply: ReplyOf<typeof updateProduct>) => reply.data,
      invalidatesTags: (product) => (product ? ['Catalog'] : []),
    }),
    deleteProduct: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_reply, error) => (error ? [] : ['Catalog']),
    }),
    orderProducts: build.mutation<Catalog, BodySentTo<typeof orderProducts>['data']>({
      query: (data) => ({ url: '/api/products/order', method: 'PUT', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof orderProducts>) => reply.data,
      invalidatesTags: ['Catalog'],
    }),
  }),
});
export const {
  useLazyAllProductsQuery,
  useCreateCatalogMutation,
  useUpdateCatalogMutation,
  useDeleteCatalogMutation,
  useOrderCatalogsMutation,
  useCreateProductMutation,
  useCreateProductsMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useOrderProductsMutation,
} = catalogEditApi;
