import { describe, expect, test } from '@jest/globals';
import { isPageOutdated, noteLiveReleaseSet, startUpdateCheck } from './update-check.ts';

describe('the release watch', () => {
  test('a page without a release set of its own is never outdated', () => {
    noteLiveReleaseSet('b');
    expect(isPageOutdated()).toBe(false);
  });

  test('the own set and answers without a name change nothing', () => {
    startUpdateCheck('a');
    noteLiveReleaseSet('a');
    noteLiveReleaseSet(null);
    expect(isPageOutdated()).toBe(false);
  });

  test('another live set makes the page outdated, and it stays so', () => {
    startUpdateCheck('a');
    noteLiveReleaseSet('b');
    noteLiveReleaseSet('a');
    expect(isPageOutdated()).toBe(true);
    startUpdateCheck('b');
    expect(isPageOutdated()).toBe(false);
  });
});
