import type { ReleaseSet } from '@portico/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { GivenPage } from './render-worker.ts';

/**
 * After a worker hung, the addresses that it was rendering and the networks that requested them are left to the browser
 * for this long; it doubles each time. An address alone is not enough: somebody who finds one that hangs a worker finds more.
 */
const SUSPECT_PAUSE_MS = 60_000;
const MAX_SUSPECT_PAUSE_MS = 10 * 60_000;
const MAX_SUSPECTS = 1_000;

/** An address or a network with a page in a worker when that hung. */
interface Suspect {
  times: number;
  /** Until then the server does not render for it, in ms since 1970. */
  until: number;
}

/** Addresses and networks whose pages may have hung a worker, by release set. */
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

  /** The server has rendered the address. */
  clearAddress(set: ReleaseSet, url: string): void {
    this.suspects.delete(addressKey(set, url));
  }

  private has(key: string): boolean {
    return (this.suspects.get(key)?.until ?? 0) > Date.now();
  }
}

/** Without the query, which can be varied at will. */
function addressKey(set: ReleaseSet, url: string): string {
  const { host, pathname } = new URL(url);
  return `${set.id} ${host}${pathname}`;
}

const networkKey = (set: ReleaseSet, network: string): string => `${set.id} network ${network}`;
