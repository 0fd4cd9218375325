import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { MAX_IMAGE_BYTES } from '@portico/shared/contracts';
import { isoFile, plainPng } from '../../testing/malicious-images.ts';
import { multipartForm } from '../../testing/multipart.ts';
import {
  admin,
  creator,
  type Fields,
  openUploadSite,
  picture,
  remove,
  send,
  site,
  uploadsLeft,
} from '../../testing/sites/upload-site.ts';

openUploadSite();

describe('[T-09] who may upload and delete', () => {
  test.each<[string, string, () => Record<string, string>, number]>([
    ['a visitor', 'wat-phumin', () => ({}), 401],
    ['someone who is no editor', 'wat-phumin', () => admin, 403],
    ['someone who is no editor of a private portal', 'private', () => admin, 403],
    ['someone who may not know of a draft', 'draft', () => admin, 404],
    ['an editor of nothing', 'no-such-portal', () => creator, 404],
    ['a creator for the site', 'site', () => creator, 403],
    ['an admin for the site', 'site', () => admin, 200],
    ['an editor', 'draft', () => creator, 200],
  ])('%s, for %s', async (_who, portal, as, expected) => {
    const reply = await send([['file', await picture()]], { to: `${portal}/image/new`, as: as() });
    expect(reply.statusCode).toBe(expected);
    const gone = await remove(portal, reply.json<{ ref?: string }>().ref ?? 'unknown', as());
    expect(gone.statusCode).toBe(expected);
  });

  test('[APP-01] no one on the host of another provider', async () => {
    const reply = await send([['file', await picture()]], { host: 'other.example' });
    expect(reply.statusCode).toBe(401);
  });
});

describe('[T-15, ERR-07] a refused upload says why, in JSON, and leaves nothing behind', () => {
  const jpeg = () => picture();
  test.each<[string, () => Promise<Fields>, number, string]>([
    ['no field at all', async () => [], 400, 'empty'],
    ['no file', async () => [['originalImageId', 'x']], 400, 'empty'],
    ['text instead of a file', async () => [['file', 'hello']], 400, 'empty'],
    ['another field', async () => [['picture', await jpeg()]], 400, '"file"'],
    [
      'two files',
      async () => [
        ['file', await jpeg()],
        ['file', await jpeg()],
      ],
      400,
      'one image',
    ],
    ['an empty file', async () => [['file', Buffer.alloc(0)]], 415, 'not an image'],
    [
      'SVG',
      async () => [['file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
      415,
      'not an image',
    ],
    ['HEIC', async () => [['file', isoFile('heic', 'mif1')]], 415, 'JPEG'],
    ['half a JPEG', async () => [['file', (await jpeg()).subarray(0, 900)]], 400, 'damaged'],
    ['too many pixels', async () => [['file', plainPng(9000, 9000)]], 413, 'too many pixels'],
    ['too many bytes', async () => [['file', Buffer.alloc(MAX_IMAGE_BYTES + 1)]], 413, '25 MB'],
    ['far too many bytes', async () => [['file', Buffer.alloc(MAX_IMAGE_BYTES * 2)]], 413, '25 MB'],
  ])('%s', async (_what, fields, code, reason) => {
    const reply = await send(await fields());
    expect(reply.json()).toMatchObject({ status: 'fail', reason: expect.stringContaining(reason) });
    expect(reply.statusCode).toBe(code);
    expect(uploadsLeft()).toEqual([]);
  });

  test('what is no form, or a damaged one', async () => {
    const url = '/api/portal/wat-phumin/image/new';
    const ask = (body: unknown, headers: Record<string, string>) =>
      site.ask({ url, method: 'POST', body, headers: { ...headers, ...creator } });
    expect((await ask({ file: 'x' }, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await ask(await picture(), { 'content-type': 'image/jpeg' })).statusCode).toBe(415);
    expect((await ask('x', { 'content-type': 'multipart/form-data' })).statusCode).toBe(400);
    const { body, headers } = await multipartForm([['file', await picture()]]);
    const cut = await ask(body.subarray(0, body.length - 60), headers);
    expect([cut.statusCode, cut.json().status]).toEqual([400, 'fail']);
    expect(uploadsLeft()).toEqual([]);
  });

  test('an upload that is broken off', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as { port: number };
    const before = (await site.services.records.list({ provider: 'demo', kind: 'image' })).length;
    const { body, headers } = await multipartForm([['file', await picture(2000, 2000)]]);
    const responded = new Promise<void>((resolve) => {
      site.app.server.once('request', (_request, response) => response.once('close', resolve));
    });
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        [
          'POST /api/portal/wat-phumin/image/new HTTP/1.1',
          'host: localhost:8000',
          `authorization: ${creator['authorization']}`,
          `content-type: ${headers['content-type']}`,
          `content-length: ${body.length}`,
          '',
          '',
        ].join('\r\n'),
      );
      socket.write(body.subarray(0, body.length - 500));
    });
    while (uploadsLeft().length === 0) await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    await responded;
    while (uploadsLeft().length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await site.services.records.list({ provider: 'demo', kind: 'image' })).toHaveLength(before);
  });
});
