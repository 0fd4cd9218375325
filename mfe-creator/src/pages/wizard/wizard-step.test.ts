import { expect, test } from '@jest/globals';
import { hashOfStep, stepOfHash } from './wizard-step.ts';

test('[WIZ-01] [WIZ-02] each hash names its step, introduction 0 to finish 6', () => {
  const hashes = ['#introduction', '#1', '#2', '#3', '#4', '#5', '#finish'];
  expect(hashes.map(stepOfHash)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([0, 1, 2, 3, 4, 5, 6].map(hashOfStep)).toEqual(hashes);
});

test('an empty hash is the introduction', () => {
  expect(stepOfHash('')).toBe(0);
});

test.each(['#0', '#6', '#7', '#-1', '#1.5', '#Finish', '#finish2', '#toString'])(
  '[WIZ-23] %s is not a step',
  (hash) => {
    expect(stepOfHash(hash)).toBeUndefined();
  },
);

test('an index out of range is clamped', () => {
  expect([hashOfStep(-1), hashOfStep(9)]).toEqual(['#introduction', '#finish']);
});
