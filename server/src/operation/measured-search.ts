import type { SearchEngine } from '../search/search-engine.ts';
import type { Metrics } from './metrics.ts';

/** The engine, with its searches counted and timed; those that it refuses are not. */
export const measuredSearch = (engine: SearchEngine, metrics: Pick<Metrics, 'searched'>): SearchEngine => ({
  ...engine,
  async search(request) {
    const startedAt = performance.now();
    const answer = await engine.search(request);
    metrics.searched((performance.now() - startedAt) / 1000);
    return answer;
  },
});
