import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SESSION_TOKEN_KEY } from '../contracts/constants.ts';
import type { AuthUser } from '../contracts/user.ts';

export { SESSION_TOKEN_KEY };

export interface SessionState {
  token: string | null;
  user: AuthUser | null;
  /** Whether session storage was read and the current-user call has ended; never true on the server. */
  settled: boolean;
  /** Whether the last session ended by sign-out, not because the server rejected its token. [OPEN-30] */
  hasLoggedOut?: true;
}

const initialState: SessionState = { token: null, user: null, settled: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    tokenFound(state, action: PayloadAction<string>) {
      state.token = action.payload;
    },
    signedIn(state, action: PayloadAction<{ token: string | null; user: AuthUser }>) {
      state.token = action.payload.token;
      state.user = action.payload.user;
      state.settled = true;
    },
    signedOut(state, action: PayloadAction<'logout' | undefined>) {
      if (action.payload === 'logout') state.hasLoggedOut = true;
      else delete state.hasLoggedOut;
      state.token = null;
      state.user = null;
      state.settled = true;
    },
    settled(state) {
      state.settled = true;
    },
  },
  selectors: {
    selectToken: (state) => state.token,
    selectUser: (state) => state.user,
    /** [LOGIN-11] A stored token counts as signed in until the current-user call fails. */
    selectIsAuthenticated: (state) => state.token !== null || state.user !== null,
    /** The person can only use their account page: to set up a required second factor, or to keep their account. */
    selectIsOwnAccountOnly: ({ user }) =>
      user !== null && (user.needsSecondFactor === true || user.deletesAt !== undefined),
    selectSessionSettled: (state) => state.settled,
    selectHasLoggedOut: (state) => state.hasLoggedOut === true,
  },
});

export const sessionReducer = sessionSlice.reducer;
export const {
  selectToken,
  selectUser,
  selectIsAuthenticated,
  selectIsOwnAccountOnly,
  selectSessionSettled,
  selectHasLoggedOut,
} = sessionSlice.selectors;
export const { tokenFound, signedIn, signedOut, settled: sessionSettled } = sessionSlice.actions;

/** The tab's token; null if there is none or storage is blocked, as in private windows of some browsers. */
export function readStoredToken(): string | null {
  try {
    return sessionStorage.getItem(SESSION_TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Stores the token for the tab; null removes it. */
export function storeToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(SESSION_TOKEN_KEY);
    else sessionStorage.setItem(SESSION_TOKEN_KEY, token);
  } catch {
    // With blocked storage the session ends on reload.
  }
}
