import { describe, expect, test } from '@jest/globals';
import { isPageOutdated, noteLiveReleaseSet, startReleaseWatch } from './release-watch.ts';

describe('the release watch', () => {
  test('a page without a release set of its own is never outdated', () => {
    noteLiveReleaseSet('b');
    expect(isPageOutdated()).toBe(false);
  });

  test('the own set and answers without a name change nothing', () => {
    startReleaseWatch('a');
    noteLiveReleaseSet('a');
    noteLiveReleaseSet(null);
    expect(isPageOutdated()).toBe(false);
  });

  test('another live set makes the page outdated, and it stays so', () => {
    startReleaseWatch('a');
    noteLiveReleaseSet('b');
    noteLiveReleaseSet('a');
    expect(isPageOutdated()).toBe(true);
    startReleaseWatch('b');
    expect(isPageOutdated()).toBe(false);
  });
});
