import { beforeAll } from '@jest/globals';
import type { SearchBodyInput, SearchResponse } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../test-app.ts';

export let site: TestApp;

export const ask = (index: string, body: unknown, headers: Record<string, string> = {}) =>
  site.ask({ url: `/api/search/${index}/_search`, method: 'POST', body, headers });
export async function idsOf(index: string, body: SearchBodyInput = {}, headers: Record<string, string> = {}) {
  const response = (await ask(index, body, headers)).json<SearchResponse>();
  return response.hits.hits.map((hit) => hit._id);
}
export const narrowed = (field: 'townRefs' | 'listingRefs', id: string): SearchBodyInput => ({
  query: { bool: { filter: [{ terms: { [field]: [id] } }] } },
});
export const titled = (field: 'title.en' | 'tags.keyword', pattern: string): SearchBodyInput => ({
  query: { bool: { must: [{ wildcard: { [field]: pattern } }] } },
});

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openSearchSite(): void {
  beforeAll(async () => {
    site = await openTestApp();
  });
}
