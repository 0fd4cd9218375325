import type { ReleaseSet } from '@portico/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { GivenPage } from './render-worker.ts';

/**
 * After a worker hung, its pages and the networks that requested them are left to the browser for this long, doubled
 * each time. Networks as well, because a client that finds one such URL finds others.
 */
const SUSPECT_PAUSE_MS = 60_000;
const MAX_SUSPECT_PAUSE_MS = 10 * 60_000;
const MAX_SUSPECTS = 1_000;

/** A page URL or network that was in a worker when it hung. */
interface Suspect {
  times: number;
  /** No server rendering until then, in ms since 1970. */
  until: number;
}

/** Pages and networks that may have hung a worker, by release set. */
export class Suspects {
  private readonly suspects = new LRUCache<string, Suspect>({
    max: MAX_SUSPECTS,
    ttl: 2 * MAX_SUSPECT_PAUSE_MS,
  });

  hasAddress(set: ReleaseSet, url: string): boolean {
    return this.has(addressKey(set, url));
  }

  hasNetwork(set: ReleaseSet, network: string): boolean {
    return this.has(networkKey(set, network));
  }

  /** A worker of that set hung with these pages. */
  add(set: ReleaseSet, pages: readonly GivenPage[]): void {
    const keys = pages.flatMap(({ url, network }) => [addressKey(set, url), networkKey(set, network)]);
    for (const key of new Set(keys)) {
      const times = (this.suspects.get(key)?.times ?? 0) + 1;
      const pauseMs = Math.min(SUSPECT_PAUSE_MS * 2 ** (times - 1), MAX_SUSPECT_PAUSE_MS);
      this.suspects.set(key, { times, until: Date.now() + pauseMs });
    }
  }

  /** The server has rendered this page since. */
  clearAddress(set: ReleaseSet, url: string): void {
    this.suspects.delete(addressKey(set, url));
  }

  private has(key: string): boolean {
    return (this.suspects.get(key)?.until ?? 0) > Date.now();
  }
}

/** Without the query, which a client can vary at will. */
function addressKey(set: ReleaseSet, url: string): string {
  const { host, pathname } = new URL(url);
  return `${set.id} ${host}${pathname}`;
}

const networkKey = (set: ReleaseSet, network: string): string => `${set.id} network ${network}`;
