import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { encodingFor } from '../kernel/encodings.ts';
import { EncodedBody } from './encoded-body.ts';

const html = 'วัดภูมินทร์ '.repeat(200);

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0.0, br;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['zstd', 'identity'],
  ['gzip, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('a reader that takes "%s" gets a page as %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('a page is whole in every encoding, whichever is asked for first', async () => {
  for (const order of [
    ['br', 'gzip', 'identity'],
    ['gzip', 'identity', 'br'],
    ['identity', 'br', 'gzip'],
  ] as const) {
    const text = new EncodedBody(html);
    const bodies = new Map<string, Buffer>();
    for (const encoding of order) bodies.set(encoding, await text.body(encoding));
    expect(brotliDecompressSync(bodies.get('br') as Buffer).toString()).toBe(html);
    expect(gunzipSync(bodies.get('gzip') as Buffer).toString()).toBe(html);
    expect(String(bodies.get('identity'))).toBe(html);
  }
});

test('only what was asked for is held, and made once', async () => {
  const text = new EncodedBody(html);
  const [first, second] = await Promise.all([text.body('br'), text.body('br')]);
  expect(second).toBe(first);
  expect(text.size).toBe(first.length);
  expect(text.size).toBeLessThan(html.length / 10);
});

test('its tag names the text and the encoding', () => {
  const tag = new EncodedBody(html).tag('br');
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect(new EncodedBody(html).tag('br')).toBe(tag);
  expect(new EncodedBody(html).tag('gzip')).not.toBe(tag);
  expect(new EncodedBody(`${html}!`).tag('br')).not.toBe(tag);
});
