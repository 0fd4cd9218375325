import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compressText } from './compress.ts';

const text = 'วัดภูมินทร์ '.repeat(200);

test.each([
  ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body).toString()],
  ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body).toString()],
  ['', undefined, (body: Buffer) => body.toString()],
] as const)(
  'a page for a reader that takes "%s" comes as %s and is whole',
  async (accepts, encoding, read) => {
    const compressed = await compressText(text, accepts);
    expect(compressed.encoding).toBe(encoding);
    expect(read(compressed.body)).toBe(text);
  },
);
