import { setImmediate as otherWork } from 'node:timers/promises';
import { SEARCH_INDEXES, type SearchIndexName } from '@portico/shared/contracts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import type { Provider } from '../providers/providers.ts';
import type { ListingRecord } from '../resources/listings/listing.repository.ts';
import type { PortalRecord } from '../resources/portals/portal.repository.ts';
import type { SearchDocument, SearchDocumentKey, SearchEngine } from '../resources/search/search-engine.ts';
import type { TownRecord } from '../resources/towns/town.repository.ts';
import type { RecordReader } from '../storage/record-reader.ts';
import type { RecordChange, RecordStore, StoredRecord } from '../storage/record-store.ts';
import { listingDocument, portalDocument, townDocument } from './documents.ts';
import type { ReadRecord, Snapshots } from './snapshots.ts';

/** Records that are read at once while an index is filled; between two readings searches are answered. */
const PAGE = 500;
/** What is large in a portal, and no search looks at. */
const NOT_SEARCHED = [
  'description',
  'galleryImages',
  'links',
  'contacts',
  'contributors',
  'openingHours',
  'action',
] as const satisfies (keyof PortalRecord)[];

interface IndexerOptions {
  records: Pick<RecordReader, 'get' | 'list'>;
  search: SearchEngine;
  administrativeTowns: readonly string[];
  /** Where indices outlive the process. */
  snapshots?: Snapshots | undefined;
}

/** What keeps a search engine true to the records. */
export interface Indexer {
  /** Ids of all providers, as they are now. */
  providers(): Promise<string[]>;
  /**
   * Makes the indices of a provider true to all of its records; from what was kept of them where there is that. Gives
   * how many records it had to read.
   */
  fill(providerId: string): Promise<number>;
  /** Makes the indices true to what was written. */
  follow(changes: readonly Pick<RecordChange, 'provider' | 'kind' | 'id'>[]): Promise<void>;
}

/** Whether a search depends on the record. */
export const isSearched = ({ provider, kind }: Pick<RecordChange, 'provider' | 'kind'>): boolean =>
  isIndexName(kind) || isProvider({ provider, kind });

const isProvider = ({ provider, kind }: Pick<RecordChange, 'provider' | 'kind'>): boolean =>
  provider === SYSTEM_PARTITION && kind === 'provider';

/** Reads records and shows the search engine what may be found of them. */
export function createIndexer(options: IndexerOptions): Indexer {
  const { records, search, administrativeTowns, snapshots } = options;
  const loadProviders = async (): Promise<Provider[]> => {
    const found = await records.list<Provider>({ provider: SYSTEM_PARTITION, kind: 'provider' });
    return found.map(({ value }) => value);
  };
  let known: Promise<Provider[]> | undefined;
  const providers = (): Promise<Provider[]> => {
    known ??= loadProviders();
    return known;
  };
  const providerOf = async (id: string): Promise<Provider | undefined> =>
    (await providers()).find((provider) => provider.id === id);

  function documentOf(
    provider: Provider,
    index: SearchIndexName,
    value: unknown,
  ): SearchDocument | undefined {
    switch (index) {
      case 'portal':
        return portalDocument(provider, value as PortalRecord);
      case 'town':
        return townDocument(provider, value as TownRecord, administrativeTowns);
      case 'listing':
        return listingDocument(provider, value as ListingRecord);
    }
  }

  /** Shows what may be found of these records, and hides the others; a value that is undefined was deleted. */
  async function show(
    provider: Provider,
    index: SearchIndexName,
    found: readonly ReadRecord[],
  ): Promise<void> {
    snapshots?.note(provider, index, found);
    const documents: SearchDocument[] = [];
    const hidden: SearchDocumentKey[] = [];
    for (const { id, value, revision } of found) {
      const document = value === undefined ? undefined : documentOf(provider, index, value);
      if (document) {
        document.revision = revision;
        documents.push(document);
      } else hidden.push({ provider: provider.id, index, id, revision });
    }
    await search.index(documents);
    await search.remove(hidden);
  }

  async function readAll(provider: Provider): Promise<number> {
    let read = 0;
    for (const index of SEARCH_INDEXES) {
      let after: string | undefined = '';
      while (after !== undefined) {
        const found: readonly StoredRecord[] = await records.list({
          provider: provider.id,
          kind: index,
          after,
          limit: PAGE,
          without: index === 'portal' ? NOT_SEARCHED : [],
        });
        await show(provider, index, found);
        read += found.length;
        after = found.length === PAGE ? found.at(-1)?.id : undefined;
        await otherWork();
      }
    }
    snapshots?.save(provider);
    return read;
  }

  async function refresh(provider: Provider, index: SearchIndexName, id: string): Promise<void> {
    const record = await records.get({ provider: provider.id, kind: index, id });
    await show(provider, index, [{ id, ...record }]);
  }

  async function fill(providerId: string): Promise<number> {
    const provider = await providerOf(providerId);
    if (!provider) return 0;
    let read = 0;
    let changed = await snapshots?.restore(provider);
    if (!changed) {
      read = await readAll(provider);
      // As it was written it takes less memory than as it grew.
      changed = (await snapshots?.restore(provider)) ?? [];
    }
    for (const [at, { index, id }] of changed.entries()) {
      await refresh(provider, index, id);
      if (at % PAGE === PAGE - 1) await otherWork();
    }
    snapshots?.saveAfterMany(provider);
    await otherWork();
    return read + changed.length;
  }

  return {
    providers: async () => (await providers()).map(({ id }) => id),
    fill,
    async follow(changes) {
      if (changes.some(isProvider)) known = undefined;
      for (const { provider: partition, kind, id } of changes) {
        if (isProvider({ provider: partition, kind })) {
          const written = await providerOf(id);
          if (written) await readAll(written);
        }
        const provider = isIndexName(kind) ? await providerOf(partition) : undefined;
        if (!provider || !isIndexName(kind)) continue;
        await refresh(provider, kind, id);
        snapshots?.saveAfterMany(provider);
      }
    },
  };
}

/** Fills a search engine of this thread from the records, and keeps it true to every later write. */
export async function startIndexing(
  options: IndexerOptions & { records: Pick<RecordStore, 'subscribe'> },
): Promise<void> {
  const indexer = createIndexer(options);
  for (const provider of await indexer.providers()) await indexer.fill(provider);
  options.records.subscribe((changes) => indexer.follow(changes), isSearched);
}

const isIndexName = (kind: string): kind is SearchIndexName => SEARCH_INDEXES.some((index) => index === kind);
