import { pageOf } from '@portico/shared/api';

/** What the addresses of the micro-site carry in their query. [CAT-14] */
export interface MicroSiteQuery {
  portalId: string;
  catalogId: string;
  provider: string | undefined;
  /** What a catalogue's products are searched for; '' is nothing. [OPEN-07] */
  title: string;
  /** How many pages of products are shown from the start, for browsers without script; 1 at least. [T-32] */
  page: number;
}

/** Missing parts are ''; without provider the host decides. */
export function readMicroSiteQuery(search: URLSearchParams): MicroSiteQuery {
  return {
    portalId: search.get('portalId') ?? '',
    catalogId: search.get('catalogId') ?? '',
    provider: search.get('provider') ?? undefined,
    title: search.get('title')?.trim() ?? '',
    page: pageOf(search),
  };
}

/** The way back to the portal, with the provider when the address had one. [PORTAL-01] */
export function portalAddress({ portalId, provider }: Pick<MicroSiteQuery, 'portalId' | 'provider'>): string {
  const query = provider ? `?${new URLSearchParams({ provider })}` : '';
  return `/portals/${encodeURIComponent(portalId)}${query}`;
}

/** One catalogue as visitors see it. Parts that are absent or '' are left out. [CAT-13] */
export const showAddress = (query: Partial<MicroSiteQuery>): string => `/catalog/show?${queryOf(query)}`;

/** All catalogues of a portal. [CAT-13] */
export const catalogsAddress = (query: Partial<MicroSiteQuery>): string => `/catalog?${queryOf(query)}`;

/** Where editors arrange a portal's catalogues; with `catalogId` one of them. [CAT-13, CAT-15] */
export const editAddress = (query: Partial<MicroSiteQuery>): string => `/catalog/edit?${queryOf(query)}`;

function queryOf({ catalogId, portalId, provider, title, page = 1 }: Partial<MicroSiteQuery>): string {
  const parts = { catalogId, portalId, provider, title, page: page > 1 ? String(page) : undefined };
  return new URLSearchParams(
    Object.entries(parts).filter((part): part is [string, string] => !!part[1]),
  ).toString();
}
