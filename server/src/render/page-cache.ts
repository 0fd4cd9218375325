import { endOfDay, placeTime } from '@portico/shared/domain';
import { LRUCache } from 'lru-cache';
import type { ContentVersions } from '../storage/content-versions.ts';
import type { EncodedBody } from './encoded-body.ts';

/** Characters of a key; pages with a longer one are not cached. */
const MAX_KEY_LENGTH = 2_000;
/** Approximate overhead of an entry in bytes. */
const ENTRY_BYTES = 1_000;
/** Share of the memory for pages on probation. */
const PROBATION_SHARE = 1 / 8;

/** The response to a request for a page. */
export type PageResponse =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'document'; status: number; text: EncodedBody };

/** A page that was just rendered. */
export interface RenderedDocument {
  response: PageResponse;
  /** Whether it is the same for every reader; false for failures. */
  isCacheable: boolean;
  /** Whether rendering failed on the server. */
  isLeftToBrowser?: boolean;
  /** When its content changes without a write, in ms since 1970. */
  expiresAt?: number | undefined;
  /** Maximum age in the cache, in ms. */
  maxAgeMs?: number;
}

export interface PageCacheKey {
  provider: string;
  /** The part of the key besides provider and content version. */
  name: string;
  /** For URLs that visitors can make up: such a page competes for memory only after its second request. */
  isOnProbation?: boolean;
}

/** Caches rendered pages until their provider's content, or the day, changes. */
export interface PageCache {
  /** The cached page, if it is valid. */
  find(key: PageCacheKey): PageResponse | undefined;
  /** The cached page, rendered if there is none; concurrent requests share one render. */
  getOrRender(key: PageCacheKey, render: () => Promise<RenderedDocument>): Promise<PageResponse>;
  /** Call it when a page was compressed in another encoding, which takes more memory. */
  updateSize(key: PageCacheKey): void;
  /** Bytes in the cache. */
  readonly size: number;
}

export interface PageCacheOptions {
  versions: Pick<ContentVersions, 'of'>;
  now: () => Date;
  /** The least recently used pages are evicted first; 0 disables the cache. */
  maxBytes: number;
}

interface Entry {
  response: PageResponse;
  version: string;
  until: number;
}

export function createPageCache({ versions, now, maxBytes }: PageCacheOptions): PageCache {
  const createSegment = (share: number) =>
    new LRUCache<string, Entry>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: ({ response }, id) =>
        ENTRY_BYTES + id.length + (response.kind === 'document' ? response.text.size : 0),
    });
  const confirmed = createSegment(1 - PROBATION_SHARE);
  const onProbation = createSegment(PROBATION_SHARE);
  const rendering = new Map<string, Promise<PageResponse>>();
  const idOf = ({ provider, name }: PageCacheKey): string => `${provider} ${name}`;

  function find(key: PageCacheKey): PageResponse | undefined {
    const id = idOf(key);
    const segment = confirmed.has(id) ? confirmed : onProbation;
    const entry = segment.get(id);
    if (!entry) return undefined;
    const isValid = entry.version === versions.of(key.provider) && now().getTime() < entry.until;
    if (isValid && (segment === confirmed || !isFound(entry.response))) return entry.response;
    segment.delete(id);
    if (isValid) confirmed.set(id, entry);
    return isValid ? entry.response : undefined;
  }

  async function renderAndStore(
    { provider, name, isOnProbation }: PageCacheKey,
    version: string,
    render: () => Promise<RenderedDocument>,
  ): Promise<PageResponse> {
    const id = idOf({ provider, name });
    const startedAt = now().getTime();
    const {
      response,
      isCacheable,
      expiresAt = Number.POSITIVE_INFINITY,
      maxAgeMs = Number.POSITIVE_INFINITY,
    } = await render();
    const isStillValid = versions.of(provider) === version;
    if (isCacheable && isStillValid && id.length <= MAX_KEY_LENGTH) {
      // Pages show dates relative to today, so none outlives the day.
      const until = Math.min(expiresAt, startedAt + maxAgeMs, endOfDay(placeTime(startedAt).date));
      const segment = isOnProbation || !isFound(response) ? onProbation : confirmed;
      segment.set(id, { response, version, until });
    }
    return response;
  }

  return {
    find,
    getOrRender(key, render) {
      const found = find(key);
      if (found) return Promise.resolve(found);
      // Read before rendering, so that a change meanwhile invalidates the page.
      const version = versions.of(key.provider);
      const renderId = `${version} ${idOf(key)}`;
      const running = rendering.get(renderId);
      if (running) return running;
      const started = renderAndStore(key, version, render).finally(() => rendering.delete(renderId));
      rendering.set(renderId, started);
      return started;
    },
    updateSize(key) {
      const id = idOf(key);
      for (const segment of [confirmed, onProbation]) {
        const entry = segment.peek(id);
        // The cache recalculates the size only for a new object.
        if (entry) segment.set(id, { ...entry });
      }
    },
    get size() {
      return confirmed.calculatedSize + onProbation.calculatedSize;
    },
  };
}

/** A redirect, or a page that exists. */
const isFound = (response: PageResponse): boolean => response.kind === 'redirect' || response.status === 200;
