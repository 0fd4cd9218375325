import type { SearchResult } from '../search/search.api.ts';

/** The HTTP status of a page about one record: missing is 404, a failing server is no page to keep. [OPEN-43] */
export function recordStatus(answer: { data?: SearchResult | undefined; error?: unknown }): {
  status?: number;
} {
  if (answer.error) return { status: 503 };
  return answer.data?.hits.length === 0 ? { status: 404 } : {};
}
