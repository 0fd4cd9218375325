import { combineSlices, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import type { Language } from '../contracts/constants.ts';
import { languageSlice } from './language.ts';
import { noticesReducer, type PageNotice } from './notices.ts';
import { type SessionState, sessionReducer } from './session.ts';

/** Slices that remotes inject add themselves here: `declare module '@portico/shared/platform' { interface LazySlices {…} }`. */
export interface LazySlices {}

/** What the store needs of the one RTK Query api; it lives a layer above. */
interface ApiSlice {
  reducerPath: 'api';
  reducer: Reducer;
  middleware: Middleware;
}

/** What thunks and the base query are given: how to reach the server from here. */
export interface StoreServices {
  /** `fetch`, or on the server a call into the same process as an anonymous visitor of the same host. */
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Where searches are sent to, when not to SEARCH_ENDPOINT. [ESQ-01] */
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

/** One store per page, one per request on the server. */
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
    // A response is rendered in a task of its own: by default it is within the next frame, beside all that a frame does.
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
