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

/** Header values are ASCII only: `fetch` rejects other characters. */
const headerText = (text: string): string =>
  /^[\x21-\x24\x26-\x7e]*$/.test(text) ? text : encodeURIComponent(text);

/** The privacy check, without and with a passcode. */
const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether this tab may already see the item. */
    permission: build.query<PermissionReply, GatedItem>({
      query: (item) => ({ url: addressOf(item), grantFor: item, takesRefusal: true }),
      providesTags: ['Viewer'],
    }),
    /** Exchanges the passcode for a grant, which is stored before the content is requested. [OPEN-03] */
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
