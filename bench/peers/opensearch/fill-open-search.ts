import type { SearchDocument } from '../../../server/src/resources/search/search-engine.ts';

/** Documents per request. */
const BATCH = 2_000;

const title = { type: 'wildcard', normalizer: 'lowercase', doc_values: true };
const keyword = { type: 'keyword', normalizer: 'lowercase' };

/** Mappings that give the specification's bodies the same meaning: any part of a title matches, in any script. */
const MAPPINGS = {
  dynamic: false,
  properties: {
    title: { properties: { th: title, en: title, zh: title, ar: title } },
    tags: { ...keyword, fields: { keyword } },
    townRefs: { type: 'keyword' },
    listingRefs: { type: 'keyword' },
    modifiedDate: { type: 'date' },
    score: { type: 'integer' },
    appearSeq: { type: 'integer' },
    __meta_search: { properties: { latLng: { type: 'geo_point' } } },
  },
};
const SETTINGS = {
  number_of_shards: 1,
  number_of_replicas: 0,
  refresh_interval: '-1',
  max_result_window: 20_000,
};

/** Indexes the documents of one provider in `{index}-{provider}`, merges them into one segment and refreshes. */
export async function fillOpenSearch(origin: string, documents: readonly SearchDocument[]): Promise<void> {
  const names = new Set(documents.map(nameOf));
  for (const name of names) await send(origin, 'PUT', name, { settings: SETTINGS, mappings: MAPPINGS });
  for (let from = 0; from < documents.length; from += BATCH) {
    const lines = documents
      .slice(from, from + BATCH)
      .flatMap((document) => [
        JSON.stringify({ index: { _index: nameOf(document), _id: document.id } }),
        JSON.stringify(asStored(document)),
      ]);
    await send(origin, 'POST', '_bulk', `${lines.join('\n')}\n`);
  }
  for (const name of names) {
    await send(origin, 'POST', `${name}/_forcemerge?max_num_segments=1`);
    await send(origin, 'POST', `${name}/_refresh`);
  }
}

const nameOf = ({ index, provider }: SearchDocument): string => `${index}-${provider}`;

/** The stored fields: those of a response, and those for matching and sorting. */
function asStored({ fields, source }: SearchDocument): object {
  const { latLng, ...matched } = fields;
  const { _id: _known, ...shown } = source as { _id?: string };
  return { ...shown, ...matched, ...(latLng ? { __meta_search: { latLng } } : {}) };
}

async function send(origin: string, method: string, address: string, body?: object | string): Promise<void> {
  const response = await fetch(`${origin}/${address}`, {
    method,
    headers: { 'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const reply = (await response.json()) as { errors?: boolean; items?: unknown[] };
  if (!response.ok || reply.errors) {
    throw new Error(`OpenSearch refused ${method} ${address}: ${JSON.stringify(reply).slice(0, 500)}`);
  }
}
