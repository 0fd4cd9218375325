export interface Pair<Item> {
  source?: Item | undefined;
  target?: Item | undefined;
}

/**
 * Merge join of two sequences in byte order of their keys: yields items with the same key together, others alone. Holds
 * one item of each in memory.
 */
export async function* inPairs<Item>(
  source: AsyncIterable<Item>,
  target: AsyncIterable<Item>,
  keyOf: (item: Item) => string,
): AsyncGenerator<Pair<Item>> {
  const [sources, targets] = [source[Symbol.asyncIterator](), target[Symbol.asyncIterator]()];
  let [one, other] = await Promise.all([sources.next(), targets.next()]);
  while (!one.done || !other.done) {
    const order = one.done ? 1 : other.done ? -1 : byBytes(keyOf(one.value), keyOf(other.value));
    yield {
      source: order <= 0 ? (one.value as Item) : undefined,
      target: order >= 0 ? (other.value as Item) : undefined,
    };
    [one, other] = await Promise.all([
      order <= 0 ? sources.next() : one,
      order >= 0 ? targets.next() : other,
    ]);
  }
}

/** Code point order, unlike JavaScript's own comparison. */
export const byBytes = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));
