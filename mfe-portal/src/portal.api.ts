import { baseApi } from '@portico/shared/api';
import type { Portal, portalById, ReplyOf } from '@portico/shared/contracts';
import type { Dispatch } from '@portico/shared/platform';

/** Which portal, as the address names it. */
export interface PortalRequest {
  id: string;
  /** Absent: the provider of the host. [AMBIG-29] */
  provider?: string;
}

/** The request of a portal page's address; page, prefetch and head must ask with the very same one. [PORTAL-01] */
export function portalRequest(id: string | undefined, search: URLSearchParams): PortalRequest {
  const provider = search.get('provider');
  return { id: id ?? '', ...(provider ? { provider } : {}) };
}

/** Calls of the portal page. */
export const portalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [API-06, OPEN-04] */
    portalById: build.query<Portal, PortalRequest>({
      query: ({ id, provider }) => ({
        url: `/api/portal/${encodeURIComponent(id)}${provider ? `?${new URLSearchParams({ provider })}` : ''}`,
        grantFor: { store: 'portal', id },
      }),
      transformResponse: (reply: ReplyOf<typeof portalById>) => reply.data,
      providesTags: (_portal, _error, { id }) => [{ type: 'Portal', id }, 'Viewer'],
    }),
  }),
});
export const { usePortalByIdQuery } = portalApi;

/** Puts a portal in the place of what that request had fetched, at once. [EDIT-03] */
export const portalReplaced = (request: PortalRequest, portal: Portal): Parameters<Dispatch>[0] =>
  // A thunk of the API's own state, of which the store's type knows nothing.
  portalApi.util.updateQueryData('portalById', request, () => portal) as never;
