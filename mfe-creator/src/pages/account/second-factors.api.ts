import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodyOf, Passkey, PasskeyCreationOptions, ReplyOf } from '@portico/shared/contracts';

/** The calls for passkeys, the authenticator app and recovery codes of the account. */
const secondFactorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query<Passkey[], void>({
      query: () => ({ url: '/api/account/passkeys' }),
      transformResponse: (reply: ReplyOf<typeof calls.passkeys>) => reply.data,
      providesTags: ['Viewer'],
    }),
    passkeyCreationOptions: build.mutation<PasskeyCreationOptions, string>({
      query: (currentPassword) => ({
        url: '/api/account/passkeys/options',
        method: 'POST',
        body: { data: { currentPassword } },
      }),
      transformResponse: (reply: ReplyOf<typeof calls.passkeyCreationOptions>) => reply.data,
    }),
    addPasskey: build.mutation<string[], BodyOf<typeof calls.addPasskey>['data']>({
      query: (data) => ({ url: '/api/account/passkeys', method: 'POST', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof calls.addPasskey>) => reply.data.recoveryCodes,
      invalidatesTags: ['Viewer'],
    }),
    renamePasskey: build.mutation<unknown, { id: string; name: string }>({
      query: ({ id, name }) => ({
        url: `/api/account/passkeys/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { data: { name } },
      }),
      invalidatesTags: ['Viewer'],
    }),
    removePasskey: build.mutation<unknown, { id: string; currentPassword: string }>({
      query: ({ id, currentPassword }) => ({
        url: `/api/account/passkeys/${encodeURIComponent(id)}/remove`,
        method: 'POST',
        body: { data: { currentPassword } },
      }),
      invalidatesTags: ['Viewer'],
    }),
    beginTotp: build.mutation<ReplyOf<typeof calls.beginTotp>['data'], string>({
      query: (currentPassword) => ({
        url: '/api/account/totp',
        method: 'POST',
        body: { data: { currentPassword } },
      }),
      transformResponse: (reply: ReplyOf<typeof calls.beginTotp>) => reply.data,
    }),
    confirmTotp: build.mutation<string[], string>({
      query: (code) => ({ url: '/api/account/totp/confirm', method: 'POST', body: { data: { code } } }),
      transformResponse: (reply: ReplyOf<typeof calls.confirmTotp>) => reply.data.recoveryCodes,
      invalidatesTags: ['Viewer'],
    }),
    removeTotp: build.mutation<unknown, string>({
      query: (currentPassword) => ({
        url: '/api/account/totp/remove',
        method: 'POST',
        body: { data: { currentPassword } },
      }),
      invalidatesTags: ['Viewer'],
    }),
    renewRecoveryCodes: build.mutation<string[], string>({
      query: (currentPassword) => ({
        url: '/api/account/recovery-codes',
        method: 'POST',
        body: { data: { currentPassword } },
      }),
      transformResponse: (reply: ReplyOf<typeof calls.renewRecoveryCodes>) => reply.data.recoveryCodes,
      invalidatesTags: ['Viewer'],
    }),
  }),
});
export const {
  usePasskeysQuery,
  usePasskeyCreationOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} = secondFactorsApi;
