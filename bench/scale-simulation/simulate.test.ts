import { expect, test } from '@jest/globals';
import type { Costs } from './costs.ts';
import { type Scenario, simulate } from './simulate.ts';
import { type Rates, ratesOf, SIZES } from './sizes.ts';

const costs: Costs = {
  cachedPageMs: 1,
  unchangedPageMs: 0.5,
  renderedHomeMs: 20,
  renderedPortalMs: 20,
  cachedPageBytes: 1024,
  callMs: 1,
  searchMs: 2,
  pictureMs: 1,
  uploadMs: 500,
  variantsMs: 500,
  writeMs: 4,
};
const size = { name: 'test', visitors: 0, providers: 4, portalsOfAProvider: 10 };
const rates: Rates = {
  viewsOfAMonth: 0,
  views: 20,
  visits: 5,
  saves: 0,
  uploads: 0,
  documents: 40,
};
const run = (changes: Partial<Scenario> = {}) =>
  simulate({ size, rates, costs, servers: 2, cacheMb: 1, spread: 2, seconds: 100, seed: 1, ...changes });

test('the same seed gives the same outcome', () => {
  expect(run()).toEqual(run());
  expect(run({ seed: 2 })).not.toEqual(run());
});

test('without changes and with enough memory, every page is cached', () => {
  expect(run()).toMatchObject({ hitRate: 1, rendersPerSecond: 0 });
});

test('without room every page is rendered, and the rendering threads are busy with just that', () => {
  const { hitRate, rendersPerSecond, utilisation } = run({ cacheMb: 0 });
  expect(hitRate).toBe(0);
  // Views of a page that is being rendered wait for the same render.
  expect(rendersPerSecond).toBeGreaterThan(15);
  expect(rendersPerSecond).toBeLessThan(21);
  expect(utilisation.render).toBeCloseTo((rendersPerSecond * 0.02) / 2, 1);
});

test('more saves lower the hit rate', () => {
  const rateAt = (saves: number) => run({ rates: { ...rates, saves } }).hitRate;
  expect(rateAt(0.1)).toBeLessThan(1);
  expect(rateAt(1)).toBeLessThan(rateAt(0.1));
});

test('the lock is busy with saves, and with the hits of each provider and server', () => {
  const saves = run({ rates: { ...rates, saves: 50 }, size: { ...size, providers: 1 } });
  expect(saves.utilisation.lock).toBeCloseTo((saves.writesPerSecond * costs.writeMs) / 1000, 1);
  expect(saves.writesPerSecond).toBeGreaterThan(48);
  const apart = run({ rates: { ...rates, views: 200 } });
  const together = run({ rates: { ...rates, views: 200 }, hitsTogether: true });
  expect(apart.writesPerSecond).toBeCloseTo(8, 0);
  expect(together.writesPerSecond).toBeCloseTo(2, 0);
});

test('a start with empty caches renders more pages than an hour later', () => {
  const wide = { ...size, portalsOfAProvider: 500 };
  const cold = run({ size: wide, isCold: true, seconds: 60, cacheMb: 50 });
  expect(cold.rendersPerSecond).toBeGreaterThan(
    run({ size: wide, seconds: 60, cacheMb: 50 }).rendersPerSecond,
  );
});

test('a save that invalidates only the pages that show it raises the hit rate', () => {
  const changing = { rates: { ...rates, saves: 1 } };
  expect(run({ ...changing, changesPagesAlone: true }).hitRate).toBeGreaterThan(run(changing).hitRate);
});

test('visitors of one provider at one server find more pages there', () => {
  const many = { ...size, providers: 40, portalsOfAProvider: 100 };
  const hitRate = (spread: number) => run({ size: many, servers: 8, spread, cacheMb: 1 }).hitRate;
  expect(hitRate(1)).toBeGreaterThan(hitRate(8));
});

test('rates follow from visitors', () => {
  const [town] = SIZES;
  if (!town) throw new Error('there is no size');
  const { viewsOfAMonth, views, visits } = ratesOf(town);
  expect(viewsOfAMonth).toBe(80_000);
  expect(views).toBeCloseTo((80_000 / 2_592_000) * 5);
  expect(visits * 4).toBeCloseTo(views);
});
