import type { checkPrivacy } from '../contracts/calls/privacy.calls.ts';
import type { ReplyOf } from '../contracts/endpoint.ts';
import { baseApi } from './base-api.ts';
import { storeGrant } from './grants.ts';

export type PermissionReply = ReplyOf<typeof checkPrivacy>;

/** An item that may be private. */
export interface GatedItem {
  store: 'portal' | 'town' | 'listing';
  id: string;
}

const addressOf = ({ store, id }: GatedItem): string =>
  `/api/checkPrivacy/${store}/id/${encodeURIComponent(id)}`;

/** Headers carry plain characters alone: any other would make the browser refuse the call. */
const headerText = (text: string): string =>
  /^[\x21-\x24\x26-\x7e]*$/.test(text) ? text : encodeURIComponent(text);

/** The privacy check, without and with a passcode. [API-18, API-29, OPEN-02] */
const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether this tab may see the item already. */
    permission: build.query<PermissionReply, GatedItem>({
      query: (item) => ({ url: addressOf(item), grantFor: item, takesRefusal: true }),
      providesTags: ['Viewer'],
    }),
    /** Trades the passcode for a grant, which is kept before anything is asked for with it. [OPEN-03] */
    registerPermission: build.mutation<PermissionReply, GatedItem & { passcode: string }>({
      query: ({ passcode, ...item }) => ({
        url: addressOf(item),
        headers: { 'x-passcode': headerText(passcode) },
        takesRefusal: true,
      }),
      transformResponse: (reply: PermissionReply, _meta, { store, id }) => {
        if (reply.status === 'ok' && reply.data.grant) storeGrant({ store, id }, reply.data.grant);
        return reply;
      },
      invalidatesTags: (reply, _error, { store, id }) => {
        if (reply?.status !== 'ok') return [];
        return store === 'portal' ? [{ type: 'Portal', id }, 'Catalog'] : ['Viewer', 'Search'];
      },
    }),
  }),
});
export const { usePermissionQuery, useRegisterPermissionMutation } = privacyApi;
