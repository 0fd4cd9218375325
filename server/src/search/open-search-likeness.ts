import type { SearchBody } from '@portico/shared/contracts';
import { SearchTookTooLong } from '../resources/search/search-engine.ts';
import { fuzzyWordsIn, likenessOf } from './fuzzy.ts';
import type { OpenSearchConnection } from './open-search-connection.ts';
import { withoutSigns } from './open-search-documents.ts';
import { containsDsl, type Dsl, type Widen } from './open-search-query.ts';
import type { SearchTime } from './search-time.ts';

/** Maximum words read from matching documents; dissimilar ones are filtered out here. */
const MAX_WORDS = 10_000;
/** Maximum terms that a fuzzy query expands to; the engine's own limit. */
const MAX_EXPANSIONS = 1_000;

interface LikenessInput {
  connection: OpenSearchConnection;
  /** Path of the search endpoint. */
  path: string;
  query: SearchBody['query'];
  time: SearchTime;
}

interface WordsReply {
  timed_out?: boolean;
  aggregations?: { kinds: { buckets: { key: string; words: { buckets: { key: string }[] } }[] } };
}

/** Resolves the similar words of a query, as the in-process engine does. */
export async function widening({ connection, path, query, time }: LikenessInput): Promise<Widen> {
  const words = fuzzyWordsIn(query);
  const alike = new Map<string, Map<string, string[]>>();
  await Promise.all(
    [...words].map(async (word) => {
      const likeness = likenessOf(word);
      if (likeness?.kind !== 'words') return;
      const { body } = await connection.send<WordsReply>({
        method: 'POST',
        path,
        query: { ignore_unavailable: true, allow_no_indices: true },
        body: { ...wordsBody(word, likeness.most), timeout: `${time.leftMs()}ms` },
        time,
      });
      if (body.timed_out) throw new SearchTookTooLong();
      const kinds = body.aggregations?.kinds.buckets ?? [];
      alike.set(
        word,
        new Map(
          kinds.map(({ key, words: found }) => [key, likeness.among(found.buckets.map((one) => one.key))]),
        ),
      );
    }),
  );
  return (word, field) => {
    const likeness = words.has(word) ? likenessOf(word) : undefined;
    if (likeness?.kind === 'inside') return insideDsl(word, field, likeness.most);
    const kinds = [...(alike.get(word) ?? [])].filter(([, others]) => others.length > 0);
    return kinds.length === 0 ? undefined : anyOf(kinds.map(([kind, others]) => ofKind(kind, field, others)));
  };
}

const wordsBody = (word: string, most: number): object => ({
  size: 0,
  query: { fuzzy: { words: { value: word, fuzziness: most, max_expansions: MAX_EXPANSIONS } } },
  aggs: {
    kinds: {
      terms: { field: 'kind' },
      aggs: { words: { terms: { field: 'words', size: MAX_WORDS } } },
    },
  },
});

const anyOf = (should: readonly Dsl[]): Dsl => ({ bool: { should, minimum_should_match: 1 } });

const ofKind = (kind: string, field: string, words: readonly string[]): Dsl => ({
  bool: { filter: [{ term: { kind } }, anyOf(words.map((word) => containsDsl(field, word)))] },
});

/**
 * Matches texts without word spaces that contain a substring with at most `most` edits. Of `most` + 1 parts one is
 * unchanged, so the script only checks texts that contain a part.
 */
function insideDsl(word: string, field: string, most: number): Dsl {
  const size = Math.floor(word.length / (most + 1));
  const parts = Array.from({ length: most + 1 }, (_, number) =>
    word.slice(number * size, number === most ? undefined : (number + 1) * size),
  );
  const texts = field === 'tags.any' ? 'tags' : field.replace('title.', 'order.');
  const letters = texts === 'tags' ? withoutSigns(word) : word;
  const places: Record<string, number> = {};
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as string;
    places[letter] = (places[letter] ?? 0) | (1 << at);
  }
  const params = { texts, places, most, whole: 1 << (word.length - 1) };
  return {
    bool: {
      filter: [
        anyOf(parts.map((part) => containsDsl(field, part))),
        { script: { script: { source: IS_INSIDE, params } } },
      ],
    },
  };
}

/** As `insideMatcher` in fuzzy.ts: bit i says that the text so far ends with the first i letters. */
const IS_INSIDE = `
  int most = params.most;
  int whole = params.whole;
  for (def text : doc[params.texts]) {
    int[] ends = new int[most + 1];
    for (int count = 0; count <= most; count++) ends[count] = (1 << count) - 1;
    for (int at = 0; at < text.length(); at++) {
      def known = params.places.get(text.substring(at, at + 1));
      int place = known == null ? 0 : known;
      int fewer = 0;
      int fewerBefore = 0;
      for (int count = 0; count <= most; count++) {
        int before = ends[count];
        int same = ((before << 1) | 1) & place;
        int differing = count == 0 ? 0 : (fewerBefore | ((fewerBefore | fewer) << 1) | 1);
        ends[count] = same | differing;
        fewerBefore = before;
        fewer = ends[count];
      }
      if ((ends[most] & whole) != 0) return true;
    }
  }
  return false;`;
