import { siteApi } from '@portico/shared/api';
import type { Dispatch } from '@portico/shared/platform';
import { type ListRequest, type SearchRequest, searchApi } from './search.api.ts';

/**
 * In the browser the page that follows holds its own subscription; without ours, old answers are let go in time. On the
 * server ours keeps the cache from setting a timer for an answer that lives as long as its request.
 */
const options = { subscribe: typeof document === 'undefined' };

/** Starts a search before its page is drawn. */
export const prefetchSearch = (dispatch: Dispatch, request: SearchRequest) =>
  dispatch(searchApi.endpoints.search.initiate(request, options));

/** Starts the first page of a list before its page is drawn. */
export const prefetchList = (dispatch: Dispatch, request: ListRequest) =>
  dispatch(searchApi.endpoints.searchList.initiate(request, options));

/** Waits for the site's configuration, which the shell asks for at the same time. */
export const prefetchConfig = (dispatch: Dispatch) =>
  dispatch(siteApi.endpoints.webConfig.initiate(undefined, options));
