import { endOfDay, placeTime } from '@portico/shared/domain';
import { LRUCache } from 'lru-cache';
import type { ContentVersions } from '../storage/content-versions.ts';
import type { PageText } from './page-text.ts';

/** Characters of an address and all that a page depends on besides; longer ones are asked for once. */
const MAX_NAME_LENGTH = 2_000;
/** Bytes of the objects around a page, roughly. */
const ENTRY_BYTES = 1_000;
/** The share of the memory for pages on probation. */
const PROBATION_SHARE = 1 / 8;

/** What a request for a page is answered with. */
export type PageAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'document'; status: number; text: PageText };

/** A page that was just drawn. */
export interface DrawnPage {
  answer: PageAnswer;
  /** Whether it is the same for whoever asks next: not what failed. */
  mayBeKept: boolean;
  /** Whether the server tried and could not draw it. */
  isLeftToBrowser?: boolean;
  /** When it changes by itself, in ms since 1970. */
  holdsUntil?: number | undefined;
  /** How long it is kept at most, in ms. */
  holdsForMs?: number;
}

export interface PageName {
  provider: string;
  /** All that the page follows from besides the provider's content. */
  name: string;
  /** Anybody can make up more of such names: a page of them takes room from the others only once it was requested twice. */
  isOnProbation?: boolean;
}

/** Keeps drawn pages until the content of their provider, or the day, changes. */
export interface KeptPages {
  /** The page, if there is one that is still true. */
  find(asked: PageName): PageAnswer | undefined;
  /** The page, drawn when there is none; whoever asks meanwhile waits for the same drawing. */
  of(asked: PageName, draw: () => Promise<DrawnPage>): Promise<PageAnswer>;
  /** To be told that a page has been made in another encoding, and so takes more room. */
  grown(asked: PageName): void;
  /** Bytes that are held. */
  readonly size: number;
}

export interface KeptPagesOptions {
  versions: Pick<ContentVersions, 'of'>;
  now: () => Date;
  /** The pages asked for least recently go first; 0 keeps none. */
  maxBytes: number;
}

interface Entry {
  answer: PageAnswer;
  version: string;
  until: number;
}

export function createKeptPages({ versions, now, maxBytes }: KeptPagesOptions): KeptPages {
  const cacheOf = (share: number) =>
    new LRUCache<string, Entry>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: ({ answer }, key) =>
        ENTRY_BYTES + key.length + (answer.kind === 'document' ? answer.text.size : 0),
    });
  const kept = cacheOf(1 - PROBATION_SHARE);
  const onProbation = cacheOf(PROBATION_SHARE);
  const drawing = new Map<string, Promise<PageAnswer>>();
  const keyOf = ({ provider, name }: PageName): string => `${provider} ${name}`;

  function find(asked: PageName): PageAnswer | undefined {
    const key = keyOf(asked);
    const cache = kept.has(key) ? kept : onProbation;
    const entry = cache.get(key);
    if (!entry) return undefined;
    const isTrue = entry.version === versions.of(asked.provider) && now().getTime() < entry.until;
    if (isTrue && (cache === kept || !isFound(entry.answer))) return entry.answer;
    cache.delete(key);
    if (isTrue) kept.set(key, entry);
    return isTrue ? entry.answer : undefined;
  }

  async function drawAndKeep(
    { provider, name, isOnProbation }: PageName,
    version: string,
    draw: () => Promise<DrawnPage>,
  ): Promise<PageAnswer> {
    const key = keyOf({ provider, name });
    const startedAt = now().getTime();
    const {
      answer,
      mayBeKept,
      holdsUntil = Number.POSITIVE_INFINITY,
      holdsForMs = Number.POSITIVE_INFINITY,
    } = await draw();
    const isStillTrue = versions.of(provider) === version;
    if (mayBeKept && isStillTrue && key.length <= MAX_NAME_LENGTH) {
      // Whatever a page says of today, it is drawn anew tomorrow.
      const until = Math.min(holdsUntil, startedAt + holdsForMs, endOfDay(placeTime(startedAt).date));
      const cache = isOnProbation || !isFound(answer) ? onProbation : kept;
      cache.set(key, { answer, version, until });
    }
    return answer;
  }

  return {
    find,
    of(asked, draw) {
      const found = find(asked);
      if (found) return Promise.resolve(found);
      // Before it is drawn: what changes meanwhile makes it old, and is seen by whoever asks from then on.
      const version = versions.of(asked.provider);
      const sameDrawing = `${version} ${keyOf(asked)}`;
      const underWay = drawing.get(sameDrawing);
      if (underWay) return underWay;
      const started = drawAndKeep(asked, version, draw).finally(() => drawing.delete(sameDrawing));
      drawing.set(sameDrawing, started);
      return started;
    },
    grown(asked) {
      const key = keyOf(asked);
      for (const cache of [kept, onProbation]) {
        const entry = cache.peek(key);
        // Its size is read anew only for another object.
        if (entry) cache.set(key, { ...entry });
      }
    },
    get size() {
      return kept.calculatedSize + onProbation.calculatedSize;
    },
  };
}

/** A redirect, or a page that is there. */
const isFound = (answer: PageAnswer): boolean => answer.kind === 'redirect' || answer.status === 200;
