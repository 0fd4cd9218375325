import type { portalById } from '../contracts/calls/portals.calls.ts';
import type { ReplyOf } from '../contracts/endpoint.ts';
import type { Portal } from '../contracts/portal.ts';
import { isNotFound } from './api-error.ts';
import { baseApi } from './base-api.ts';

/** Argument of the `portal` query. */
export interface PortalRequest {
  id: string;
  /** The provider in the URL; default: the provider of the host. [AMBIG-29] */
  provider?: string;
  /** A second cache entry that no page shows: the stored portal, while the page shows unsaved changes. [T-49] */
  isSecondCopy?: true;
  /** The content of the draft, for editors; the live page once there is no draft any more. */
  isDraft?: true;
}

/** The one cache entry of a portal, shared by its page, its editors and its catalogues. [MFE-03, MFE-06] */
export const portalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The portal as the viewer may see it; sends the tab's grants. [API-06, OPEN-03, OPEN-04] */
    portal: build.query<Portal, PortalRequest>({
      queryFn: async ({ id, provider, isDraft }, _api, _options, send) => {
        const url = `/api/portal/${encodeURIComponent(id)}`;
        const ask = (query: Record<string, string>) =>
          send({
            url: Object.keys(query).length > 0 ? `${url}?${new URLSearchParams(query)}` : url,
            grantFor: { store: 'portal', id },
          });
        const live = provider ? { provider } : {};
        const asked = await ask(isDraft ? { draft: 'true' } : live);
        // Someone else has published or discarded the draft.
        const { data, error } = isDraft && isNotFound(asked.error) ? await ask(live) : asked;
        return error ? { error } : { data: (data as ReplyOf<typeof portalById>).data };
      },
      // One entry per page: editing tools know only the id, whichever provider and content the page shows.
      serializeQueryArgs: ({ queryArgs: { id, isSecondCopy } }) => ({ id, isSecondCopy }),
      providesTags: (_portal, _error, { id }) => [{ type: 'Portal', id }, 'Viewer'],
    }),
  }),
});
export const { usePortalQuery, useLazyPortalQuery } = portalApi;
