import { beforeEach, describe, expect, test } from '@jest/globals';
import { RenderQueue, RenderRefused } from './render-queue.ts';

let queue: RenderQueue;
let started: string[];
let finish: Map<string, () => void>;
beforeEach(() => {
  queue = new RenderQueue();
  started = [];
  finish = new Map();
});

/** Requests a page that renders until `finish` is called; returns the outcome. */
const ask = (network: string, page: string): Promise<string> =>
  queue
    .run(network, () => {
      started.push(page);
      return new Promise<string>((resolve) => finish.set(page, () => resolve('rendered')));
    })
    .catch((error: unknown) => (error instanceof RenderRefused ? 'refused' : 'failed'));

/** Results that are settled by now; the others are undefined. */
async function settled(pages: readonly Promise<string>[]): Promise<(string | undefined)[]> {
  const outcomes: (string | undefined)[] = pages.map(() => undefined);
  for (const [at, page] of pages.entries()) void page.then((outcome) => (outcomes[at] = outcome));
  await new Promise((resolve) => setImmediate(resolve));
  return outcomes;
}

const many = (network: string, count: number) =>
  Array.from({ length: count }, (_, at) => ask(network, `${network}${at}`));

test('reports waiting, running and started jobs and their waiting time', async () => {
  void many('a', 3);
  await settled([]);
  expect(queue.figures()).toMatchObject({ length: 3, started: 2 });
  finish.get('a0')?.();
  await settled([]);
  expect(queue.figures()).toMatchObject({ length: 2, started: 3 });
  expect(queue.figures().waitedSeconds).toBeGreaterThan(0);
});

test("one network's pages never keep another's waiting", async () => {
  void many('a', 30);
  void ask('b', 'b0');
  await settled([]);
  expect(started).toEqual(['a0', 'a1', 'b0']);
  finish.get('a0')?.();
  await settled([]);
  expect(started).toEqual(['a0', 'a1', 'b0', 'a2']);
});

test('of those that wait, the network with the fewest renders comes first', async () => {
  for (const page of ['a0', 'a1', 'a2']) void ask('a', page);
  for (const page of ['b0', 'b1']) void ask('b', page);
  void ask('c', 'c0');
  await settled([]);
  expect(started).toEqual(['a0', 'a1', 'b0', 'b1']);
  finish.get('a0')?.();
  await settled([]);
  expect(started.at(-1)).toBe('c0');
});

describe('when too many wait', () => {
  test('the rest is refused at once, at the cost of the network that sent the most', async () => {
    const ofA = many('a', 60);
    const refused = async () => (await settled(ofA)).filter((outcome) => outcome === 'refused').length;
    expect(await refused()).toBe(18);
    expect(queue.length).toBe(42);
    void ask('b', 'b0');
    void ask('b', 'b1');
    const third = ask('b', 'b2');
    expect(await settled([third])).toEqual([undefined]);
    expect(await refused()).toBe(19);
  });

  test('a page that has waited for seconds is refused, and its place is free again', async () => {
    const [first, , third] = many('a', 3);
    expect(await third).toBe('refused');
    expect(queue.length).toBe(2);
    finish.get('a0')?.();
    expect(await first).toBe('rendered');
    expect(queue.length).toBe(1);
  });
});

test('a render that fails gives its place to the next', async () => {
  const failing = queue.run('a', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(queue.length).toBe(0);
});
