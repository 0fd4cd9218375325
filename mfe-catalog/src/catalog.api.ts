import { baseApi } from '@portico/shared/api';
import type { Catalog, catalogs, Product, products, ReplyOf } from '@portico/shared/contracts';

/** Products of one catalogue of one portal. */
export interface ProductsRequest {
  catalogId: string;
  portalId: string;
  /** How many at most; all of them when absent. */
  limit?: number;
}

const inOrder = { _sort: 'appearSeq', _order: 'asc' } as const;

/** Calls of the catalogues. A private portal's grant goes along, and opening it makes them fresh. */
export const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The catalogues of a portal, in appearSeq order. [API-25, CAT-01] */
    portalCatalogs: build.query<Catalog[], string>({
      query: (portalId) => ({
        url: `/api/catalogs?${new URLSearchParams({ portalId, ...inOrder })}`,
        grantFor: { store: 'portal', id: portalId },
      }),
      transformResponse: (reply: ReplyOf<typeof catalogs>) => reply.data,
      providesTags: ['Catalog', 'Viewer'],
    }),
    /** [API-26] */
    catalogProducts: build.query<Product[], ProductsRequest>({
      query: ({ catalogId, portalId, limit }) => ({
        url: `/api/products?${new URLSearchParams({
          catalogIds: catalogId,
          ...inOrder,
          ...(limit === undefined ? {} : { _limit: String(limit) }),
        })}`,
        grantFor: { store: 'portal', id: portalId },
      }),
      transformResponse: (reply: ReplyOf<typeof products>) => reply.data,
      providesTags: ['Catalog', 'Viewer'],
    }),
  }),
});
export const { usePortalCatalogsQuery, useCatalogProductsQuery } = catalogApi;
