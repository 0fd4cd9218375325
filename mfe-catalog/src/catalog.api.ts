import { baseApi, type ListPage, pagesByStart, type ReplyMeta } from '@portico/shared/api';
import type { Catalog, catalogs, Product, productById, products, ReplyOf } from '@portico/shared/contracts';

/** The first products of one catalogue of one portal. */
export interface ProductsRequest {
  catalogId: string;
  portalId: string;
  /** How many at most. */
  limit: number;
}

/** A growing list of a catalogue's products. */
export interface ProductPagesRequest {
  catalogId: string;
  /** Its portal, whose grant goes along; '' when the address names none. */
  portalId: string;
  /** Words that a product's name or description must have; '' for all. */
  title: string;
  /** Rows of the first page, which is longer where a link without script asked for more. */
  firstSize: number;
}

/** Rows of each later page: a multiple of every template's columns. */
export const PRODUCT_PAGE_SIZE = 24;
/** How long, in s, a list outlives its page, so that going back finds it as it was. [T-32] */
const KEPT_S = 300;

const inOrder = { _sort: 'appearSeq', _order: 'asc' } as const;
const grantFor = (portalId: string) =>
  portalId ? { grantFor: { store: 'portal' as const, id: portalId } } : {};

/** Calls of the catalogues. A private portal's grant goes along, and opening it makes them fresh. */
export const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The catalogues of a portal, in appearSeq order. [API-25, CAT-01] */
    portalCatalogs: build.query<Catalog[], string>({
      query: (portalId) => ({
        url: `/api/catalogs?${new URLSearchParams({ portalId, ...inOrder })}`,
        ...grantFor(portalId),
      }),
      transformResponse: (reply: ReplyOf<typeof catalogs>) => reply.data,
      providesTags: ['Catalog', 'Viewer'],
    }),
    /** The catalogues of the portals that a person edits. [API-25, OPEN-08] */
    catalogsOfEditor: build.query<Catalog[], string>({
      query: (uid) => ({
        url: `/api/catalogs?${new URLSearchParams({ userIds: uid, webpage: 'true', ...inOrder })}`,
      }),
      transformResponse: (reply: ReplyOf<typeof catalogs>) => reply.data,
      providesTags: ['Catalog', 'Viewer'],
    }),
    /** The catalogues of that ref that the visitor may see: one at most. [CAT-12, OPEN-07] */
    catalogsOfRef: build.query<Catalog[], { ref: string; portalId: string }>({
      query: ({ ref, portalId }) => ({
        url: `/api/catalogs?${new URLSearchParams({ ref, ...inOrder })}`,
        ...grantFor(portalId),
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
          _limit: String(limit),
        })}`,
        ...grantFor(portalId),
      }),
      transformResponse: (reply: ReplyOf<typeof products>) => reply.data,
      providesTags: ['Catalog', 'Viewer'],
    }),
    /** All products of a catalogue, a page at a time. [API-26, OPEN-07] */
    productPages: build.infiniteQuery<ListPage<Product>, ProductPagesRequest, number>({
      infiniteQueryOptions: pagesByStart,
      query: ({ queryArg: { catalogId, portalId, title, firstSize }, pageParam: from }) => ({
        url: `/api/products?${new URLSearchParams({
          catalogIds: catalogId,
          ...inOrder,
          ...(title ? { title } : {}),
          _start: String(from),
          _limit: String(from === 0 ? firstSize : PRODUCT_PAGE_SIZE),
        })}`,
        ...grantFor(portalId),
      }),
      transformResponse: (reply: ReplyOf<typeof products>, meta: ReplyMeta | undefined) => ({
        rows: reply.data,
        total: meta?.total ?? reply.data.length,
      }),
      providesTags: ['Catalog', 'Viewer'],
      keepUnusedDataFor: KEPT_S,
    }),
    /** [OPEN-07] */
    productById: build.query<Product, { productId: string; portalId: string }>({
      query: ({ productId, portalId }) => ({
        url: `/api/products/${encodeURIComponent(productId)}`,
        ...grantFor(portalId),
      }),
      transformResponse: (reply: ReplyOf<typeof productById>) => reply.data,
      providesTags: ['Catalog', 'Viewer'],
    }),
  }),
});
export const {
  usePortalCatalogsQuery,
  useCatalogsOfEditorQuery,
  useCatalogsOfRefQuery,
  useCatalogProductsQuery,
  useProductPagesInfiniteQuery,
  useProductByIdQuery,
} = catalogApi;
