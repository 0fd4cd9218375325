import { expect, test } from '@jest/globals';
import { withoutStackTraces } from './without-stack-traces.ts';

const linesOf = (error: Error): number => (error.stack ?? '').split('\n').length;

test('errors that are created meanwhile have no stack trace, later ones do', async () => {
  const created = await withoutStackTraces(async () => new Error('for later'));
  expect(linesOf(created)).toBe(1);
  expect(linesOf(new Error('now'))).toBeGreaterThan(1);
});

test('after a failure too, later errors have a stack trace', async () => {
  await expect(withoutStackTraces(async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(linesOf(new Error('now'))).toBeGreaterThan(1);
});
