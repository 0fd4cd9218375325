import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SESSION_TOKEN_KEY } from '../contracts/constants.ts';
import type { AuthUser } from '../contracts/user.ts';
import { readStorage, writeStorage } from './browser-storage.ts';

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

const leaveListeners = new Set<() => void>();
/** The uid of the last signed-in person of this tab; a session that expires does not change it. */
let lastPerson: string | undefined;

/**
 * Calls `listener` when the signed-in person has left this tab: at sign-out, or when another person signs in. For state
 * of one person that is outside the store; returns a function that unsubscribes.
 */
export function onPersonLeft(listener: () => void): () => void {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
}

/** Called with the uid of who has signed in, and with undefined at sign-out. */
export function notePerson(uid: string | undefined): void {
  const hasLeft = uid === undefined || (lastPerson !== undefined && lastPerson !== uid);
  lastPerson = uid;
  if (hasLeft) for (const listener of leaveListeners) listener();
}

/** The tab's token; null if there is none or storage is blocked. */
export const readStoredToken = (): string | null => readStorage('sessionStorage', SESSION_TOKEN_KEY);

/** Stores the token for the tab; null removes it. If storage is blocked, the session ends on reload. */
export function storeToken(token: string | null): void {
  writeStorage('sessionStorage', SESSION_TOKEN_KEY, token);
}
