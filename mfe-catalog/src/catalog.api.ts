import { baseApi, type ListPage, pagesByStart, type ReplyMeta } from '@portico/shared/api';
import type { Catalog, catalogs, Product, productById, products, ReplyOf } from '@portico/shared/contracts';

/** Argument of the query for a catalogue's first products. */
export interface ProductsRequest {
  catalogId: string;
  portalId: string;
  limit: number;
}

/** Argument of the infinite query for a catalogue's products. */
export interface ProductPagesRequest {
  catalogId: string;
  /** Its portal, whose grant is sent; '' if the URL names none. */
  portalId: string;
  /** Words that a product's name or description must contain; '' for all products. */
  title: string;
  /** Number of rows of the first page; larger if a link without script requested more pages. */
  firstSize: number;
}

/** Number of rows of each later page: a multiple of every template's columns. */
export const PRODUCT_PAGE_SIZE = 24;
/** How long, in s, a list stays cached after its page, for back navigation. */
const CACHE_S = 300;

const inOrder = { _sort: 'appearSeq', _order: 'asc' } as const;
const grantFor = (portalId: string) =>
  portalId ? { grantFor: { store: 'portal' as const, id: portalId } } : {};

/** Endpoints of catalogues. They send a private portal's grant, and are refetched when the portal is opened. */
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
    /** The catalogues of all portals that a person edits. [API-25, OPEN-08] */
    catalogsOfEditor: build.query<Catalog[], string>({
      query: (uid) => ({
        url: `/api/catalogs?${new URLSearchParams({ userIds: uid, webpage: 'true', ...inOrder })}`,
      }),
      transformResponse: (reply: ReplyOf<typeof catalogs>) => reply.data,
      providesTags: ['Catalog', 'Viewer'],
    }),
    /** The catalogue with that ref, if the visitor may see it; at most one. [CAT-12, OPEN-07] */
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
    /** All products of a catalogue, page by page. [API-26, OPEN-07] */
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
      keepUnusedDataFor: CACHE_S,
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
