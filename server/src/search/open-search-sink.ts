import type { SearchDocument, SearchDocumentKey, SearchEngine } from '../resources/search/search-engine.ts';
import type { RecordChange } from '../storage/record-store.ts';
import type { OpenSearchIndices } from './open-search-indices.ts';

/** Documents per request. */
const BATCH = 500;

export interface OpenSearchSink {
  /** The engine that an indexer writes to. */
  engine: SearchEngine;
  /** Writes what was buffered since the last call. */
  flush(): Promise<void>;
}

export interface SinkOptions {
  indices: OpenSearchIndices;
  /** The index to write to, by its alias; without it, the live indices. */
  into: ReadonlyMap<string, string> | undefined;
  /** The changes that are followed: a deleted record's revision is only in the log. */
  changes?: readonly RecordChange[];
}

/** Buffers what an indexer writes and sends it in few requests. */
export function createOpenSearchSink({ indices, into, changes = [] }: SinkOptions): OpenSearchSink {
  const revisions = new Map(
    changes.map(({ provider, kind, id, revision }) => [`${provider}/${kind}/${id}`, revision]),
  );
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
      if (documents.length >= BATCH) await flush();
    },
    async remove(hidden) {
      for (const { revision, ...key } of hidden) {
        const last = revision ?? revisions.get(`${key.provider}/${key.index}/${key.id}`);
        removed.push({ ...key, revision: last });
      }
      if (removed.length >= BATCH) await flush();
    },
  };
  return { engine, flush };
}

/** Ignores writes; for an indexer that only lists providers. */
export const NO_ENGINE: SearchEngine = {
  search: () => Promise.reject(new Error('This engine does not search.')),
  ready: async () => {},
  suggest: async () => [],
  index: async () => {},
  remove: async () => {},
  close: async () => {},
};
