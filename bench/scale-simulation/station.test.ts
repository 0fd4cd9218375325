import { expect, test } from '@jest/globals';
import { createRandom, untilNext } from './random.ts';
import { createStation } from './station.ts';

const PIECES = 200_000;

/** Mean waiting time of a Poisson process whose service times are `takes`. */
function meanWait({
  hands,
  rate,
  takes,
}: {
  hands: number;
  rate: number;
  takes: (random: () => number) => number;
}) {
  const random = createRandom(7);
  const station = createStation(hands);
  let at = 0;
  for (let piece = 0; piece < PIECES; piece += 1) {
    at += untilNext(random, rate);
    station.arrive(at, takes(random));
  }
  return station.waits.reduce((sum, wait) => sum + wait, 0) / PIECES;
}

const atRandom = (random: () => number) => untilNext(random, 1);

test.each([0.3, 0.5, 0.7])('one hand that is busy for %d of the time lets wait as M/M/1 says', (load) => {
  const expected = load / (1 - load);
  const wait = meanWait({ hands: 1, rate: load, takes: atRandom });
  expect(Math.abs(wait / expected - 1)).toBeLessThan(0.05);
});

test('constant service times halve the waiting time, as in M/D/1', () => {
  const wait = meanWait({ hands: 1, rate: 0.7, takes: () => 1 });
  expect(Math.abs(wait / (0.7 / (1 - 0.7) / 2) - 1)).toBeLessThan(0.05);
});

test('waiting times of two servers match Erlang C', () => {
  // M/M/2 with a utilisation of 0.7: C(2, 1.4) / (2 - 1.4), where C is 2 * 0.49 / 1.7.
  const wait = meanWait({ hands: 2, rate: 1.4, takes: atRandom });
  expect(Math.abs(wait / ((2 * 0.49) / 1.7 / 0.6) - 1)).toBeLessThan(0.05);
});

test('a reset clears the counts, and work in progress continues', () => {
  const station = createStation();
  expect(station.arrive(0, 5)).toBe(5);
  expect(station.offered).toBe(5);
  station.reset();
  expect(station.arrive(1, 2)).toBe(7);
  expect(station.waits).toEqual([4]);
  expect(station.offered).toBe(2);
});
