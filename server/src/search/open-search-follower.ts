import { setTimeout as wait } from 'node:timers/promises';
import { SEARCH_INDEXES } from '@portico/shared/contracts';
import {
  type SearchDocument,
  type SearchDocumentKey,
  type SearchEngine,
  SearchUnavailable,
} from '../resources/search/search-engine.ts';
import type { RecordChange, RecordStore } from '../storage/record-store.ts';
import { DOCUMENT_RULES } from './documents.ts';
import { createIndexer, type Indexer, isSearched } from './indexer.ts';
import { STORED_RULES } from './open-search-documents.ts';
import { IndicesLost, type OpenSearchIndices } from './open-search-indices.ts';
import { createTurn } from './open-search-turn.ts';

/** Changes that are followed with one request. */
const PAGE = 500;
/** ms that a write waits for searches to find it; later than that it is followed without being waited for. */
const PATIENCE_MS = 2_000;
/** ms between tries while the engine is away: more each time. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** The log of changes remembers deletions for 30 days: anyone who was away for nearly as long reads all records again. */
const LONG_AWAY_MS = 25 * 86_400_000;

const RULES = `${DOCUMENT_RULES}.${STORED_RULES}`;
/** In their place: what was filled is there no more. */
const LOST = 'lost';

/** How far the engine has followed, kept in the engine itself. */
interface Followed {
  sequence: number;
  rules: string;
  /** Epoch milliseconds. */
  at: number;
}

interface FollowerOptions {
  indices: OpenSearchIndices;
  records: Pick<RecordStore, 'get' | 'list' | 'changes' | 'lastSequence'>;
  administrativeTowns: readonly string[];
  /** Told once when the engine cannot be reached, and again after it was back. */
  onTrouble: (error: unknown) => void;
  /** Told of writes that searches find only now, after the writes were acknowledged. */
  onLate: (changes: readonly RecordChange[]) => void;
  now?: () => number;
}

/** Keeps OpenSearch true to the records, from their log of changes; several servers may do so at once. */
export interface OpenSearchFollower {
  /** Resolves once searches find what was written, or while the engine is away; it then catches up by itself. */
  follow(changes: readonly RecordChange[]): Promise<void>;
  /** Resolves once there is an index with all records; throws while the engine is away before that. */
  whenFilled(): Promise<void>;
  /** Throws where the engine has lost what it had, which is then filled again; for when an index is not there. */
  checkKept(): Promise<void>;
  /** To be told that the engine did not answer: once it is back, it may lack what it had. */
  lookAgain(): void;
  /** See `FollowedWrites`. */
  behindSince(): number | undefined;
  close(): Promise<void>;
}

interface Waiting {
  changes: readonly RecordChange[];
  sequence: number;
  /** ms since 1970. */
  since: number;
  isLate: boolean;
  resolve: () => void;
}

export function startOpenSearchFollower(options: FollowerOptions): OpenSearchFollower {
  const { indices, records, administrativeTowns, onTrouble, onLate, now = Date.now } = options;
  const { connection } = indices;
  const statePath = `/${indices.prefix}followed/_doc/records`;
  const turnPath = `/${indices.prefix}followed/_doc/filling`;
  const stopping = new AbortController();
  const waiting = new Set<Waiting>();
  let applied = 0;
  /** Whether writes are followed later than they are acknowledged: the engine is away, slow, or being filled. */
  let isBehind = true;
  let isInTrouble = false;
  let isAsked = false;
  let working: Promise<void> | undefined;
  let isFilled = false;
  const awaitingFill = new Set<{ resolve: () => void; reject: (error: unknown) => void }>();

  async function readState(): Promise<Followed | undefined> {
    const { body, status } = await connection.send<{ _source?: Followed }>({
      method: 'GET',
      path: statePath,
      tolerated: [404],
    });
    return status === 404 || body._source?.rules === LOST ? undefined : body._source;
  }

  /** Another server may have come further meanwhile; that stays. */
  async function writeState(sequence: number, rules = RULES): Promise<void> {
    const state: Followed = { sequence, rules, at: now() };
    await connection.send({
      method: 'PUT',
      path: statePath,
      query: { version: sequence, version_type: 'external_gte' },
      body: state,
      tolerated: [409],
    });
  }

  /** Follows changes into the indices that searches ask, or into others. */
  async function apply(changes: readonly RecordChange[], into?: ReadonlyMap<string, string>): Promise<void> {
    const relevant = changes.filter(isSearched);
    if (relevant.length === 0) return;
    const sink = createSink(indices, into, revisionsOf(relevant));
    const indexer = createIndexer({ records, search: sink.engine, administrativeTowns });
    await indexer.follow(relevant);
    await sink.flush();
    // An index that was not there: of a new provider, or of one whose index somebody has dropped.
    for (const provider of indices.takeMade()) await indexer.fill(provider);
    await sink.flush();
  }

  /** Up to the end of the log; gives how far that was. */
  async function applyFrom(
    sequence: number,
    act: (changes: readonly RecordChange[]) => Promise<void>,
  ): Promise<number> {
    let at = sequence;
    for (;;) {
      const changes = await records.changes(at, PAGE);
      if (changes.length === 0) return at;
      await act(changes);
      at = changes.at(-1)?.sequence ?? at;
    }
  }

  /**
   * Makes all indices again beside those that searches ask, and has searches ask them from one moment to the next. Gives
   * from where they have to follow: another server may have written to those before for a moment longer.
   */
  async function fillAnew(isOurs: () => Promise<boolean>): Promise<number> {
    const start = await records.lastSequence();
    const plain = createIndexer({ records, search: NO_ENGINE, administrativeTowns });
    for (const provider of await plain.providers()) await fillProvider(provider, start, isOurs);
    await writeState(start);
    return start;
  }

  /** Where to follow from. Of several servers one fills, and the others wait for it. */
  async function startOf(found: Followed | undefined): Promise<number> {
    let state = found;
    // It came back without what it had. All else that is not as expected is up to servers that start.
    if (!state) isFilled = false;
    while (!isFilled && (await isToBeFilled(state))) {
      const start = await createTurn({ connection, path: turnPath, now }).take(fillAnew);
      if (start !== undefined) return start;
      await wait(FIRST_PAUSE_MS, undefined, { signal: stopping.signal, ref: false });
      state = await readState();
    }
    // Not from where this server has come: an engine that came back as it was before knows less.
    return state?.sequence ?? 0;
  }

  async function fillProvider(
    provider: string,
    start: number,
    isOurs: () => Promise<boolean>,
  ): Promise<void> {
    const places = SEARCH_INDEXES.map((index) => ({ provider, index }));
    for (const place of places) await indices.dropUnused(place);
    const made = new Map(
      await Promise.all(
        places.map(async (place) => [indices.nameOf(place), await indices.create(place)] as const),
      ),
    );
    const sink = createSink(indices, made, new Map());
    const indexer: Indexer = createIndexer({ records, search: sink.engine, administrativeTowns });
    await indexer.fill(provider);
    await sink.flush();
    // What was written meanwhile, so that nothing is missing for as long as a moment.
    await applyFrom(start, (changes) =>
      apply(
        changes.filter((change) => change.provider === provider),
        made,
      ),
    );
    if (!(await isOurs())) throw new SearchUnavailable(new Error('Another server fills the index.'));
    await indices.replace(made);
  }

  async function catchUp(): Promise<void> {
    applied = await startOf(await readState());
    settle();
    await applyFrom(applied, async (changes) => {
      await apply(changes);
      applied = changes.at(-1)?.sequence ?? applied;
      settle();
      await writeState(applied);
    });
    isFilled = true;
    isBehind = false;
    for (const { resolve } of awaitingFill) resolve();
    awaitingFill.clear();
  }

  async function isToBeFilled(state: Followed | undefined): Promise<boolean> {
    if (!state || state.rules !== RULES || now() - state.at > LONG_AWAY_MS) return true;
    // The records are others than those that were followed, such as ones from a backup.
    return state.sequence > 0 && (await records.changes(state.sequence - 1, 1)).length === 0;
  }

  /** Ends the waiting for what is followed. */
  function settle(): void {
    for (const one of waiting) {
      if (one.sequence > applied) continue;
      waiting.delete(one);
      if (one.isLate) onLate(one.changes);
      one.resolve();
    }
  }

  function giveUpWaiting(error: unknown): void {
    isBehind = true;
    for (const one of waiting) {
      one.isLate = true;
      one.resolve();
    }
    for (const { reject } of awaitingFill) reject(error);
    awaitingFill.clear();
  }

  async function work(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (isAsked && !stopping.signal.aborted) {
      isAsked = false;
      try {
        await catchUp();
        isInTrouble = false;
        pause = FIRST_PAUSE_MS;
      } catch (error) {
        if (stopping.signal.aborted) return;
        // For all servers; one that cannot be told of it comes upon it by its next write.
        if (error instanceof IndicesLost) await writeState(applied, LOST).catch(() => {});
        if (!isInTrouble) onTrouble(error);
        isInTrouble = true;
        isAsked = true;
        giveUpWaiting(error);
        await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  function wake(): void {
    isAsked = true;
    working ??= work().finally(() => {
      working = undefined;
      if (isAsked && !stopping.signal.aborted) wake();
    });
  }

  wake();
  return {
    async follow(changes) {
      const followed = changes.filter(isSearched);
      const sequence = followed.at(-1)?.sequence;
      if (sequence === undefined) return;
      const one: Waiting = { changes: followed, sequence, since: now(), isLate: isBehind, resolve: () => {} };
      const isFollowed = new Promise<void>((resolve) => {
        one.resolve = resolve;
      });
      waiting.add(one);
      wake();
      if (isBehind) return;
      const patience = new AbortController();
      const tooLate = wait(PATIENCE_MS, undefined, { signal: patience.signal }).then(
        () => {
          one.isLate = true;
          isBehind = true;
        },
        () => {},
      );
      await Promise.race([isFollowed, tooLate]);
      patience.abort();
    },

    whenFilled() {
      if (isFilled) return Promise.resolve();
      if (isInTrouble) return Promise.reject(new SearchUnavailable('The index was not filled yet.'));
      return new Promise((resolve, reject) => awaitingFill.add({ resolve, reject }));
    },

    async checkKept() {
      if (await readState()) return;
      isFilled = false;
      wake();
      throw new SearchUnavailable(new Error('The index is filled again.'));
    },

    lookAgain: wake,
    behindSince: () => [...waiting][0]?.since,

    async close() {
      stopping.abort();
      await working;
    },
  };
}

const revisionsOf = (changes: readonly RecordChange[]): Map<string, number> =>
  new Map(changes.map(({ provider, kind, id, revision }) => [`${provider}/${kind}/${id}`, revision]));

/** Gathers what an indexer shows and hides, and writes it with few requests. */
function createSink(
  indices: OpenSearchIndices,
  into: ReadonlyMap<string, string> | undefined,
  revisions: ReadonlyMap<string, number>,
) {
  let documents: SearchDocument[] = [];
  let removed: SearchDocumentKey[] = [];

  async function flush(): Promise<void> {
    const writes = { documents, removed, into, isFoundAtOnce: into === undefined };
    documents = [];
    removed = [];
    await indices.write(writes);
  }

  const engine: SearchEngine = {
    ...NO_ENGINE,
    async index(shown) {
      documents.push(...shown);
      if (documents.length >= PAGE) await flush();
    },
    async remove(hidden) {
      for (const { revision, ...key } of hidden) {
        // Of a record that is gone only the log knows the revision.
        const last = revision ?? revisions.get(`${key.provider}/${key.index}/${key.id}`);
        removed.push({ ...key, revision: last });
      }
      if (removed.length >= PAGE) await flush();
    },
  };
  return { engine, flush };
}

/** An indexer alone asks it, to write. */
const NO_ENGINE: SearchEngine = {
  search: () => Promise.reject(new Error('Nothing is searched here.')),
  ready: async () => {},
  suggest: async () => [],
  index: async () => {},
  remove: async () => {},
  close: async () => {},
};
