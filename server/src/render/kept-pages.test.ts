import { beforeEach, describe, expect, test } from '@jest/globals';
import { createKeptPages, type DrawnPage, type KeptPages, type PageAnswer } from './kept-pages.ts';
import { PageText } from './page-text.ts';

const MB = 1024 * 1024;
let version: string;
/** 10:00 on 21 November in Bangkok. */
let now: Date;
let drawn: string[];
let pages: KeptPages;

const open = (maxBytes = MB) =>
  createKeptPages({ versions: { of: () => version }, now: () => now, maxBytes });
beforeEach(() => {
  version = '1';
  now = new Date('2026-11-21T03:00:00.000Z');
  drawn = [];
  pages = open();
});

const document = (html: string): PageAnswer => ({ kind: 'document', status: 200, text: new PageText(html) });
const ask = (name: string, changes: Partial<DrawnPage> = {}, provider = 'demo') =>
  pages.of({ provider, name }, async () => {
    drawn.push(name);
    return { answer: document(name), mayBeKept: true, ...changes };
  });

test('a page is drawn once, for each provider, until its content changes', async () => {
  const first = await ask('/');
  expect(await ask('/')).toBe(first);
  await ask('/', {}, 'other');
  expect(drawn).toEqual(['/', '/']);
  version = '2';
  expect(await ask('/')).not.toBe(first);
  expect(drawn).toHaveLength(3);
});

test('whoever asks while it is drawn gets the same one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/')));
  expect(drawn).toEqual(['/']);
  expect(new Set(answers).size).toBe(1);
});

test('one that was begun before a change is neither kept nor given to who asks after it', async () => {
  let finish = (): void => undefined;
  const slow = pages.of({ provider: 'demo', name: '/' }, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { answer: document('old'), mayBeKept: true };
  });
  version = '2';
  const after = await ask('/');
  finish();
  expect(await slow).not.toBe(after);
  expect(await ask('/')).toBe(after);
  expect(drawn).toEqual(['/']);
});

describe('a page ends by itself', () => {
  const isKeptAt = async (time: string): Promise<boolean> => {
    now = new Date(time);
    return pages.find({ provider: 'demo', name: '/' }) !== undefined;
  };

  test('when it says so', async () => {
    await ask('/', { holdsUntil: Date.parse('2026-11-21T03:30:00Z') });
    expect(await isKeptAt('2026-11-21T03:29:59.999Z')).toBe(true);
    expect(await isKeptAt('2026-11-21T03:30:00Z')).toBe(false);
  });

  test('at midnight at the latest', async () => {
    await ask('/', { holdsUntil: Date.parse('2026-12-01T00:00:00Z') });
    expect(await isKeptAt('2026-11-21T16:59:59Z')).toBe(true);
    expect(await isKeptAt('2026-11-21T17:00:00Z')).toBe(false);
  });
});

test('what failed, or was not found, is drawn for each who asks', async () => {
  await ask('/', { mayBeKept: false });
  await ask('/', { mayBeKept: false });
  await expect(
    pages.of({ provider: 'demo', name: '/x' }, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  await ask('/x');
  expect(drawn).toEqual(['/', '/', '/x']);
  expect(pages.size).toBeLessThan(3_000);
});

describe('the memory', () => {
  const page = (name: string) => ask(name, { answer: document('x'.repeat(40_000)) });

  test('is bounded: what was asked for last stays', async () => {
    for (let number = 0; number < 100; number += 1) {
      await page(`/${number}`);
      await page('/often');
    }
    expect(pages.size).toBeLessThanOrEqual(MB);
    drawn = [];
    await page('/often');
    await page('/99');
    expect(drawn).toEqual([]);
    await page('/0');
    expect(drawn).toEqual(['/0']);
  });

  test('holds no page with an endless address', async () => {
    await ask(`/${'x'.repeat(3_000)}`);
    expect(pages.size).toBe(0);
  });

  test('counts what a page is made in later', async () => {
    const answer = await page('/');
    const before = pages.size;
    if (answer.kind !== 'document') throw new Error('not a document');
    await answer.text.body('identity');
    await answer.text.body('gzip');
    pages.grown({ provider: 'demo', name: '/' });
    expect(pages.size).toBeGreaterThan(before);
    expect(pages.find({ provider: 'demo', name: '/' })).toBe(answer);
  });

  test('may be none', async () => {
    pages = open(0);
    await page('/');
    await page('/');
    expect(drawn).toHaveLength(2);
    expect(pages.size).toBe(0);
  });
});

test('a page on probation takes room from its like alone, until it is requested again', async () => {
  const probe = (name: string) =>
    pages.of({ provider: 'demo', name, isOnProbation: true }, async () => {
      drawn.push(name);
      return { answer: document('x'.repeat(3_000)), mayBeKept: true };
    });
  pages = open(64_000);
  await ask('/');
  await probe('/?wanted');
  await probe('/?wanted');
  for (let at = 0; at < 50; at++) await probe(`/?${at}`);
  drawn = [];
  await ask('/');
  await probe('/?wanted');
  expect(drawn).toEqual([]);
  await probe('/?0');
  expect(drawn).toEqual(['/?0']);
});
