import { baseApi } from '@portico/shared/api';
import type { Store } from '@portico/shared/platform';
import type { ApiState, CacheEntry } from './unpack-store.ts';

/** Time in ms until every part of the page subscribes to its own data, on a slow phone as well. */
const HYDRATION_MS = 10_000;

interface Endpoint {
  initiate: (args: unknown) => Parameters<Store['dispatch']>[0];
}

/**
 * Keeps the document's data in the cache while the page hydrates. Stale data without a subscriber, as after a sign-in,
 * is removed, and a part that hydrates later would not find what the server rendered.
 */
export function holdPageData({ dispatch, getState }: Store): void {
  const { queries } = (getState() as unknown as { api: ApiState }).api;
  const endpoints = baseApi.endpoints as unknown as Record<string, Endpoint>;
  for (const { endpointName = '', originalArgs, status } of Object.values(queries) as CacheEntry[]) {
    const endpoint = endpoints[endpointName];
    // Data that failed to load would be requested again.
    if (!endpoint || status !== 'fulfilled') continue;
    const { unsubscribe } = dispatch(endpoint.initiate(originalArgs)) as unknown as Subscription;
    setTimeout(unsubscribe, HYDRATION_MS);
  }
}

interface Subscription {
  unsubscribe: () => void;
}
