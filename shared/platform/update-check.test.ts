import { describe, expect, test } from '@jest/globals';
import { isPageOutdated, noteLiveReleaseSet, startUpdateCheck } from './update-check.ts';

describe('the update check', () => {
  test('a page without a release set of its own is never outdated', () => {
    noteLiveReleaseSet('b');
    expect(isPageOutdated()).toBe(false);
  });

  test('responses with the page’s own set or without a set change nothing', () => {
    startUpdateCheck('a');
    noteLiveReleaseSet('a');
    noteLiveReleaseSet(null);
    expect(isPageOutdated()).toBe(false);
  });

  test('another live set marks the page as outdated for good', () => {
    startUpdateCheck('a');
    noteLiveReleaseSet('b');
    noteLiveReleaseSet('a');
    expect(isPageOutdated()).toBe(true);
    startUpdateCheck('b');
    expect(isPageOutdated()).toBe(false);
  });
});
