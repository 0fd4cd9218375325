import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.ts';

/** A word that is being replaced. */
export interface FormerWord {
  /** A regular expression; one with a capital letter is case-sensitive. */
  pattern: string;
  /** What to write instead. */
  use: string;
  /** Allowed number of occurrences. */
  left: number;
}

export interface SourceText {
  /** Relative to the repository. */
  file: string;
  text: string;
}

/**
 * `findings`: words that occur more often than allowed, with their first locations. `fewer`: words that occur less
 * often than `left`, which can be lowered.
 */
export function compareWords(
  texts: readonly SourceText[],
  words: readonly FormerWord[],
): { findings: string[]; fewer: string[] } {
  const counted = words.map((word) => ({ ...word, places: placesOf(word.pattern, texts) }));
  return {
    findings: counted
      .filter(({ places, left }) => places.length > left)
      .map(({ pattern, use, left, places }) => {
        const shown = places.slice(0, MAX_SHOWN).map((place) => `\n  ${place}`);
        return `/${pattern}/ occurs ${places.length} times, ${left} are allowed; write ${use}:${shown.join('')}`;
      }),
    fewer: counted
      .filter(({ places, left }) => places.length < left)
      .map(({ pattern, places }) => `/${pattern}/ ${places.length}`),
  };
}

const MAX_SHOWN = 5;

function placesOf(pattern: string, texts: readonly SourceText[]): string[] {
  const regex = new RegExp(pattern, /[A-Z]/.test(pattern.replaceAll(/\\[A-Z]/g, '')) ? 'g' : 'gi');
  return texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(regex), ({ index }) => `${file}:${text.slice(0, index).split('\n').length}`),
  );
}

/** Source files; their paths are checked as well. */
export function readSources(rootFolder: string): SourceText[] {
  return sourceFiles(rootFolder).map((absolute) => {
    const file = path.relative(rootFolder, absolute);
    return { file, text: `${file}\n${readFileSync(absolute, 'utf8')}` };
  });
}
