import { siteApi } from '@portico/shared/api';
import type { Language } from '@portico/shared/contracts';
import type { Dispatch } from '@portico/shared/platform';
import { tagNamesApi } from '../tags/tag-names.api.ts';
import { type ListRequest, type SearchRequest, type SearchResult, searchApi } from './search.api.ts';

/** Whether the code runs on the server, which renders as an anonymous visitor. */
const isServer = typeof document === 'undefined';

/**
 * In the browser the page subscribes itself, so a prefetch must not, or its response would stay cached. On the server a
 * subscription avoids the cache's timers, which would outlive the request.
 */
const options = { subscribe: isServer };

/** Starts a search before its page renders. */
export const prefetchSearch = (dispatch: Dispatch, request: SearchRequest) =>
  dispatch(searchApi.endpoints.search.initiate(request, options));

/** Starts the first page of a list before its page renders. */
export const prefetchList = (dispatch: Dispatch, request: ListRequest) =>
  dispatch(searchApi.endpoints.searchList.initiate(request, options));

/** Waits for the site's configuration, which the shell requests too. */
export const prefetchConfig = (dispatch: Dispatch) =>
  dispatch(siteApi.endpoints.webConfig.initiate(undefined, options));

/** Starts the call for the names of tags, which cards show. [OPEN-53] */
export const prefetchTagNames = (dispatch: Dispatch, language: Language) =>
  dispatch(tagNamesApi.endpoints.tagNames.initiate(language, options));

/**
 * True on the server for a private record: the server is anonymous, so its response would lack withheld content, and
 * hydration would show it although this tab may have a grant. [OPEN-03, T-07]
 */
export const isWithheldHere = (record: { isPrivate?: boolean | undefined } | undefined): boolean =>
  isServer && record?.isPrivate === true;

/** The record of a response to a request by id. */
export const recordIn = (response: { data?: SearchResult | undefined }) => response.data?.hits[0]?.source;
