import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, resultOf } from './check.ts';
import { type CountedRule, compareCounts } from './compare-counts.ts';
import { longComments } from './long-comments.ts';
import type { SourceText } from './source-files.ts';
import { type AvoidedWord, countWords, wordedSources } from './vocabulary.ts';

/** Rejects the words in `vocabulary.json` in names, comments, test titles and documents, and further long comments. */
export const vocabularyCheck: Check = {
  name: 'vocabulary',
  run(rootFolder) {
    const list = readFileSync(path.join(rootFolder, 'tools/checks/vocabulary.json'), 'utf8');
    const { words, longComments: left } = JSON.parse(list) as { words: AvoidedWord[]; longComments: number };
    const sources = wordedSources(rootFolder);
    const { findings, fewer } = compareCounts([
      ...countWords(sources, words),
      countLongComments(sources, left),
    ]);
    const note = fewer.length > 0 ? `; \`left\` can be lowered: ${fewer.join(', ')}` : '';
    return resultOf(findings, `${words.length} words to avoid are rare enough${note}`);
  },
};

const countLongComments = (sources: readonly SourceText[], left: number): CountedRule => ({
  name: 'A comment of more than two sentences',
  use: 'two at most',
  left,
  locations: sources
    .filter(({ file }) => /\.(?:tsx?|mjs|cjs)$/.test(file))
    .flatMap(({ file, text }) => longComments(text).map((line) => `${file}:${line}`)),
});
