import { expect, test } from '@jest/globals';
import { inPairs } from './in-pairs.ts';

async function* row(keys: readonly string[]): AsyncGenerator<string> {
  yield* keys;
}

async function pairsOf(source: readonly string[], target: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const pair of inPairs(row(source), row(target), (key) => key))
    found.push(`${pair.source ?? '-'}${pair.target ?? '-'}`);
  return found;
}

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
    ['aa', 'bb'],
  ],
  [
    ['a', 'c'],
    ['b', 'c'],
    ['a-', '-b', 'cc'],
  ],
  [[], ['a', 'b'], ['-a', '-b']],
  [['a', 'b'], [], ['a-', 'b-']],
  [[], [], []],
])('rows %j and %j are paired', async (source, target, expected) => {
  expect(await pairsOf(source, target)).toEqual(expected);
});

test('the order is bytewise, as in stores and buckets', async () => {
  // In UTF-16 order the second one would come first.
  const keys = ['\uff5e', '\u{1f600}'];
  expect(await pairsOf(keys, keys.slice(1))).toEqual(['\uff5e-', '\u{1f600}\u{1f600}']);
});
