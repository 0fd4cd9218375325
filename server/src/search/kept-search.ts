import type { ContentVersions } from '../storage/content-versions.ts';
import { createKeptAnswers } from '../storage/kept-answers.ts';
import type { SearchEngine } from './search-engine.ts';

/**
 * The engine, with answers kept until something of their provider changes: every visitor of a page sends the same
 * search. The versions must be raised after the engine has followed a write.
 */
export function keptSearch(engine: SearchEngine, versions: ContentVersions): SearchEngine {
  const kept = createKeptAnswers(versions);
  return {
    ...engine,
    search: (request, options = {}) =>
      kept.of(
        { provider: request.provider, name: JSON.stringify(request), signal: options.signal },
        (signal) => engine.search(request, { ...options, signal }),
      ),
  };
}
