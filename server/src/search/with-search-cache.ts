import type { SearchEngine } from '../resources/search/search-engine.ts';
import type { ContentVersions } from '../storage/content-versions.ts';
import { createResponseCache } from '../storage/response-cache.ts';

/**
 * Caches search responses until something of their provider changes, because every visitor of a page sends the same
 * search. Content versions must be raised after the engine has indexed a write.
 */
export function withSearchCache(engine: SearchEngine, versions: ContentVersions): SearchEngine {
  const cache = createResponseCache(versions);
  return {
    ...engine,
    search: (request, options = {}) =>
      cache.getOrCompute(
        { provider: request.provider, name: JSON.stringify(request), signal: options.signal },
        (signal) => engine.search(request, { ...options, signal }),
      ),
  };
}
