import type { portalById } from '../contracts/calls/portals.calls.ts';
import type { ReplyOf } from '../contracts/endpoint.ts';
import type { Portal } from '../contracts/portal.ts';
import { baseApi } from './base-api.ts';

/** Argument of the `portal` query. */
export interface PortalRequest {
  id: string;
  /** The provider in the URL; default: the provider of the host. [AMBIG-29] */
  provider?: string;
  /** A second cache entry that no page shows: the stored portal, while the page shows unsaved changes. [T-49] */
  isSecondCopy?: true;
}

/** The one cache entry of a portal, shared by its page, its editors and its catalogues. [MFE-03, MFE-06] */
export const portalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The portal as the viewer may see it; sends the tab's grants. [API-06, OPEN-03, OPEN-04] */
    portal: build.query<Portal, PortalRequest>({
      query: ({ id, provider }) => ({
        url: `/api/portal/${encodeURIComponent(id)}${provider ? `?${new URLSearchParams({ provider })}` : ''}`,
        grantFor: { store: 'portal', id },
      }),
      // The cache key leaves out the provider, because editing tools know only the id.
      serializeQueryArgs: ({ queryArgs: { id, isSecondCopy } }) => ({ id, isSecondCopy }),
      transformResponse: (reply: ReplyOf<typeof portalById>) => reply.data,
      providesTags: (_portal, _error, { id }) => [{ type: 'Portal', id }, 'Viewer'],
    }),
  }),
});
export const { usePortalQuery, useLazyPortalQuery } = portalApi;
