import type * as calls from '../contracts/calls.ts';
import type { ReplyOf } from '../contracts/endpoint.ts';
import type { AuthUser } from '../contracts/user.ts';
import { clearPrivate } from '../platform/private-storage.ts';
import {
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

/** Sign in, who am I, sign out: used by the creator remote and by the shell's navbar. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [API-03] A success is the session of the whole page at once. [MFE-04] */
    login: build.mutation<
      { token: string; user: AuthUser },
      | { username: string; password: string }
      /** `endSessionUrl` of the social provider is kept here, for Logout. [LOGIN-13] */
      | { provider: string; token: string; endSessionUrl?: string }
    >({
      query: (credentials) => {
        const { endSessionUrl: _kept, ...body } = { endSessionUrl: undefined, ...credentials };
        // Wrong credentials say nothing of a session that there may still be.
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
          // The form that asked shows the failure.
        }
      },
    }),
    /** [API-04] */
    currentUser: build.query<AuthUser, void>({
      query: () => ({ url: '/api/auth/login' }),
      transformResponse: (reply: ReplyOf<typeof calls.currentUser>) => reply.data,
    }),
    /** Whose a token is that an address brought along; nothing is done with it. [T-01] */
    userOfToken: build.query<AuthUser, string>({
      query: (token) => ({ url: '/api/auth/login', withToken: token }),
      transformResponse: (reply: ReplyOf<typeof calls.currentUser>) => reply.data,
      keepUnusedDataFor: 0,
    }),
    /** A session for a one-time code, of a hand-off or of the operator's link. [T-01, OPEN-37, OPEN-46] */
    redeemCode: build.mutation<{ token: string; user: AuthUser }, string>({
      // A code that is not good says nothing of a session that there may still be.
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
    /** A one-time code with which that linked origin takes over the session. [T-01] */
    handOff: build.mutation<string, string>({
      query: (to) => ({ url: '/api/auth/handoff', method: 'POST', body: { data: { to } } }),
      transformResponse: (reply: ReplyOf<typeof calls.handOff>) => reply.data.code,
    }),
    /** Ends the session of that token, which is not the page's. */
    endSessionOfToken: build.mutation<unknown, string>({
      query: (token) => ({ url: '/api/auth/login', method: 'DELETE', withToken: token }),
    }),
    /** [OPEN-50] The session ends here whatever the server answers. [LOGIN-13] */
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/login', method: 'DELETE' }),
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => undefined);
        storeToken(null);
        rememberSocialSignOut(null);
        clearPrivate();
        dispatch(signedOut('logout'));
        // In a task of its own: first the guards replace pages that only the signed-in see, whose calls would fail.
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

/** Makes a token that its person has agreed to the session of the page. [LOGIN-06, T-01] */
export function startSession(dispatch: Dispatch, session: { token: string; user: AuthUser }): void {
  storeToken(session.token);
  rememberSocialSignOut(null);
  dispatch(signedIn(session));
  dispatch(baseApi.util.invalidateTags(['Viewer']));
}

/**
 * Once per page, after it was rendered: starts the tab's session. A failing current-user call leaves the visitor signed
 * out [LOGIN-12]; only a 401 drops the token [AMBIG-26], which the base query does.
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
    dispatch(signedIn({ token, user }));
    dispatch(baseApi.util.invalidateTags(['Viewer']));
  } else {
    dispatch(sessionSettled());
  }
}
