import { beforeAll, expect, test } from '@jest/globals';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { takeImage } from '../images/image.service.ts';
import { imageAtAddress, qrText } from './qr-code.policy.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});

let caller = 0;
/** Each request from another address, so that only the test of the limit reaches it. */
async function ask(query: Record<string, string>, request: { host?: string; address?: string } = {}) {
  caller += 1;
  const response = await site.ask({
    url: `/api/generateQRCode?${new URLSearchParams(query)}`,
    host: request.host ?? 'localhost:8000',
    address: request.address ?? `198.51.100.${caller % 250}`,
  });
  return response.json<{ result?: string; data?: string; reason?: string; code?: string }>();
}

const pngOf = (data = '') => Buffer.from(data.replace('data:image/png;base64,', ''), 'base64');
/** Decodes the picture as a phone does. */
async function readCode(data: string | undefined): Promise<string> {
  const { data: pixels, info } = await sharp(pngOf(data))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(pixels) });
}
const image = async (owner: string, background: string): Promise<string> => {
  const source = await plainJpeg(400, 300, background);
  return (await takeImage(site.services, { provider: 'demo', owner, by: 'user-creator', source })).id;
};

test('[API-13, SHARE-06] a code is a PNG of the address, with the mark of a scan', async () => {
  const text = 'http://localhost:8000/portals/wat-phumin';
  const { result, data, ...rest } = await ask({ text });
  expect([result, rest]).toEqual(['ok', {}]);
  expect(data).toMatch(/^data:image\/png;base64,/);
  const { width, height, format } = await sharp(pngOf(data)).metadata();
  expect([format, height]).toEqual(['png', width]);
  expect(width).toBeGreaterThanOrEqual(600);
  expect(await readCode(data)).toBe(`${text}?utm_source=qr`);
});

test.each([
  'http://localhost:8000/',
  `http://localhost:8000/portals/${'x'.repeat(80)}`,
  `http://localhost:8000/web-page/${'y'.repeat(400)}`,
  'https://example.com/',
  'สวัสดี 你好 مرحبا',
])('[OPEN-28] with an image in the middle %j is read as well', async (text) => {
  const logo = await image('wat-phumin', '#606060');
  const plain = await ask({ text });
  for (const query of [
    { imageID: logo },
    { imagePath: `/images/${logo}` },
    { imagePath: `/small-images/${logo}` },
  ]) {
    const { data } = await ask({ text, ...query });
    expect(await readCode(data)).toBe(await readCode(plain.data));
    const { data: pixels, info } = await sharp(pngOf(data)).raw().toBuffer({ resolveWithObject: true });
    const [x, y] = [Math.floor(info.width / 2), Math.floor(info.height / 2)];
    const middle = info.channels * (y * info.width + x);
    expect(Math.abs((pixels[middle] ?? 0) - 0x60)).toBeLessThan(8);
    expect(data).not.toBe(plain.data);
  }
});

test('[T-01, OPEN-28] a code never says a token', async () => {
  const own = await ask({ text: 'http://localhost:8000/portals/x?token=secret&lang=en#token=secret' });
  expect(await readCode(own.data)).toBe('http://localhost:8000/portals/x?utm_source=qr');
  const other = await ask({ text: 'https://shop.example/catalog?token=secret&portalId=x' });
  expect(await readCode(other.data)).toBe('https://shop.example/catalog?portalId=x');
});

test('[T-17] long texts of others are refused, and so is nothing at all', async () => {
  expect(await ask({ text: 'x'.repeat(300) })).toMatchObject({ result: 'ok' });
  expect(await ask({ text: 'x'.repeat(301) })).toEqual({
    result: 'fail',
    reason: 'The text may have 300 characters at most.',
  });
  expect(await ask({ text: `https://example.com/${'x'.repeat(300)}` })).toMatchObject({ result: 'fail' });
  for (const query of [{}, { text: '' }, { text: '  ' }]) {
    expect(await ask(query)).toMatchObject({ result: 'fail', reason: expect.any(String) });
  }
  expect(await ask({ text: 'x'.repeat(2001) })).toMatchObject({ code: 'invalid' });
});

test('[API-13] what does not fit into a code fails with a reason', async () => {
  const text = `http://localhost:8000/${'x'.repeat(1900)}`;
  expect(await ask({ text })).toMatchObject({ result: 'ok' });
  expect(await ask({ text, imageID: await image('wat-phumin', '#303030') })).toEqual({
    result: 'fail',
    reason: 'The text is too long for a QR code.',
  });
});

test("[T-07, APP-01] an image that the asker may not see is refused, and another provider's too", async () => {
  const text = 'http://localhost:8000/portals/private';
  const withheld = await image('private', '#405060');
  const refusal = { result: 'fail', reason: 'This image does not exist.' };
  const imagePath = site.services.imageSignatures.signed('demo', `/images/${withheld}`);
  expect(await ask({ text, imagePath })).toMatchObject({ result: 'ok' });
  for (const query of [
    { imageID: withheld },
    { imagePath: `/images/${withheld}` },
    { imageID: 'no-such-image' },
    { imageID: '../records' },
    { imagePath: 'https://example.com/images/a' },
    { imagePath: '/api/portal' },
  ]) {
    expect([query, await ask({ text, ...query })]).toEqual([query, refusal]);
  }
  const open = await image('wat-phumin', '#506070');
  expect(await ask({ text: 'hello', imageID: open })).toMatchObject({ result: 'ok' });
  expect(await ask({ text: 'hello', imageID: open }, { host: 'other.example' })).toEqual(refusal);
});

test('[T-17] codes are limited per address', async () => {
  const address = '203.0.113.7';
  for (let count = 0; count < 30; count++) {
    expect(await ask({ text: 'hello' }, { address })).toMatchObject({ result: 'ok' });
  }
  expect(await ask({ text: 'hello' }, { address })).toMatchObject({ code: 'too-many-requests' });
});

const isOwnHost = (host: string) => host === 'site.example';

test.each<[string | undefined, string | undefined]>([
  ['https://site.example/portals/x', 'https://site.example/portals/x?utm_source=qr'],
  [
    'https://site.example/น่าน?q=1#a',
    'https://site.example/%E0%B8%99%E0%B9%88%E0%B8%B2%E0%B8%99?utm_source=qr',
  ],
  [`https://site.example/${'x'.repeat(1000)}`, `https://site.example/${'x'.repeat(1000)}?utm_source=qr`],
  ['https://user:pass@site.example/x', 'https://site.example/x?utm_source=qr'],
  ['https://site.example.evil.example/?token=a', 'https://site.example.evil.example/'],
  ['HTTPS://Other.example/A?b=%20c', 'HTTPS://Other.example/A?b=%20c'],
  ['tel:+6612345678', 'tel:+6612345678'],
  ['plain words', 'plain words'],
  [undefined, undefined],
])('[T-17, T-01] the code for %j says %j', (text, said) => {
  const response = qrText(text, isOwnHost);
  expect(response.kind === 'allowed' ? response.text : undefined).toBe(said);
});

test.each<[string, object | undefined]>([
  ['/images/abc', { id: 'abc' }],
  ['/small-images/abc?w=320', { id: 'abc' }],
  ['/pictures/abc', { id: 'abc' }],
  ['https://site.example/images/abc?s=1.x', { id: 'abc', signature: '1.x' }],
  ['https://other.example/images/abc', undefined],
  ['//other.example/images/abc', undefined],
  ['/images/a/b', undefined],
  ['/images/../api/abc', undefined],
  ['images', undefined],
  ['http://', undefined],
])('the image at %j', (address, named) => {
  const prefixes = ['/images', '/small-images', '/pictures'];
  expect(imageAtAddress(address, { isOwnHost, prefixes })).toEqual(named);
});
