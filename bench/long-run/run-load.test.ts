import { expect, test } from '@jest/globals';
import type { Received } from '../measure/http-request.ts';
import type { Answered } from './minutes.ts';
import { runLoad } from './run-load.ts';

const answer = (status: number): Received => ({ status, headers: {}, bytes: Buffer.alloc(0) });

test('as many are sent as the rate and the time say, and what fails is counted', async () => {
  const answered: Answered[] = [];
  let sent = 0;
  await runLoad({
    rate: 1000,
    ms: 20,
    next: () => {
      sent += 1;
      const number = sent;
      return {
        kind: 'home',
        send: async () => {
          if (number === 3) throw new Error('the line broke');
          return answer(number === 5 ? 500 : 200);
        },
      };
    },
    onAnswered: (one) => answered.push(one),
  });
  expect(answered.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(answered.flatMap(({ at, failure }) => (failure === undefined ? [] : [[at, failure]]))).toEqual([
    [2, 'the line broke'],
    [4, 'answers 500'],
  ]);
});

test('a request that has to wait for others is late by that', async () => {
  const release: (() => void)[] = [];
  const answered: Answered[] = [];
  const running = runLoad({
    rate: 10_000,
    ms: 6.5,
    next: () => ({
      kind: 'home',
      send: () => new Promise((resolve) => release.push(() => resolve(answer(200)))),
    }),
    onAnswered: (one) => answered.push(one),
  });
  while (release.length < 64) await new Promise((resolve) => setImmediate(resolve));
  expect(release).toHaveLength(64);
  release[0]?.();
  while (release.length < 65) await new Promise((resolve) => setImmediate(resolve));
  for (const each of release.slice(1)) each();
  await running;
  expect(answered).toHaveLength(65);
});
