import type { SearchResponse } from '@portico/shared/contracts';
import { inOneLanguage } from '@portico/shared/domain';
import { bufferOf } from '../kernel/buffer-of.ts';
import type { SearchEngine } from '../resources/search/search-engine.ts';

/** Omits texts in other languages from the hits of a search with a language. */
export const withLanguage = (engine: SearchEngine): SearchEngine => ({
  ...engine,
  async search({ language, ...request }, options) {
    const response = await engine.search(request, options);
    if (language === undefined) return response;
    const { hits, ...rest } = JSON.parse(bufferOf(response).toString()) as SearchResponse;
    return Buffer.from(JSON.stringify({ ...rest, hits: inOneLanguage(hits, language).value }));
  },
});
