import { expect, test } from '@jest/globals';
import { languageCoverage } from './language-coverage.ts';

const title = { en: 'Noodles', th: 'ก๋วยเตี๋ยว' };
const sentence = { en: 'Hot', zh: ' ' };

test.each([
  ['en', [title, sentence], 'full'],
  ['th', [title, sentence], 'partly'],
  ['zh', [title, sentence], 'missing'],
  ['th', [title, undefined, {}], 'full'],
  ['th', [undefined, { en: ' ' }], undefined],
  ['th', [], undefined],
] as const)('%s of %j is %s', (language, texts, coverage) => {
  expect(languageCoverage(texts, language)).toBe(coverage);
});
