import { isNotFound } from '@portico/shared/api';
import type { SearchResult } from '../search/search.api.ts';

/** The HTTP status of a page about one record: 404 where it is missing or its id cannot be one, 503 where the API failed. [OPEN-43] */
export function recordStatus(response: { data?: SearchResult | undefined; error?: unknown }): {
  status?: number;
} {
  if (response.error) return { status: isNotFound(response.error) ? 404 : 503 };
  return response.data?.hits.length === 0 ? { status: 404 } : {};
}
