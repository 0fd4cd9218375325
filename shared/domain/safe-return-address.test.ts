import { describe, expect, test } from '@jest/globals';
import { safeReturnAddress } from './safe-return-address.ts';

describe('safeReturnAddress', () => {
  test.each([
    ['/', '/'],
    ['/creator', '/creator'],
    ['/portals/abc?provider=klaijai', '/portals/abc?provider=klaijai'],
    ['/creator/wizard?x=1#introduction', '/creator/wizard?x=1#introduction'],
    ['/portals?tags=วัด', '/portals?tags=%E0%B8%A7%E0%B8%B1%E0%B8%94'],
    ['/a/../creator', '/creator'],
    ['/portals?link=https://elsewhere.example', '/portals?link=https://elsewhere.example'],
  ])('[T-02] %j is followed as %j', (address, followed) => {
    expect(safeReturnAddress(address)).toBe(followed);
  });

  test.each([
    null,
    undefined,
    '',
    'creator',
    'https://elsewhere.example/creator',
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    ' /creator',
  ])('[T-02] %j is not followed', (address) => {
    expect(safeReturnAddress(address)).toBeUndefined();
  });
});
