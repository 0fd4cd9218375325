import { siteApi } from '@portico/shared/api';
import type { Dispatch } from '@portico/shared/platform';
import { type ListRequest, type SearchRequest, type SearchResult, searchApi } from './search.api.ts';

/** Whether pages are being rendered on the server, as for an anonymous visitor. */
const isServer = typeof document === 'undefined';

/**
 * In the browser the page that follows holds its own subscription; without ours, old responses are removed in time. On the
 * server ours keeps the cache from setting a timer for a response that lives as long as its request.
 */
const options = { subscribe: isServer };

/** Starts a search before its page is rendered. */
export const prefetchSearch = (dispatch: Dispatch, request: SearchRequest) =>
  dispatch(searchApi.endpoints.search.initiate(request, options));

/** Starts the first page of a list before its page is rendered. */
export const prefetchList = (dispatch: Dispatch, request: ListRequest) =>
  dispatch(searchApi.endpoints.searchList.initiate(request, options));

/** Waits for the site's configuration, which the shell asks for at the same time. */
export const prefetchConfig = (dispatch: Dispatch) =>
  dispatch(siteApi.endpoints.webConfig.initiate(undefined, options));

/**
 * Whether what belongs to this record must not be asked for here: the server asks as nobody, and a response without the
 * withheld content would stand in the page although a grant of this tab may open it. [OPEN-03, T-07]
 */
export const isWithheldHere = (record: { isPrivate?: boolean | undefined } | undefined): boolean =>
  isServer && record?.isPrivate === true;

/** The one record that was asked for by its id. */
export const recordIn = (response: { data?: SearchResult | undefined }) => response.data?.hits[0]?.source;
