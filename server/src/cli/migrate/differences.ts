/** So many are told one by one. */
const MAX_TOLD = 50;

/** What is not the same on both sides, in sentences. */
export interface Differences {
  add(sentence: string): void;
  count(): number;
  /** The first of them, and how many there are besides. */
  told(): string[];
}

export function createDifferences(): Differences {
  const sentences: string[] = [];
  let count = 0;
  return {
    add(sentence) {
      count++;
      if (sentences.length < MAX_TOLD) sentences.push(sentence);
    },
    count: () => count,
    told: () =>
      count > sentences.length ? [...sentences, `And ${count - sentences.length} more.`] : [...sentences],
  };
}
