/** Maximum differences that are listed. */
const MAX_LISTED = 50;

/** Differences between both sides, as sentences. */
export interface Differences {
  add(sentence: string): void;
  count(): number;
  /** The first ones, and the number of further ones. */
  sentences(): string[];
}

export function createDifferences(): Differences {
  const sentences: string[] = [];
  let count = 0;
  return {
    add(sentence) {
      count++;
      if (sentences.length < MAX_LISTED) sentences.push(sentence);
    },
    count: () => count,
    sentences: () =>
      count > sentences.length ? [...sentences, `And ${count - sentences.length} more.`] : [...sentences],
  };
}
