import { SEARCH_INDEXES, type SearchIndexName } from '@portico/shared/contracts';
import { type Provider, type Providers, SYSTEM_PARTITION } from '../providers/providers.ts';
import { listingRepository } from '../resources/listings/listing.repository.ts';
import { portalRepository } from '../resources/portals/portal.repository.ts';
import { townRepository } from '../resources/towns/town.repository.ts';
import type { Collection } from '../storage/collection.ts';
import type { RecordChange, RecordStore } from '../storage/record-store.ts';
import { listingDocument, portalDocument, townDocument } from './documents.ts';
import type { SearchEngine } from './search-engine.ts';

interface IndexerOptions {
  records: RecordStore;
  providers: Providers;
  search: SearchEngine;
  administrativeTowns: readonly string[];
}

/** Fills the search engine from the records, and keeps it true to every later write. */
export async function startIndexing({
  records,
  providers,
  search,
  administrativeTowns,
}: IndexerOptions): Promise<void> {
  const portals = portalRepository(records);
  const towns = townRepository(records);
  const listings = listingRepository(records);

  const portalDocuments = async (provider: Provider, ids?: string[]) =>
    (await read(portals, provider, ids)).map(({ id, value }) => ({
      id,
      document: portalDocument(provider, value),
    }));
  const townDocuments = async (provider: Provider, ids?: string[]) =>
    (await read(towns, provider, ids)).map(({ id, value }) => ({
      id,
      document: townDocument(provider, value, administrativeTowns),
    }));
  const listingDocuments = async (provider: Provider, ids?: string[]) =>
    (await read(listings, provider, ids)).map(({ id, value }) => ({
      id,
      document: listingDocument(provider, value),
    }));
  const documentsOf = { portal: portalDocuments, town: townDocuments, listing: listingDocuments };

  /** Makes an index true to the records with these ids, or to all of them. */
  async function fill(provider: Provider, index: SearchIndexName, ids?: string[]): Promise<void> {
    const found = await documentsOf[index](provider, ids);
    const documents = found.flatMap(({ document }) => document ?? []);
    const shown = new Set(documents.map(({ id }) => id));
    const hidden = (ids ?? found.map(({ id }) => id)).filter((id) => !shown.has(id));
    await search.index(documents);
    await search.remove(hidden.map((id) => ({ provider: provider.id, index, id })));
  }

  async function fillAll(provider: Provider): Promise<void> {
    for (const index of SEARCH_INDEXES) await fill(provider, index);
  }

  async function follow({ provider: partition, kind, id }: RecordChange): Promise<void> {
    const providerId = partition === SYSTEM_PARTITION && kind === 'provider' ? id : partition;
    const provider = providers.all().find((known) => known.id === providerId);
    if (!provider) return;
    if (kind === 'provider') await fillAll(provider);
    else if (isIndexName(kind)) await fill(provider, kind, [id]);
  }

  for (const provider of providers.all()) await fillAll(provider);
  records.subscribe(async (changes) => {
    for (const change of changes) await follow(change);
  });
}

const isIndexName = (kind: string): kind is SearchIndexName => SEARCH_INDEXES.some((index) => index === kind);

const read = <Value>(records: Collection<Value>, provider: Provider, ids: string[] | undefined) =>
  ids ? records.getMany(provider.id, ids) : records.list(provider.id);
