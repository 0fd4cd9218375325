import {
  MAX_SUGGESTIONS,
  type SearchBody,
  type SearchClause,
  type Suggestion,
  searchBodySchema,
} from '@portico/shared/contracts';
import { fold } from '../content/fold.ts';
import {
  readResponse,
  type SearchEngine,
  type SearchOptions,
  type SuggestRequest,
} from '../resources/search/search-engine.ts';
import type { SearchedTag, TagDictionaries } from './tag-dictionaries.ts';
import { readWildcard } from './wildcard.ts';

type Query = NonNullable<SearchBody['query']>;

/**
 * The engine, finding a tag by its names and synonyms too; `terms` still match the stored tag alone. The query is
 * rewritten, not the index, so an entry of the dictionary counts as soon as it is stored. [OPEN-53]
 */
export const withTagNames = (engine: SearchEngine, tags: TagDictionaries): SearchEngine => ({
  ...engine,
  async search(request, options) {
    const { query } = request.body;
    if (!query || !looksInTags(query)) return engine.search(request, options);
    const dictionary = await tags.of(request.provider);
    if (dictionary.length === 0) return engine.search(request, options);
    const body = { ...request.body, query: expanded(query, dictionary) as Query };
    return engine.search({ ...request, body }, options);
  },
  async suggest(request, options) {
    const found = await engine.suggest(request, options);
    if (found.length >= MAX_SUGGESTIONS || !request.indices.includes('portal')) return found;
    const named = await namedTags(engine, { request, options, dictionary: await tags.of(request.provider) });
    return [...found, ...named].slice(0, MAX_SUGGESTIONS);
  },
});

const looksInTags = (clause: SearchClause): boolean => {
  if ('wildcard' in clause) return 'tags.keyword' in clause.wildcard;
  if (!('bool' in clause)) return false;
  const { must = [], filter = [], should = [], must_not = [] } = clause.bool;
  return [...must, ...filter, ...should, ...must_not].some(looksInTags);
};

function expanded(clause: SearchClause, dictionary: readonly SearchedTag[]): SearchClause {
  const alternative = alternativeTo(clause, dictionary);
  if (alternative) return { bool: { should: [clause, alternative], minimum_should_match: 1 } };
  if (!('bool' in clause)) return clause;
  const { minimum_should_match, should, ...lists } = clause.bool;
  const rewritten = Object.entries(lists).map(([name, clauses]) => [
    name,
    clauses?.map((part) => expanded(part, dictionary)),
  ]);
  // Beside the wildcards, which engines look for together; but where several have to match, one word counts once.
  const isEither = (minimum_should_match ?? 0) <= 1;
  const choices = should?.flatMap((part) => {
    const other = isEither ? alternativeTo(part, dictionary) : undefined;
    return other ? [part, other] : [expanded(part, dictionary)];
  });
  return { bool: { ...Object.fromEntries(rewritten), should: choices, minimum_should_match } };
}

/** The stored tags whose names match a wildcard in tags, though their own text does not. */
function alternativeTo(clause: SearchClause, dictionary: readonly SearchedTag[]): SearchClause | undefined {
  const value = 'wildcard' in clause ? clause.wildcard['tags.keyword'] : undefined;
  if (value === undefined) return undefined;
  const wildcard = readWildcard(typeof value === 'string' ? value : value.value);
  const matches =
    wildcard.kind === 'contains' ? (text: string) => text.includes(wildcard.word) : wildcard.matches;
  const ids = dictionary
    .filter(({ foldedId, foldedWords }) => !matches(foldedId) && foldedWords.some(matches))
    .map(({ id }) => id);
  return ids.length > 0 ? { terms: { tags: ids } } : undefined;
}

/** Tags with a name that begins with the text, frequent ones first; those that no portal carries are omitted. */
async function namedTags(
  engine: SearchEngine,
  {
    request: { text, provider },
    options,
    dictionary,
  }: {
    request: SuggestRequest;
    options: SearchOptions | undefined;
    dictionary: readonly SearchedTag[];
  },
): Promise<Suggestion[]> {
  const start = fold(text.trimStart());
  if (start === '') return [];
  const isBegun = (word: string) => word.startsWith(start);
  const ids = dictionary
    .filter(({ foldedId, foldedWords }) => !isBegun(foldedId) && foldedWords.some(isBegun))
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const body = searchBodySchema.parse({ size: 0, query: { bool: { filter: [{ terms: { tags: ids } }] } } });
  const counted = readResponse(
    await engine.search({ provider, indices: ['portal'], body, tagFacets: true }, options),
  );
  const names = new Map(ids.map((id) => [fold(id), id]));
  return (counted.facets?.tags ?? []).flatMap(({ value }) => {
    const id = names.get(fold(value));
    return id === undefined ? [] : [{ kind: 'tag', text: id }];
  });
}
