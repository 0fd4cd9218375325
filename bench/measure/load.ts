import { percentile } from './statistics.ts';

export interface LoadResult {
  perSecond: number;
  /** In ms. */
  p50: number;
  p99: number;
}

/** Sends requests with a fixed concurrency for some time. */
export async function load(
  send: (number: number) => Promise<unknown>,
  { connections, ms }: { connections: number; ms: number },
): Promise<LoadResult> {
  const took: number[] = [];
  const startedAt = performance.now();
  let number = 0;
  async function connection(): Promise<void> {
    while (performance.now() - startedAt < ms) {
      const sentAt = performance.now();
      await send(number++);
      took.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = performance.now() - startedAt;
  return {
    perSecond: (took.length / elapsed) * 1000,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  };
}
