
import { SEARCH_INDEXES, type SearchIndexName } from "@portico/shared/contracts";
import type { Provider, Providers } from '../providers/providers.ts';
import { listingRepository } from '../resources/listings/listing.repository.ts';
import { portalRepository } from '../resources/portals/portal.repository.ts';
import { townRepository } from '../resources/towns/town.repository.ts';
import type { RecordChange, RecordStore } from '../storage/record-store.ts';
import { listingDocument, portalDocument, townDocument } from './documents.ts';
import type { SearchDocument, SearchEngine } from './search-engine.ts';

interface IndexerOptions {
  records: RecordStore;
  providers: Providers;
  search: SearchEngine;
  administrativeTowns: readonly string[];
}

/** Fills the search engine from the records, and keeps it true to every later write. */
export async function startIndexing({ records, providers, search, administrativeTowns }: IndexerOptions): Promise<void> {
  const portals = portalRepository(records);
  const towns = townRepository(records);
  const listings = listingRepository(records);

  async function documentOf(provider: Provider, index: SearchIndexName, id: string) {
    switch (index) {
      case 'portal': {
        const portal = await portals.get(provider.id, id);
        return portal && portalDocument(provider, portal.value);
      }
      case 'town': {
        const town = await towns.get(provider.id, id);
        return town && townDocument(provider, town.value, administrativeTowns);
      }
      case 'listing': {
        const listing = await listings.get(provider.id, id);
        return listing && listingDocument(provider, listing.value);
      }
    }
  }

  async function fill(provider: Provider): Promise<void> {
    const documents = [
      ...(await portals.list(provider.id)).map(({ value }) => portalDocument(provider, value)),
      ...(await towns.list(provider.id)).map(({ value }) => townDocument(provider, value, administrativeTowns)),
      ...(await listings.list(provider.id)).map(({ value }) => listingDocument(provider, value)),
    ];
    await search.index(documents.filter((document): document is SearchDocument => document !== undefined));
  }

  async function follow({ provider: providerId, kind, id }: RecordChange): Promise<void> {
    const provider = providers.all().find((known) => known.id === providerId);
    if (!provider || !isIndexName(kind)) return;
    const document = await documentOf(provider, kind, id);
    if (document) await search.index([document]);
    else await search.remove([{ provider: providerId, index: kind, id }]);
  }

  for (const provider of providers.all()) await fill(provider);
  records.subscribe(async (changes) => {
    for (const change of changes) await follow(change);
  });
}

const isIndexName = (kind: string): kind is SearchIndexName => SEARCH_INDEXES.some((index) => index === kind);
