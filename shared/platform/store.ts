import { combineSlices, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import type { Language } from '../contracts/constants.ts';
import { languageSlice } from './language.ts';
import { noticesReducer, type PageNotice } from './notices.ts';
import { type SessionState, sessionReducer } from './session.ts';

/**
 * State of slices that remotes inject; a remote extends it with `declare module '@portico/shared/platform' { interface
 * LazySlices {…} }`.
 */
export interface LazySlices {}

/** The part of the RTK Query API that the store needs; the API itself is in a higher layer. */
interface ApiSlice {
  reducerPath: 'api';
  reducer: Reducer;
  middleware: Middleware;
}

/** Extra argument of thunks and of the base query: how to reach the server from here. */
export interface StoreServices {
  /** `fetch`; on the server an in-process call as an anonymous visitor of the same host. */
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Overrides SEARCH_ENDPOINT for search requests. [ESQ-01] */
  searchEndpoint?: string | undefined;
}

export interface StoreOptions {
  api: ApiSlice;
  services: StoreServices;
  preloadedState?: unknown;
}

const rootReducer = combineSlices({
  session: sessionReducer,
  language: languageSlice.reducer,
  notices: noticesReducer,
}).withLazyLoadedSlices<LazySlices>();

/** Creates the store: one per page, and one per request on the server. */
export function createStore({ api, services, preloadedState }: StoreOptions) {
  const reducer = rootReducer.inject({ reducerPath: api.reducerPath, reducer: api.reducer } as never);
  return configureStore({
    reducer: reducer as unknown as Reducer<RootState>,
    ...(preloadedState === undefined ? {} : { preloadedState: preloadedState as RootState }),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
    // Notifies subscribers in a task of their own; the default would do it within the next animation frame.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  });
}

export interface RootState extends Partial<LazySlices> {
  session: SessionState;
  language: { current: Language };
  notices: PageNotice[];
}
export type Store = ReturnType<typeof createStore>;
export type Dispatch = Store['dispatch'];
