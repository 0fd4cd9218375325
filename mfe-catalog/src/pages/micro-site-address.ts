/** What the addresses of the micro-site carry in their query. [CAT-14] */
export interface MicroSiteQuery {
  portalId: string;
  catalogId: string;
  provider: string | undefined;
}

/** Missing parts are ''; without provider the host decides. */
export function readMicroSiteQuery(search: URLSearchParams): MicroSiteQuery {
  return {
    portalId: search.get('portalId') ?? '',
    catalogId: search.get('catalogId') ?? '',
    provider: search.get('provider') ?? undefined,
  };
}

/** The way back to the portal, with the provider when the address had one. [PORTAL-01] */
export function portalAddress({ portalId, provider }: Pick<MicroSiteQuery, 'portalId' | 'provider'>): string {
  const query = provider ? `?${new URLSearchParams({ provider })}` : '';
  return `/portals/${encodeURIComponent(portalId)}${query}`;
}
