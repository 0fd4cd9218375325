import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { AuthUser, ReplyOf } from '@portico/shared/contracts';

/** A social provider to sign in with, and the way to sign out of it too. */
export type SocialProvider = ReplyOf<typeof calls.socialProviders>['data'][number];

/** What a new account needs; the server decides on the rest, whatever else is sent. [T-08] */
export interface NewAccount {
  displayName: string;
  username: string;
  password: string;
}

/** Sent with every new account. [SIGNUP-02] */
const SIGN_UP_DEFAULTS = {
  roles: ['portal_creator'],
  availableTowns: [],
  markAsDeleted: false,
  isEnableExport: false,
} as const;

/** The calls with which a person gets an account, and into it. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [OPEN-36] */
    socialProviders: build.query<SocialProvider[], void>({
      query: () => ({ url: '/api/auth/providers' }),
      transformResponse: (reply: ReplyOf<typeof calls.socialProviders>) => reply.data,
      keepUnusedDataFor: 3600,
    }),
    /** [API-12] Asked anew each time: somebody may have taken the name meanwhile. */
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
  }),
});
export const { useSocialProvidersQuery, useIsUsernameTakenMutation, useSignUpMutation } = accountApi;
