import { SEARCH_INDEXES } from '@portico/shared/contracts';
import { SearchUnavailable } from '../resources/search/search-engine.ts';
import type { RecordChange, RecordStore } from '../storage/record-store.ts';
import { createIndexer, isSearched } from './indexer.ts';
import type { OpenSearchIndices } from './open-search-indices.ts';
import { createOpenSearchSink, NO_ENGINE } from './open-search-sink.ts';

/** Changes that are followed with one request. */
const PAGE = 500;

export interface FillerOptions {
  indices: OpenSearchIndices;
  records: Pick<RecordStore, 'get' | 'list' | 'changes' | 'lastSequence'>;
  administrativeTowns: readonly string[];
}

/** Writes records into OpenSearch's indices. */
export interface OpenSearchFiller {
  /** Follows changes into the indices that searches use. */
  apply(changes: readonly RecordChange[]): Promise<void>;
  /** Calls `act` with the changes after a sequence, page by page up to the end of the log. */
  eachPage(sequence: number, act: (changes: readonly RecordChange[]) => Promise<void>): Promise<void>;
  /**
   * Fills new indices beside those that searches use, and switches searches over to each at one moment; after a failure
   * the next call fills only what is left. Resolves with the sequence to follow from: another server may have written
   * to the former indices for a moment longer.
   */
  fillAll(isOurs: () => Promise<boolean>): Promise<number>;
}

export function createOpenSearchFiller({
  indices,
  records,
  administrativeTowns,
}: FillerOptions): OpenSearchFiller {
  async function apply(changes: readonly RecordChange[], into?: ReadonlyMap<string, string>): Promise<void> {
    const relevant = changes.filter(isSearched);
    if (relevant.length === 0) return;
    const sink = createOpenSearchSink({ indices, into, changes: relevant });
    const indexer = createIndexer({ records, search: sink.engine, administrativeTowns });
    await indexer.follow(relevant);
    await sink.flush();
    // An index was missing: of a new provider, or of one whose index was dropped.
    for (const provider of indices.takeMade()) await indexer.fill(provider);
    await sink.flush();
  }

  async function eachPage(
    sequence: number,
    act: (changes: readonly RecordChange[]) => Promise<void>,
  ): Promise<void> {
    let at = sequence;
    for (;;) {
      const changes = await records.changes(at, PAGE);
      if (changes.length === 0) return;
      await act(changes);
      at = changes.at(-1)?.sequence ?? at;
    }
  }

  async function fillProvider(
    provider: string,
    start: number,
    isOurs: () => Promise<boolean>,
  ): Promise<ReadonlyMap<string, string>> {
    const names = SEARCH_INDEXES.map((index) => ({ provider, index }));
    for (const name of names) await indices.dropUnused(name);
    const made = new Map(
      await Promise.all(
        names.map(async (name) => [indices.nameOf(name), await indices.create(name)] as const),
      ),
    );
    const sink = createOpenSearchSink({ indices, into: made });
    await createIndexer({ records, search: sink.engine, administrativeTowns }).fill(provider);
    await sink.flush();
    // The changes since, so that the new indices miss nothing when searches begin to use them.
    await eachPage(start, (changes) =>
      apply(
        changes.filter((change) => change.provider === provider),
        made,
      ),
    );
    if (!(await isOurs())) throw new SearchUnavailable(new Error('Another server fills the index.'));
    await indices.replace(made);
    return made;
  }

  /** A fill that has failed, or is under way: where it began, and the indices of the providers that are filled. */
  let unfinished: { start: number; filled: Map<string, ReadonlyMap<string, string>> } | undefined;

  return {
    apply,
    eachPage,
    async fillAll(isOurs) {
      unfinished ??= { start: await records.lastSequence(), filled: new Map() };
      const { start, filled } = unfinished;
      const lister = createIndexer({ records, search: NO_ENGINE, administrativeTowns });
      for (const provider of await lister.providers()) {
        const made = filled.get(provider);
        if (made && (await indices.areUsed(made))) continue;
        filled.set(provider, await fillProvider(provider, start, isOurs));
      }
      unfinished = undefined;
      return start;
    },
  };
}
