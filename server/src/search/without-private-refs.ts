import type { SearchResponse } from '@portico/shared/contracts';
import { type PlaceRefs, type WithheldPlaces, withoutRefs } from '../resources/privacy/withheld-places.ts';
import { readResponse, type SearchEngine, type SearchRequest } from '../resources/search/search-engine.ts';

type Source = SearchResponse['hits']['hits'][number]['_source'];

/** Wraps the engine: hits do not name the private and archived towns and listings that they belong to. [OPEN-45] */
export const withoutPrivateRefs = (engine: SearchEngine, places: WithheldPlaces): SearchEngine => ({
  ...engine,
  async search(request, options) {
    const found = await engine.search(request, options);
    if (!request.indices.some((index) => index !== 'town')) return found;
    const withheld = withheldOf(request, await places.of(request.provider));
    if (withheld.townRefs.size === 0 && withheld.listingRefs.size === 0) return found;
    const response = readResponse(found);
    for (const hit of response.hits.hits) hit._source = shownSource(hit._source, withheld);
    return Buffer.from(JSON.stringify(response));
  },
});

function withheldOf({ granted = [] }: SearchRequest, { townRefs, listingRefs }: PlaceRefs): PlaceRefs {
  if (granted.length === 0) return { townRefs, listingRefs };
  const without = (field: string, ids: ReadonlySet<string>) =>
    new Set([...ids].filter((id) => !granted.includes(`${field}:${id}`)));
  return { townRefs: without('townRefs', townRefs), listingRefs: without('listingRefs', listingRefs) };
}

function shownSource(source: Source, withheld: PlaceRefs): Source {
  const { town, ...shown } = source;
  return typeof town === 'string' && withheld.townRefs.has(town) ? shown : withoutRefs(source, withheld);
}
