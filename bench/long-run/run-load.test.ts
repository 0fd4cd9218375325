import { expect, test } from '@jest/globals';
import type { Received } from '../measure/http-request.ts';
import type { CompletedRequest } from './minutes.ts';
import { runLoad } from './run-load.ts';

const reply = (status: number): Received => ({ status, headers: {}, bytes: Buffer.alloc(0) });

test('as many are sent as the rate and the time say, and what fails is counted', async () => {
  const completed: CompletedRequest[] = [];
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
          return reply(number === 5 ? 500 : 200);
        },
      };
    },
    onResponse: (one) => completed.push(one),
  });
  expect(completed.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(completed.flatMap(({ at, failure }) => (failure === undefined ? [] : [[at, failure]]))).toEqual([
    [2, 'the line broke'],
    [4, 'status 500'],
  ]);
});

test('a request that has to wait for others is late by that', async () => {
  const release: (() => void)[] = [];
  const completed: CompletedRequest[] = [];
  const running = runLoad({
    rate: 10_000,
    ms: 6.5,
    next: () => ({
      kind: 'home',
      send: () => new Promise((resolve) => release.push(() => resolve(reply(200)))),
    }),
    onResponse: (one) => completed.push(one),
  });
  while (release.length < 64) await new Promise((resolve) => setImmediate(resolve));
  expect(release).toHaveLength(64);
  release[0]?.();
  while (release.length < 65) await new Promise((resolve) => setImmediate(resolve));
  for (const each of release.slice(1)) each();
  await running;
  expect(completed).toHaveLength(65);
});
