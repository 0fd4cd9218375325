import { baseApi, startSession } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type {
  AccountSession,
  AuthUser,
  BodyOf,
  BodySentTo,
  OptionalMail,
  Passkey,
  PasskeyCreationOptions,
  PasskeyProof,
  PasskeyRequestOptions,
  ReplyOf,
} from '@portico/shared/contracts';
import type { Dispatch } from '@portico/shared/platform';

/** A social provider of the sign-in, with the address that signs out of it. */
export type SocialProvider = ReplyOf<typeof calls.socialProviders>['data'][number];

/** The fields of a new account; the server decides on everything else. [T-08] */
export interface NewAccount {
  displayName: string;
  username: string;
  password: string;
  /** The one-time code of an invitation. [OPEN-55] */
  invitation?: string | undefined;
}

/** Sent with every new account. */
const SIGN_UP_DEFAULTS = {
  roles: ['portal_creator'],
  availableTowns: [],
  markAsDeleted: false,
  isEnableExport: false,
} as const;

interface Session {
  token: string;
  user: AuthUser;
}

const sessionOf = (reply: ReplyOf<typeof calls.secondFactor>): Session => ({
  token: reply.jsonWebToken,
  user: reply.data,
});

async function startSessionWhenFulfilled(
  _sent: unknown,
  { dispatch, queryFulfilled }: { dispatch: unknown; queryFulfilled: Promise<{ data: Session }> },
): Promise<void> {
  try {
    startSession(dispatch as Dispatch, (await queryFulfilled).data);
  } catch {
    // The form shows the failure.
  }
}

/** The calls of sign-up, sign-in and the account. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [OPEN-36] */
    socialProviders: build.query<SocialProvider[], void>({
      query: () => ({ url: '/api/auth/providers' }),
      transformResponse: (reply: ReplyOf<typeof calls.socialProviders>) => reply.data,
      keepUnusedDataFor: 3600,
    }),
    /** [API-12] Not cached: someone may have taken the name since. */
    isUsernameTaken: build.mutation<boolean, string>({
      query: (username) => ({ url: `/api/user?${new URLSearchParams({ username })}` }),
      transformResponse: (reply: ReplyOf<typeof calls.usernameCheck>) => reply.data.exists,
    }),
    /** [API-11] Without the repeated password. */
    signUp: build.mutation<AuthUser, NewAccount>({
      query: (account) => ({
        url: '/api/user',
        method: 'POST',
        body: { data: { ...SIGN_UP_DEFAULTS, ...account } },
      }),
      transformResponse: (reply: ReplyOf<typeof calls.signUp>) => reply.data,
    }),
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
    requestRecovery: build.mutation<unknown, string>({
      query: (name) => ({ url: '/api/account/recovery', method: 'POST', body: { data: { name } } }),
    }),
    recoverPassword: build.mutation<string, BodyOf<typeof calls.recoverPassword>['data']>({
      query: (data) => ({ url: '/api/account/recovery/password', method: 'POST', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof calls.recoverPassword>) => reply.data.username,
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
    /** The second step of a sign-in; a success stores the session of the page. */
    secondFactor: build.mutation<Session, { code: string } | { passkey: PasskeyProof }>({
      query: (data) => ({
        url: '/api/auth/login/second-factor',
        method: 'POST',
        body: { data },
        withToken: '',
      }),
      transformResponse: sessionOf,
      onQueryStarted: startSessionWhenFulfilled,
    }),
    secondFactorPasskeyOptions: build.mutation<PasskeyRequestOptions, void>({
      query: () => ({ url: '/api/auth/login/second-factor/passkey-options', method: 'POST', withToken: '' }),
      transformResponse: (reply: ReplyOf<typeof calls.secondFactorPasskeyOptions>) => reply.data,
    }),
    passkeyOptions: build.mutation<PasskeyRequestOptions, void>({
      query: () => ({ url: '/api/auth/passkey/options', method: 'POST', withToken: '' }),
      transformResponse: (reply: ReplyOf<typeof calls.passkeyOptions>) => reply.data,
    }),
    /** A success stores the session of the page. */
    signInWithPasskey: build.mutation<Session, PasskeyProof>({
      query: (passkey) => ({
        url: '/api/auth/passkey',
        method: 'POST',
        body: { data: { passkey } },
        withToken: '',
      }),
      transformResponse: sessionOf,
      onQueryStarted: startSessionWhenFulfilled,
    }),
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
  useSocialProvidersQuery,
  useIsUsernameTakenMutation,
  useSignUpMutation,
  useAccountQuery,
  useChangePasswordMutation,
  useChangeProfileMutation,
  useDeleteAccountMutation,
  useKeepAccountMutation,
  useRequestEmailMutation,
  useConfirmEmailMutation,
  useRemoveEmailMutation,
  useStopMailsMutation,
  useRequestRecoveryMutation,
  useRecoverPasswordMutation,
  useAccountSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useSecondFactorMutation,
  useSecondFactorPasskeyOptionsMutation,
  usePasskeyOptionsMutation,
  useSignInWithPasskeyMutation,
  usePasskeysQuery,
  usePasskeyCreationOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} = accountApi;
