import type { portalById } from '../contracts/calls/portals.calls.ts';
import type { ReplyOf } from '../contracts/endpoint.ts';
import type { Portal } from '../contracts/portal.ts';
import { baseApi } from './base-api.ts';

/** Which portal is requested. */
export interface PortalRequest {
  id: string;
  /** The provider that the address names; absent: the provider of the host. [AMBIG-29] */
  provider?: string;
  /** A second copy that no page shows: the stored portal, while the page shows changes that are not saved. [T-49] */
  isSecondCopy?: true;
}

/** The one cache entry of a portal, which its page, its editors and its catalogues share. [MFE-03, MFE-06] */
export const portalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The portal as far as the viewer may see it; a grant of this tab goes along. [API-06, OPEN-03, OPEN-04] */
    portal: build.query<Portal, PortalRequest>({
      query: ({ id, provider }) => ({
        url: `/api/portal/${encodeURIComponent(id)}${provider ? `?${new URLSearchParams({ provider })}` : ''}`,
        grantFor: { store: 'portal', id },
      }),
      // The provider is left out, because editing tools know the id alone.
      serializeQueryArgs: ({ queryArgs: { id, isSecondCopy } }) => ({ id, isSecondCopy }),
      transformResponse: (reply: ReplyOf<typeof portalById>) => reply.data,
      providesTags: (_portal, _error, { id }) => [{ type: 'Portal', id }, 'Viewer'],
    }),
  }),
});
export const { usePortalQuery, useLazyPortalQuery } = portalApi;
