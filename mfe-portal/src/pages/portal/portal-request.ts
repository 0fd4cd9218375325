import type { PortalRequest } from '@portico/shared/api';

/** The request of a portal page's address; page, prefetch and head share it. [PORTAL-01] */
export function portalRequest(id: string | undefined, search: URLSearchParams): PortalRequest {
  const provider = search.get('provider');
  return { id: id ?? '', ...(provider ? { provider } : {}) };
}
