import { isNotFound } from '@portico/shared/api';
import type { SearchResult } from '../search/search.api.ts';

/** HTTP status of a record's page: 404 if it is missing or its id is malformed, 503 if the API failed. [OPEN-43] */
export function recordStatus(response: { data?: SearchResult | undefined; error?: unknown }): {
  status?: number;
} {
  if (response.error) return { status: isNotFound(response.error) ? 404 : 503 };
  return response.data?.hits.length === 0 ? { status: 404 } : {};
}
