import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { AccountSession, BodyOf, BodySentTo, OptionalMail, ReplyOf } from '@portico/shared/contracts';

/** The calls of the account: profile, password, e-mail, sessions, deletion. */
const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<ReplyOf<typeof calls.account>['data'], void>({
      query: () => ({ url: '/api/account' }),
      transformResponse: (reply: ReplyOf<typeof calls.account>) => reply.data,
      providesTags: ['Viewer'],
    }),
    changePassword: build.mutation<unknown, BodyOf<typeof calls.changePassword>['data']>({
      query: (data) => ({ url: '/api/account/password', method: 'POST', body: { data } }),
    }),
    changeProfile: build.mutation<
      ReplyOf<typeof calls.changeProfile>['data'],
      BodySentTo<typeof calls.changeProfile>['data']
    >({
      query: (data) => ({ url: '/api/account/profile', method: 'PUT', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof calls.changeProfile>) => reply.data,
    }),
    /** Ends the sessions of the account. */
    deleteAccount: build.mutation<string, BodySentTo<typeof calls.deleteAccount>['data']>({
      query: (data) => ({ url: '/api/account/deletion', method: 'POST', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof calls.deleteAccount>) => reply.data.deletesAt,
    }),
    keepAccount: build.mutation<unknown, void>({
      query: () => ({ url: '/api/account/deletion', method: 'DELETE' }),
    }),
    /** The address is stored once the link of its mail was opened. */
    requestEmail: build.mutation<unknown, BodySentTo<typeof calls.requestEmail>['data']>({
      query: (data) => ({ url: '/api/account/email', method: 'POST', body: { data } }),
    }),
    confirmEmail: build.mutation<string, string>({
      query: (code) => ({ url: '/api/account/email/confirm', method: 'POST', body: { data: { code } } }),
      transformResponse: (reply: ReplyOf<typeof calls.confirmEmail>) => reply.data.email,
      invalidatesTags: ['Viewer'],
    }),
    removeEmail: build.mutation<unknown, BodySentTo<typeof calls.removeEmail>['data']>({
      query: (data) => ({ url: '/api/account/email/remove', method: 'POST', body: { data } }),
      invalidatesTags: ['Viewer'],
    }),
    stopMails: build.mutation<unknown, OptionalMail[]>({
      query: (stoppedMails) => ({
        url: '/api/account/mails',
        method: 'PUT',
        body: { data: { stoppedMails } },
      }),
      invalidatesTags: ['Viewer'],
    }),
    accountSessions: build.query<AccountSession[], void>({
      query: () => ({ url: '/api/account/sessions' }),
      transformResponse: (reply: ReplyOf<typeof calls.accountSessions>) => reply.data,
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/account/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: '/api/account/sessions', method: 'DELETE' }),
    }),
  }),
});
export const {
  useAccountQuery,
  useChangePasswordMutation,
  useChangeProfileMutation,
  useDeleteAccountMutation,
  useKeepAccountMutation,
  useRequestEmailMutation,
  useConfirmEmailMutation,
  useRemoveEmailMutation,
  useStopMailsMutation,
  useAccountSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = accountApi;
