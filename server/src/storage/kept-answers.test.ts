import { beforeEach, expect, test } from '@jest/globals';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

let version: string;
let made: number;
let kept: KeptAnswers;
beforeEach(() => {
  version = '1';
  made = 0;
  kept = createKeptAnswers({ of: () => version });
});

const ask = (name: string, { bytes = 1, provider = 'demo' } = {}) =>
  kept.of({ provider, name }, async () => {
    made += 1;
    return new Uint8Array(bytes);
  });
const KB = 1024;

test('an answer is made once, for each provider, until its content changes', async () => {
  const first = await ask('a');
  expect(await ask('a')).toBe(first);
  expect(made).toBe(1);
  await ask('a', { provider: 'other' });
  expect(made).toBe(2);
  version = '2';
  expect(await ask('a')).not.toBe(first);
  expect(made).toBe(3);
});

test('one that was begun before a change is not kept for after it', async () => {
  await kept.of({ provider: 'demo', name: 'a' }, async () => {
    version = '2';
    return new Uint8Array(1);
  });
  await ask('a');
  expect(made).toBe(1);
});

test('what many ask for at once is made once, but not for two states of the content', async () => {
  const asked = Array.from({ length: 16 }, () => ask('a'));
  expect(made).toBe(1);
  version = '2';
  const later = ask('a');
  expect(made).toBe(2);
  const [first] = await Promise.all(asked);
  for (const answer of asked) expect(await answer).toBe(first);
  expect(await later).not.toBe(first);
  expect(await ask('a')).toBe(await later);
  expect(made).toBe(2);
});

test('the memory is bounded: what was asked for last stays, what is too large is never kept', async () => {
  await ask('often', { bytes: 100 * KB });
  for (let number = 0; number < 300; number += 1) {
    await ask(`${number}`, { bytes: 100 * KB });
    await ask('often');
  }
  made = 0;
  await ask('often');
  await ask('299');
  expect(made).toBe(0);
  await ask('0', { bytes: 100 * KB });
  expect(made).toBe(1);

  await ask('large', { bytes: 1025 * KB });
  await ask('large', { bytes: 1025 * KB });
  await ask('x'.repeat(5000));
  await ask('x'.repeat(5000));
  expect(made).toBe(5);
});

test('one that fails is tried again', async () => {
  const failing = kept.of({ provider: 'demo', name: 'a' }, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await ask('a');
  expect(made).toBe(1);
});

test('the making is ended when all who wait for the answer have gone, and not before', async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const ended: string[] = [];
  const make = (signal: AbortSignal) =>
    new Promise<Uint8Array>((resolve) => {
      signal.addEventListener('abort', () => {
        ended.push('ended');
        resolve(new Uint8Array(1));
      });
    });
  const waiting = [one, other].map(({ signal }) => kept.of({ provider: 'demo', name: 'slow', signal }, make));
  one.abort();
  expect(ended).toEqual([]);
  other.abort();
  expect(ended).toEqual(['ended']);
  await Promise.all(waiting);
});
