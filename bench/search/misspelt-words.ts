import { searchBodySchema } from '@portico/shared/contracts';
import { likenessOf } from '../../server/src/search/fuzzy.ts';
import { createInProcessSearchEngine } from '../../server/src/search/in-process-search-engine.ts';
import { seededRandom } from './synthetic-content.ts';

const PORTALS = 20_000;
const WORDS = 40_000;
const LETTERS = 'abcdefghijklmnoprstuwy';

/**
 * Measures a request with many misspelt words in a vocabulary of 40,000, beside the comparison of each with every word,
 * which the engine avoids.
 */
export async function measureMisspelt(): Promise<void> {
  const random = seededRandom(23);
  const newWord = () =>
    Array.from(
      { length: 6 + Math.floor(random() * 8) },
      () => LETTERS[Math.floor(random() * LETTERS.length)],
    ).join('');
  const words = Array.from({ length: WORDS }, newWord);
  const engine = createInProcessSearchEngine();
  await engine.index(
    Array.from({ length: PORTALS }, (_, number) => ({
      provider: 'demo',
      index: 'portal' as const,
      id: `${number}`,
      fields: { title: { en: `${words[2 * number]} ${words[2 * number + 1]}` } },
      source: {},
    })),
  );
  const searchMisspelt = async (count: number): Promise<number> => {
    const asked = Array.from({ length: count }, () => {
      const word = words[Math.floor(random() * WORDS)] as string;
      return `${word.slice(0, 3)}q${word.slice(4)}`;
    });
    const groups = Array.from({ length: Math.ceil(count / 40) }, (_, at) =>
      asked.slice(40 * at, 40 * at + 40),
    );
    const bools = groups.map((group) => ({
      bool: { should: group.map((word) => ({ wildcard: { 'title.en': `*${word}*` } })) },
    }));
    const body = searchBodySchema.parse({ query: { bool: { should: bools } } });
    const startedAt = performance.now();
    await engine.search({ provider: 'demo', indices: ['portal'], body, fuzzy: true });
    return performance.now() - startedAt;
  };
  const scan = (count: number): number => {
    const startedAt = performance.now();
    for (const word of words.slice(0, count)) {
      const likeness = likenessOf(`${word.slice(0, 3)}q${word.slice(4)}`);
      if (likeness?.kind === 'words') likeness.among(words);
    }
    return performance.now() - startedAt;
  };
  console.log(`\nmisspelt words in one request, ${PORTALS} portals with ${WORDS} words; ms`);
  console.log(`the first, which gathers the words: ${(await searchMisspelt(1)).toFixed(0)}`);
  for (const count of [280, 40, 8, 1]) {
    const times = [
      await searchMisspelt(count),
      await searchMisspelt(count),
      await searchMisspelt(count),
    ].sort((a, b) => a - b);
    const engineMs = times[1] as number;
    const scanMs = scan(count);
    const figures = [
      engineMs.toFixed(1),
      `each compared ${scanMs.toFixed(0)}`,
      `ratio ${(scanMs / engineMs).toFixed(0)}`,
    ];
    console.log(`${count}: ${figures.join(', ')}`);
  }
}
