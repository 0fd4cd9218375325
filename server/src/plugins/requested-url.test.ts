import { expect, test } from '@jest/globals';
import { requestedOrigin, requestedUrl } from './requested-url.ts';

test.each([
  ['/', '/'],
  ['/portals/doi-suthep?lang=ar', '/portals/doi-suthep?lang=ar'],
  ['//evil.example/portals/x', '/evil.example/portals/x'],
  ['/\\\\evil.example/', '/evil.example/'],
  ['///', '/'],
  ['http://evil.example/portals/x', '/portals/x'],
  ['HTTPS://evil.example?lang=th', '/?lang=th'],
])('[APP-01] a page request for %s stays on the requested host', (url, path) => {
  const address = requestedUrl({ protocol: 'https', host: 'nan.example:8443', url });
  expect(address.href).toBe(`https://nan.example:8443${path}`);
});

test.each([
  ['nan.example', 8000, 'https://nan.example'],
  ['nan.example:8000', 8000, 'https://nan.example:8000'],
  ['nan.example:8001', 8000, 'https://nan.example'],
  ['[::1]:8001', 8000, 'https://[::1]'],
  ['[::1]', 8000, 'https://[::1]'],
  ['nan.example:8001', undefined, 'https://nan.example:8001'],
])('the host %s on a connection to port %s is the origin %s', (host, localPort, origin) => {
  expect(requestedOrigin({ protocol: 'https', host, socket: { localPort } })).toBe(origin);
});
