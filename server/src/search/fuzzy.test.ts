import { expect, test } from '@jest/globals';
import { searchBodySchema } from '@portico/shared/contracts';
import fc from 'fast-check';
import { SearchTooCostly } from '../resources/search/search-engine.ts';
import { Budget } from './budget.ts';
import { differences, fuzzyWordsIn, likenessOf } from './fuzzy.ts';
import { Vocabulary } from './vocabulary.ts';

test.each([
  ['temple', 'temple', 0],
  ['temple', 'tempke', 1],
  ['temple', 'tempel', 1],
  ['temple', 'temples', 1],
  ['temple', 'emple', 1],
  ['temple', 'tampke', 2],
  ['', 'abc', 3],
])('%s and %s differ by %i', (one, other, count) => {
  expect(differences(one, other)).toBe(count);
  expect(differences(other, one)).toBe(count);
});

test.each([
  ['สุเทพ', 'วัดพระธาตุดอยสุเทพ', true],
  ['สุเทก', 'วัดพระธาตุดอยสุเทพ', true],
  ['สเทพ', 'วัดพระธาตุดอยสุเทพ', true],
  ['สุเทพพ', 'วัดพระธาตุดอยสุเทพ', true],
  ['ยุเทก', 'วัดพระธาตุดอยสุเทพ', false],
  ['双龙寺山', '素贴山双龙寺', true],
  ['双龙桥山', '素贴山双龙寺', false],
])('%s is like something in %s: %s', (word, text, expected) => {
  const likeness = likenessOf(word);
  if (likeness?.kind !== 'inside') throw new Error('a script without spaces is looked for inside texts');
  expect(likeness.matches(text)).toBe(expected);
});

test.each(['nan', 'ดอย', '寺'])('%s is too short to be like another', (word) => {
  expect(likenessOf(word)).toBeUndefined();
});

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'é', '\u{1F600}'),
  minLength: 1,
  maxLength: 11,
});
const asked = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 4, maxLength: 10 });

test('a growing vocabulary finds the same similar words as comparing all words one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.array(word, { maxLength: 30 }), asked), { maxLength: 4 }), (steps) => {
      const vocabulary = new Vocabulary();
      const all = new Set<string>();
      for (const [added, looked] of steps) {
        for (const one of added) {
          vocabulary.add(one);
          all.add(one);
        }
        const likeness = likenessOf(looked);
        if (likeness?.kind !== 'words') throw new Error('words with spaces between them are compared whole');
        expect(likeness.in(vocabulary, new Budget())).toEqual(likeness.among(all));
      }
    }),
    { numRuns: 2000 },
  );
});

test('[T-04] searching a vocabulary spends the budget, and words with other beginnings cost next to nothing', () => {
  const vocabulary = new Vocabulary();
  for (let number = 0; number < 10_000; number++) vocabulary.add(`${number}`.padStart(5, '0'));
  const likeness = likenessOf('00012');
  if (likeness?.kind !== 'words') throw new Error('digits are compared whole');
  expect(() => likeness.in(vocabulary, new Budget({ checks: 100 }))).toThrow(SearchTooCostly);
  expect(likeness.in(vocabulary, new Budget({ checks: 2000 }))).toHaveLength(12);
});

test('[T-04] the first eight long words of a query may be misspelt, in any clause', () => {
  const wildcards = (words: string[]) =>
    words.flatMap((one) =>
      (['title.th', 'title.en'] as const).map((field) => ({ wildcard: { [field]: `*${one}*` } })),
    );
  const { query } = searchBodySchema.parse({
    query: {
      bool: {
        must: [
          { bool: { should: wildcards(['Tempke', 'nan', 'goldden']) } },
          { wildcard: { 'title.en': 'begin*' } },
        ],
        filter: wildcards(['third', 'fourth', 'tempke']),
        must_not: wildcards(['fifth', 'sixth', 'seventh', 'eighth', 'ninth']),
      },
    },
  });
  const first = ['tempke', 'goldden', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
  expect([...fuzzyWordsIn(query)]).toEqual(first);
});
