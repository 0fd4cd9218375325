import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeUploads } from './testing/fake-uploads.ts';
import { isCancelled, uploadImage } from './upload-image.ts';

let server: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  server = fakeUploads();
});
afterEach(() => server.restore());

const aspects = { width: 16, height: 9 };
const reply = {
  status: 'ok',
  ref: 'image-1',
  lastChecked: '2026-11-21T00:00:00.000Z',
  imageURL: '/images/image-1?s=x',
  smallImageURL: '/small-images/image-1?s=x',
};

function start(existingImageId?: string) {
  const end = new AbortController();
  const onProgress = jest.fn();
  const image = { blob: new Blob(['jpeg'], { type: 'image/jpeg' }), aspects };
  const { signal } = end;
  const result = uploadImage({
    portalId: 'p 1',
    existingImageId,
    image,
    token: 'secret',
    onProgress,
    signal,
  });
  const [sent] = server.uploads;
  if (!sent) throw new Error('nothing was sent');
  return { result, sent, end, onProgress };
}

test('[API-19] [OPEN-24] [API-01] a first picture is sent to new, a later one to the id that it replaces, with the token', async () => {
  const first = start();
  expect(first.sent.call).toBe('POST /api/portal/p%201/image/new');
  expect(first.sent.headers['authorization']).toBe('Bearer secret');
  expect((first.sent.form.get('file') as File).type).toBe('image/jpeg');
  first.sent.respond(200, reply);
  expect(await first.result).toEqual({
    mainImageId: 'image-1',
    imageURL: reply.imageURL,
    smallImageURL: reply.smallImageURL,
    lastChecked: reply.lastChecked,
    aspects,
  });
  start('old-image');
  expect(server.uploads.at(-1)?.call).toBe('POST /api/portal/p%201/image/old-image');
});

test('reports the upload progress', () => {
  const { sent, onProgress } = start();
  sent.progress(0.25);
  sent.progress(1);
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

test.each([
  [201, 'Created'],
  [204, 'No Content'],
  [413, 'Payload Too Large'],
])('[API-20] [ERR-08] %d fails with {statusText} | {status}', async (status, statusText) => {
  const { result, sent } = start();
  sent.respond(status, reply, statusText);
  await expect(result).rejects.toThrow(`${statusText} | ${status}`);
});

test('[ERR-08] without a status text the server’s reason is used', async () => {
  const { result, sent } = start();
  sent.respond(413, { status: 'fail', reason: 'An image may have 25 MB at most.' });
  await expect(result).rejects.toThrow('An image may have 25 MB at most. | 413');
});

test.each([
  [
    'a quota',
    403,
    { code: 'quota-exceeded', quota: { name: 'images', most: 5000, used: 5000 } },
    'เพจนี้มีรูปครบ 5,000 รูปแล้ว',
  ],
  ['a full storage', 507, { code: 'storage-full' }, 'พื้นที่จัดเก็บของเซิร์ฟเวอร์เต็มชั่วคราว กรุณาลองอีกครั้งภายหลัง'],
])('%s is reported in the language of the page', async (_what, status, refusal, reason) => {
  document.documentElement.lang = 'th';
  try {
    const { result, sent } = start();
    sent.respond(status, { status: 'fail', reason: 'It was not taken.', ...refusal }, 'Refused');
    await expect(result).rejects.toMatchObject({ message: `Refused | ${status}`, reason });
  } finally {
    document.documentElement.lang = '';
  }
});

test('a lost connection fails too', async () => {
  const { result, sent } = start();
  sent.lose();
  await expect(result).rejects.toThrow('Network Error | 0');
});

test('a cancelled upload is aborted and rejected as cancelled', async () => {
  const { result, sent, end } = start();
  end.abort();
  expect(isCancelled(await result.catch((error: unknown) => error))).toBe(true);
  expect(sent.isAborted).toBe(true);
});
