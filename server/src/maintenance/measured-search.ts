import type { SearchEngine } from '../resources/search/search-engine.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/tracing.ts';

/** Counts and times searches; rejected ones are excluded. */
export const measuredSearch = (engine: SearchEngine, metrics: Pick<Metrics, 'searched'>): SearchEngine => ({
  ...engine,
  async search(request, options) {
    const startedAt = performance.now();
    const attributes = { 'portico.provider': request.provider, 'portico.indices': request.indices.join() };
    const response = await inSpan('search', attributes, () => engine.search(request, options));
    metrics.searched((performance.now() - startedAt) / 1000);
    return response;
  },
});
