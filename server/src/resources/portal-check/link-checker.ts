import { setTimeout as pause } from 'node:timers/promises';
import type { PortalCheck } from '@portico/shared/contracts';
import PQueue from 'p-queue';
import { createCache } from '../../kernel/create-cache.ts';
import { AddressRefused, type OutgoingRequests } from '../../security/outgoing-requests.ts';
import type { RateLimitStore } from '../../security/rate-limit-store/rate-limit-store.ts';

export type LinkState = PortalCheck['links'][number]['state'];

/** Requests of all sites at once. */
const MAX_AT_ONCE = 8;
/** New addresses per site and minute. */
const ADDRESSES_PER_MINUTE = 60;
/** A check does not wait longer; the next one finds the results that came later. */
const WAIT_MS = 12_000;
const GOOD_FOR_MS = 24 * 3_600_000;
/** A link that did not respond is tried again sooner, because its owner may have repaired it. */
const BAD_FOR_MS = 10 * 60_000;
const MAX_CACHED = 10_000;

/** Whether web addresses respond, requested by the server and cached. */
export interface LinkChecker {
  of(request: {
    provider: string;
    addresses: readonly string[];
    /** Names the site that asks. */
    userAgent: string;
  }): Promise<Map<string, LinkState>>;
}

export function createLinkChecker({
  requests,
  counts,
  now,
  waitMs = WAIT_MS,
}: {
  requests: Pick<OutgoingRequests, 'statusOf'>;
  counts: Pick<RateLimitStore, 'add'>;
  now: () => Date;
  waitMs?: number;
}): LinkChecker {
  const queue = new PQueue({ concurrency: MAX_AT_ONCE });
  // `maxSize` instead of `max`, for which the cache would allocate all memory at the start.
  const cached = createCache<{ state: LinkState; until: number }>(MAX_CACHED);
  const running = new Map<string, Promise<LinkState>>();

  async function ask(provider: string, address: string, userAgent: string): Promise<LinkState> {
    const counter = { name: `link check ${provider}`, most: ADDRESSES_PER_MINUTE, forMs: 60_000 };
    if ((await counts.add(counter)).count > ADDRESSES_PER_MINUTE) return 'unchecked';
    const state = await queue.add(() => stateOf(requests, address, userAgent));
    const until = now().getTime() + (state === 'responds' ? GOOD_FOR_MS : BAD_FOR_MS);
    cached.set(address, { state, until });
    return state;
  }

  function find(provider: string, address: string, userAgent: string): Promise<LinkState> | LinkState {
    const known = cached.get(address);
    if (known && known.until > now().getTime()) return known.state;
    const asked = running.get(address) ?? ask(provider, address, userAgent);
    running.set(address, asked);
    return asked.finally(() => running.delete(address));
  }

  return {
    async of({ provider, addresses, userAgent }) {
      const ended = new AbortController();
      const waited = pause<LinkState>(waitMs, 'unchecked', { signal: ended.signal, ref: false }).catch(
        () => 'unchecked' as const,
      );
      const found = await Promise.all(
        [...new Set(addresses)].map(
          async (address) =>
            [
              address,
              await Promise.race([find(provider, withoutFragment(address), userAgent), waited]),
            ] as const,
        ),
      );
      ended.abort();
      return new Map(found);
    },
  };
}

/** Never rejects. */
async function stateOf(
  requests: Pick<OutgoingRequests, 'statusOf'>,
  address: string,
  userAgent: string,
): Promise<LinkState> {
  try {
    const head = await requests.statusOf(address, { method: 'HEAD', userAgent });
    // Some servers know GET only.
    return ofStatus(head < 400 ? head : await requests.statusOf(address, { method: 'GET', userAgent }));
  } catch (error) {
    return error instanceof AddressRefused ? 'internal' : 'silent';
  }
}

/** Sites that refuse programs (401, 403, 429, 999) or are busy for a moment (503) open for visitors. */
function ofStatus(status: number): LinkState {
  if (status === 404 || status === 410) return 'missing';
  return status >= 500 && status < 600 && status !== 503 ? 'failing' : 'responds';
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
