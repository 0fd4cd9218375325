import { expect, test } from '@jest/globals';
import { askedAddress } from './asked-address.ts';

test.each([
  ['/', '/'],
  ['/portals/doi-suthep?lang=ar', '/portals/doi-suthep?lang=ar'],
  ['//evil.example/portals/x', '/evil.example/portals/x'],
  ['/\\\\evil.example/', '/evil.example/'],
  ['///', '/'],
  ['http://evil.example/portals/x', '/portals/x'],
  ['HTTPS://evil.example?lang=th', '/?lang=th'],
])('[APP-01] a page asked for as %s is one of the host that was asked', (url, path) => {
  const address = askedAddress({ protocol: 'https', host: 'nan.example:8443', url });
  expect(address.href).toBe(`https://nan.example:8443${path}`);
});
