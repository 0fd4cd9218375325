import type * as calls from '../contracts/calls.ts';
import type { ReplyOf } from '../contracts/endpoint.ts';
import type { AuthUser } from '../contracts/user.ts';
import { clearPrivate } from '../platform/private-storage.ts';
import {
  notePerson,
  readStoredToken,
  sessionSettled,
  signedIn,
  signedOut,
  storeToken,
  tokenFound,
} from '../platform/session.ts';
import type { Dispatch } from '../platform/store.ts';
import { baseApi } from './base-api.ts';
import { isBackFromSocialSignOut, rememberSocialSignOut } from './social-session.ts';

/** Endpoints of the session: sign-in, current user, sign-out. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [API-03] A successful sign-in starts the session of the whole page. [MFE-04] */
    login: build.mutation<
      { token: string; user: AuthUser },
      | { username: string; password: string }
      /** `endSessionUrl`, of a social provider, is stored for the sign-out. [LOGIN-13] */
      | { provider: string; token: string; endSessionUrl?: string }
    >({
      query: (credentials) => {
        const { endSessionUrl: _unsent, ...body } = { endSessionUrl: undefined, ...credentials };
        // Without a token, so that wrong credentials do not end an existing session.
        return { url: '/api/auth/login', method: 'POST', body, withToken: '' };
      },
      transformResponse: (reply: ReplyOf<typeof calls.login>) => ({
        token: reply.jsonWebToken,
        user: reply.data,
      }),
      async onQueryStarted(credentials, { dispatch, queryFulfilled }) {
        try {
          const { data: session } = await queryFulfilled;
          startSession(dispatch as Dispatch, session);
          if ('provider' in credentials) rememberSocialSignOut(credentials.endSessionUrl ?? null);
        } catch {
          // The sign-in form shows the error.
        }
      },
    }),
    /** [API-04] */
    currentUser: build.query<AuthUser, void>({
      query: () => ({ url: '/api/auth/login' }),
      transformResponse: (reply: ReplyOf<typeof calls.currentUser>) => reply.data,
    }),
    /** The owner of a token in the URL; it does not start a session. [T-01] */
    userOfToken: build.query<AuthUser, string>({
      query: (token) => ({ url: '/api/auth/login', withToken: token }),
      transformResponse: (reply: ReplyOf<typeof calls.currentUser>) => reply.data,
      keepUnusedDataFor: 0,
    }),
    /** Exchanges a one-time code (a hand-off or the operator's link) for a session. [T-01, OPEN-37, OPEN-46] */
    redeemCode: build.mutation<{ token: string; user: AuthUser }, string>({
      // Without a token, so that an invalid code does not end an existing session.
      query: (code) => ({
        url: '/api/auth/handoff/redeem',
        method: 'POST',
        body: { data: { code } },
        withToken: '',
      }),
      transformResponse: (reply: ReplyOf<typeof calls.redeemCode>) => ({
        token: reply.jsonWebToken,
        user: reply.data,
      }),
    }),
    /** Creates a one-time code that opens this session on a linked origin. [T-01] */
    handOff: build.mutation<string, string>({
      query: (to) => ({ url: '/api/auth/handoff', method: 'POST', body: { data: { to } } }),
      transformResponse: (reply: ReplyOf<typeof calls.handOff>) => reply.data.code,
    }),
    /** Ends the session of another token than the page's. */
    endSessionOfToken: build.mutation<unknown, string>({
      query: (token) => ({ url: '/api/auth/login', method: 'DELETE', withToken: token }),
    }),
    /** [OPEN-50] Ends the session in the browser even if the call fails. [LOGIN-13] */
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/login', method: 'DELETE' }),
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => undefined);
        storeToken(null);
        rememberSocialSignOut(null);
        clearPrivate();
        notePerson(undefined);
        dispatch(signedOut('logout'));
        // In a later task: pages for signed-in people must unmount first, or they would refetch and fail.
        setTimeout(() => dispatch(baseApi.util.invalidateTags(['Viewer'])));
      },
    }),
  }),
});
export const {
  useLoginMutation,
  useLogoutMutation,
  useUserOfTokenQuery,
  useRedeemCodeMutation,
  useHandOffMutation,
  useEndSessionOfTokenMutation,
} = sessionApi;

/** Starts the page's session with a token that its owner has confirmed. [LOGIN-06, T-01] */
export function startSession(dispatch: Dispatch, session: { token: string; user: AuthUser }): void {
  storeToken(session.token);
  rememberSocialSignOut(null);
  notePerson(session.user.uid);
  dispatch(signedIn(session));
  dispatch(baseApi.util.invalidateTags(['Viewer']));
}

/**
 * Restores the tab's session; called once, after the page has rendered. If the current-user call fails, the visitor is
 * signed out [LOGIN-12], but only a 401 removes the token, in the base query [AMBIG-26].
 */
export async function restoreSession(dispatch: Dispatch): Promise<void> {
  const token = readStoredToken();
  if (!token) {
    dispatch(sessionSettled());
    return;
  }
  dispatch(tokenFound(token));
  if (isBackFromSocialSignOut()) {
    await dispatch(sessionApi.endpoints.logout.initiate());
    return;
  }
  const call = dispatch(
    sessionApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const { data: user } = await call;
  if (user) {
    notePerson(user.uid);
    dispatch(signedIn({ token, user }));
    dispatch(baseApi.util.invalidateTags(['Viewer']));
  } else {
    dispatch(sessionSettled());
  }
}
