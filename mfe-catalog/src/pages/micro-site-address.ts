import { pageOf } from '@portico/shared/api';

/** The query of the micro-site's URLs. [CAT-14] */
export interface MicroSiteQuery {
  portalId: string;
  catalogId: string;
  provider: string | undefined;
  /** Text of the product search; '' for none. [OPEN-07] */
  title: string;
  /** Number of product pages in the first response, for browsers without script; at least 1. [T-32] */
  page: number;
}

/** Missing parts are ''; without a provider, the host determines it. */
export function readMicroSiteQuery(search: URLSearchParams): MicroSiteQuery {
  return {
    portalId: search.get('portalId') ?? '',
    catalogId: search.get('catalogId') ?? '',
    provider: search.get('provider') ?? undefined,
    title: search.get('title')?.trim() ?? '',
    page: pageOf(search),
  };
}

/** URL of the portal, with the provider if the page's URL has one. [PORTAL-01] */
export function portalAddress({ portalId, provider }: Pick<MicroSiteQuery, 'portalId' | 'provider'>): string {
  const query = provider ? `?${new URLSearchParams({ provider })}` : '';
  return `/portals/${encodeURIComponent(portalId)}${query}`;
}

/** URL of a catalogue's page. Absent and empty parts are omitted. [CAT-13] */
export const showAddress = (query: Partial<MicroSiteQuery>): string => `/catalog/show?${queryOf(query)}`;

/** URL of all catalogues of a portal. [CAT-13] */
export const catalogsAddress = (query: Partial<MicroSiteQuery>): string => `/catalog?${queryOf(query)}`;

/** URL at which editors arrange a portal's catalogues; with `catalogId`, one of them. [CAT-13, CAT-15] */
export const editAddress = (query: Partial<MicroSiteQuery>): string => `/catalog/edit?${queryOf(query)}`;

function queryOf({ catalogId, portalId, provider, title, page = 1 }: Partial<MicroSiteQuery>): string {
  const parts = { catalogId, portalId, provider, title, page: page > 1 ? String(page) : undefined };
  return new URLSearchParams(
    Object.entries(parts).filter((part): part is [string, string] => !!part[1]),
  ).toString();
}
