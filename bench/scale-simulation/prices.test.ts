import { expect, test } from '@jest/globals';
import { monthlyCost } from './prices.ts';
import { ratesOf } from './sizes.ts';

test('a month is what its machines, pictures and bytes cost, shared by its views', () => {
  const size = { name: 'test', visitors: 1_000_000, providers: 10, portalsOfAProvider: 100 };
  const rates = ratesOf(size);
  const machines = { servers: 2, coresOfAServer: 2, memoryGbOfAServer: 1, databaseCores: 4, searchCores: 0 };
  const cost = monthlyCost(size, rates, machines);
  expect(cost.servers).toBeCloseTo(2 * (2 * 0.04 + 0.005) * 720);
  expect(cost.engines).toBeCloseTo(4 * 0.1 * 720);
  // 1,000 portals of 8 pictures; 8 million views and 2 million visits.
  expect(cost.storage).toBeCloseTo(12 * 0.025);
  expect(cost.traffic).toBeCloseTo((8 * 250 + 2 * 450) * 0.02);
  expect(cost.all).toBeCloseTo(cost.servers + cost.engines + cost.storage + cost.traffic);
  expect(cost.ofAMillionViews).toBeCloseTo(cost.all / 8);
});
