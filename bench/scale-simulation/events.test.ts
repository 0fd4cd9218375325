import { expect, test } from '@jest/globals';
import { createEvents } from './events.ts';
import { createRandom } from './random.ts';

test('runs events in order of time, those scheduled by other events included, and none before it is due', () => {
  const events = createEvents();
  const random = createRandom(2);
  const happened: number[] = [];
  for (let event = 0; event < 1000; event += 1)
    events.schedule(random() * 100, (at) => {
      happened.push(at);
      if (happened.length < 1500) events.schedule(at + random() * 10, (later) => void happened.push(later));
    });
  events.runUntil(50);
  expect(Math.max(...happened)).toBeLessThan(50);
  events.runUntil(200);
  expect(happened.length).toBeGreaterThanOrEqual(1500);
  expect(happened).toEqual([...happened].sort((one, other) => one - other));
});
