import { baseApi, startSession } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type {
  AuthUser,
  BodyOf,
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

/** The calls of sign-up, sign-in and the recovery of a password. */
export const signInApi = baseApi.injectEndpoints({
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
    requestRecovery: build.mutation<unknown, string>({
      query: (name) => ({ url: '/api/account/recovery', method: 'POST', body: { data: { name } } }),
    }),
    recoverPassword: build.mutation<string, BodyOf<typeof calls.recoverPassword>['data']>({
      query: (data) => ({ url: '/api/account/recovery/password', method: 'POST', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof calls.recoverPassword>) => reply.data.username,
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
  }),
});
export const {
  useSocialProvidersQuery,
  useIsUsernameTakenMutation,
  useSignUpMutation,
  useRequestRecoveryMutation,
  useRecoverPasswordMutation,
  useSecondFactorMutation,
  useSecondFactorPasskeyOptionsMutation,
  usePasskeyOptionsMutation,
  useSignInWithPasskeyMutation,
} = signInApi;
