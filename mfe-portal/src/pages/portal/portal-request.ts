import type { PortalRequest } from '@portico/shared/api';

/** The query argument for a portal page's URL, shared by page, prefetch and head. [PORTAL-01] */
export function portalRequest(id: string | undefined, search: URLSearchParams): PortalRequest {
  const provider = search.get('provider');
  return { id: id ?? '', ...(provider ? { provider } : {}) };
}
