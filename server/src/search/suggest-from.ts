import { LANGUAGES, type Language, MAX_SUGGESTIONS, type Suggestion } from '@portico/shared/contracts';
import { fold } from '../content/fold.ts';
import { SearchTookTooLong, type SuggestRequest } from '../resources/search/search-engine.ts';
import type { OpenSearchConnection } from './open-search-connection.ts';
import { byCodeUnit, withoutSigns, withSigns } from './open-search-documents.ts';
import { sortDsl } from './open-search-query.ts';
import { type OpenSearchReply, spelledOnce, tagSpellings } from './open-search-response.ts';
import type { SearchTime } from './search-time.ts';

/** Last changed first, as in other lists. */
const LAST_CHANGED = sortDsl([{ modifiedDate: 'desc' }, { 'title.th': 'asc' }], []);

interface SuggestInput extends SuggestRequest {
  connection: OpenSearchConnection;
  nameOf: (index: string) => string;
  time: SearchTime;
}

/** Titles that begin with a text, in the requested language first, and then tags; see `suggestions.ts`. */
export async function suggestFrom({
  connection,
  nameOf,
  time,
  ...request
}: SuggestInput): Promise<Suggestion[]> {
  const { indices, text, language, provider } = request;
  const start = fold(text.trimStart());
  if (start === '') return [];
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const searches = languages.flatMap((inLanguage) => indices.map((index) => ({ inLanguage, index })));
  const timeout = `${time.leftMs()}ms`;
  const { body } = await connection.send<{ responses: OpenSearchReply[] }>({
    method: 'POST',
    path: '/_msearch',
    lines: [
      ...searches.flatMap(({ inLanguage, index }) => [
        header([nameOf(index)]),
        { ...titlesBody(inLanguage, start), timeout },
      ]),
      header(indices.map(nameOf)),
      { ...tagsBody(start), timeout },
    ],
    time,
  });
  if (body.responses.some(({ timed_out }) => timed_out)) throw new SearchTookTooLong();
  const suggestions = new Map<string, Suggestion>();
  const add = (key: string, suggestion: Suggestion): void => {
    if (suggestions.size < MAX_SUGGESTIONS && !suggestions.has(key)) suggestions.set(key, suggestion);
  };
  searches.forEach(({ inLanguage, index }, at) => {
    for (const { _source: found } of body.responses[at]?.hits?.hits ?? []) {
      const folded = withSigns(found.title[inLanguage] ?? '');
      const { title } = (found.shown ?? {}) as { title?: Partial<Record<Language, string>> };
      const shown = title?.[inLanguage];
      add(folded, { kind: 'title', text: shown ?? folded, _id: found.id, _index: `${index}-${provider}` });
    }
  });
  const tags = spelledOnce(body.responses.at(-1)?.aggregations?.tags?.buckets ?? []);
  tags.sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
  for (const { tag, name } of tags) add(tag, { kind: 'tag', text: name });
  return [...suggestions.values()];
}

const header = (names: readonly string[]): object => ({
  index: names.join(','),
  ignore_unavailable: true,
  allow_no_indices: true,
});

/** Collapses equal titles to the first in order. */
const titlesBody = (language: Language, start: string): object => ({
  size: MAX_SUGGESTIONS,
  query: { prefix: { [`order.${language}`]: { value: byCodeUnit(start) } } },
  collapse: { field: `order.${language}` },
  sort: LAST_CHANGED,
  _source: ['id', 'title', 'shown.title'],
});

const tagsBody = (start: string): object => ({
  size: 0,
  query: { prefix: { tags: { value: withoutSigns(start) } } },
  aggs: tagSpellings({ include: `${start.replace(/[^\p{L}\p{M}\p{N}]/gu, '\\$&')}.*` }),
});
