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
  ])('[T-02] %j is accepted as %j', (address, followed) => {
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
  ])('[T-02] %j is refused', (address) => {
    expect(safeReturnAddress(address)).toBeUndefined();
  });

  const linked = ['https://shop.example', 'http://localhost:3000'];

  test.each([
    ['https://shop.example', 'https://shop.example/'],
    ['https://shop.example/catalogRef/x?a=1#b', 'https://shop.example/catalogRef/x?a=1#b'],
    ['HTTPS://SHOP.example:443/x', 'https://shop.example/x'],
    ['http://localhost:3000/x', 'http://localhost:3000/x'],
    ['/creator', '/creator'],
  ])('[T-02] %j is accepted for a linked origin as %j', (address, followed) => {
    expect(safeReturnAddress(address, linked)).toBe(followed);
  });

  test.each([
    'http://shop.example/',
    'https://shop.example:444/',
    'https://shop.example.evil.example/',
    'https://evil.example/https://shop.example',
    'https://shop.example@evil.example/',
    'https://evil.example#@shop.example/',
    'https://evil.example\\@shop.example/',
    'https://shop.example\\.evil.example/',
    'https://person:password@shop.example/',
    'https://person@shop.example/',
    'https://sub.shop.example/',
    'https://shop.example.',
    'https:shop.example',
    'https:/shop.example',
    '//shop.example',
    ' https://shop.example/',
    '\thttps://shop.example/',
    'java\nscript://shop.example/%0aalert(1)',
    'javascript://shop.example/%0aalert(1)',
    'blob:https://shop.example/x',
    'filesystem:https://shop.example/x',
    'view-source:https://shop.example/',
    'ftp://shop.example/',
    'data:text/html,https://shop.example',
    'https://',
    'https://[shop.example',
  ])('[T-02] %j is refused although an origin is linked', (address) => {
    expect(safeReturnAddress(address, linked)).toBeUndefined();
  });
});
