import { baseApi, storeGrant } from '@portico/shared/api';
import type { checkPrivacy, ReplyOf } from '@portico/shared/contracts';
import type { GatedItem } from '../search/search.api.ts';

type PrivacyReply = ReplyOf<typeof checkPrivacy>;

const addressOf = ({ store, id }: GatedItem): string =>
  `/api/checkPrivacy/${store}/id/${encodeURIComponent(id)}`;

/** The privacy check of towns and listings, without and with a passcode. [API-18, OPEN-02] */
export const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether this tab holds a grant already. */
    permission: build.query<PrivacyReply, GatedItem>({
      query: (item) => ({ url: addressOf(item), grantFor: item }),
      providesTags: ['Viewer'],
    }),
    /** Trades the passcode for a grant, which is kept before anything is asked for with it. [OPEN-03] */
    sendPasscode: build.mutation<PrivacyReply, GatedItem & { passcode: string }>({
      query: ({ passcode, ...item }) => ({ url: addressOf(item), headers: { 'x-passcode': passcode } }),
      transformResponse: (reply: PrivacyReply, _meta, { store, id }) => {
        if (reply.status === 'ok' && reply.data.grant) storeGrant({ store, id }, reply.data.grant);
        return reply;
      },
      invalidatesTags: (reply) => (reply?.status === 'ok' ? ['Viewer', 'Search'] : []),
    }),
  }),
});
export const { usePermissionQuery, useSendPasscodeMutation } = privacyApi;
