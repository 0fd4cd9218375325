import { expect, test } from '@jest/globals';
import { describeRateLimitStore } from '../../testing/rate-limit-store.contract.ts';
import { createMemoryRateLimitStore } from './memory-rate-limit-store.ts';

describeRateLimitStore('those in memory', async (now) => createMemoryRateLimitStore(now));

test('the oldest names are evicted by new ones', async () => {
  const counts = createMemoryRateLimitStore(() => new Date());
  const add = (name: string) => counts.add({ name, most: 5, forMs: 60_000 });
  await add('first');
  await add('second');
  for (let number = 0; number < 99_999; number++) await add(String(number));
  expect((await add('second')).count).toBe(2);
  expect((await add('first')).count).toBe(1);
});
