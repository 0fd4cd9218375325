import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, resultOf } from './check.ts';
import { compareWords, type FormerWord, readSources } from './vocabulary.ts';

/** Rejects the words in `vocabulary.json` in names, comments and test titles. */
export const vocabularyCheck: Check = {
  name: 'vocabulary',
  run(rootFolder) {
    const list = readFileSync(path.join(rootFolder, 'tools/checks/vocabulary.json'), 'utf8');
    const { words } = JSON.parse(list) as { words: FormerWord[] };
    const { findings, fewer } = compareWords(readSources(rootFolder), words);
    const note = fewer.length > 0 ? `; \`left\` can be lowered: ${fewer.join(', ')}` : '';
    return resultOf(findings, `${words.length} words to avoid are rare enough${note}`);
  },
};
