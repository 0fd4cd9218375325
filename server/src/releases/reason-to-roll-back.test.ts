import { expect, test } from '@jest/globals';
import { reasonToRollBack, type SetFigures } from './reason-to-roll-back.ts';

const figures = (changes: Partial<SetFigures>): SetFigures => ({
  views: 0,
  failedViews: 0,
  viewers: 0,
  serverPages: 0,
  serverFailures: 0,
  serverFailureViewers: 0,
  ...changes,
});
const views = (failedViews: number, all: number, viewers = 5) =>
  figures({ views: all, failedViews, viewers });
const pages = (serverFailures: number, serverPages: number, serverFailureViewers = 3) =>
  figures({ serverPages, serverFailures, serverFailureViewers });

test.each<[string, SetFigures, SetFigures, boolean]>([
  ['nothing has happened', figures({}), figures({}), false],
  ['nothing fails', views(0, 1000), views(0, 100), false],
  ['a tenth fails, elsewhere nothing', views(0, 1000), views(2, 20), true],
  ['just the margin fails', views(0, 1000), views(1, 20), false],
  ['it fails as often as elsewhere', views(100, 1000), views(3, 20), false],
  ['it fails a little more often than elsewhere', views(100, 1000), views(4, 20), true],
  ['it fails less often than elsewhere', views(500, 1000), views(8, 20), false],
  ['everything fails, of too few views', views(0, 1000), views(19, 19), false],
  ['everything fails, for too few people', views(0, 1000), views(20, 20, 4), false],
  ['the server cannot render 3 of 10', pages(0, 100), pages(3, 10), true],
  ['the server cannot render 2 of 10', pages(0, 100), pages(2, 10, 2), false],
  ['the server cannot render 3 of 11', pages(0, 100), pages(3, 11), false],
  ['the server cannot render 3 of 9', pages(0, 100), pages(3, 9), false],
  ['the server cannot render what one person asks for', pages(0, 100), pages(10, 10, 1), false],
  ['the server cannot render, here as elsewhere', pages(40, 100), pages(4, 10), false],
])('%s: %#', (_case, stable, candidate, isRolledBack) => {
  const reason = reasonToRollBack({ stable, candidate, marginPercent: 5 });
  expect(reason !== undefined).toBe(isRolledBack);
});

test('the margin is configurable', () => {
  const figures = { stable: views(0, 100), candidate: views(10, 20) };
  expect(reasonToRollBack({ ...figures, marginPercent: 50 })).toBeUndefined();
  expect(reasonToRollBack({ ...figures, marginPercent: 49 })).toBe(
    '50 % of 20 views failed, against 0 % elsewhere.',
  );
});

test('the reason names failures of the server', () => {
  const figures = { stable: pages(1, 100), candidate: pages(4, 10), marginPercent: 5 };
  expect(reasonToRollBack(figures)).toBe(
    'The server failed to render 40 % of 10 pages, against 1 % elsewhere.',
  );
});
