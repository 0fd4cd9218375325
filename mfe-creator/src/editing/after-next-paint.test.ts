import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { afterNextPaint } from './after-next-paint.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function isPainted(): Promise<boolean> {
  let isResolved = false;
  void afterNextPaint().then(() => {
    isResolved = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return isResolved;
}

test('waits for a frame in a visible tab', async () => {
  expect(await isPainted()).toBe(false);
  const painted = afterNextPaint();
  await jest.advanceTimersByTimeAsync(20);
  await painted;
});

test('resolves without a frame in a background tab', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await isPainted()).toBe(true);
});
