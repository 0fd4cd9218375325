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

/** Records per page while an index is filled; searches run between two pages. */
const PAGE = 500;
/** Large fields of a portal that no search uses. */
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
  /** Where indices are stored across restarts. */
  snapshots?: Snapshots | undefined;
}

/** Updates a search engine from the records. */
export interface Indexer {
  /** Ids of all current providers. */
  providers(): Promise<string[]>;
  /**
   * Builds a provider's indices from its snapshot, if there is one, and its records. Returns how many records were
   * read.
   */
  fill(providerId: string): Promise<number>;
  /** Applies committed changes to the indices. */
  follow(changes: readonly Pick<RecordChange, 'provider' | 'kind' | 'id'>[]): Promise<void>;
}

/** Whether a search depends on the record. */
export const isSearched = ({ provider, kind }: Pick<RecordChange, 'provider' | 'kind'>): boolean =>
  isIndexName(kind) || isProvider({ provider, kind });

const isProvider = ({ provider, kind }: Pick<RecordChange, 'provider' | 'kind'>): boolean =>
  provider === SYSTEM_PARTITION && kind === 'provider';

/** Reads records and passes the search engine their documents. */
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

  /**
   * Indexes the visible ones of these records and removes the others; an undefined value means that the record was
   * deleted.
   */
  async function show(
    provider: Provider,
    index: SearchIndexName,
    found: readonly ReadRecord[],
  ): Promise<void> {
    snapshots?.note(provider, index, found);
    const documents: SearchDocument[] = [];
    const hidden: SearchDocumentKey[] = [];
    for (const { id, value, revision } of found) {
      const document =
        value === undefined ? undefined : documentOf(index, value, { provider, administrativeTowns });
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
      for await (const found of pagesOf(records, provider, index)) {
        await show(provider, index, found);
        read += found.length;
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
      // A restored index takes less memory than one that grew by insertions.
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

function documentOf(
  index: SearchIndexName,
  value: unknown,
  { provider, administrativeTowns }: { provider: Provider; administrativeTowns: readonly string[] },
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

/** All records of an index, a page at a time. */
async function* pagesOf(
  records: IndexerOptions['records'],
  provider: Provider,
  index: SearchIndexName,
): AsyncGenerator<readonly StoredRecord[]> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const found: readonly StoredRecord[] = await records.list({
      provider: provider.id,
      kind: index,
      after,
      limit: PAGE,
      without: index === 'portal' ? NOT_SEARCHED : [],
    });
    yield found;
    after = found.length === PAGE ? found.at(-1)?.id : undefined;
  }
}

/** Fills an in-process search engine from the records and follows every later write. */
export async function startIndexing(
  options: IndexerOptions & { records: Pick<RecordStore, 'subscribe'> },
): Promise<void> {
  const indexer = createIndexer(options);
  for (const provider of await indexer.providers()) await indexer.fill(provider);
  options.records.subscribe((changes) => indexer.follow(changes), isSearched);
}

const isIndexName = (kind: string): kind is SearchIndexName => SEARCH_INDEXES.some((index) => index === kind);
