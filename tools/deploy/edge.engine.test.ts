import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RELEASE_SET_HEADER } from '@portico/shared/contracts';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { freePort } from '../engines/free-port.ts';
import { type Nginx, startNginx } from '../engines/nginx.ts';
import { deployText } from './deploy-files.ts';

const program = process.env['PORTICO_TEST_NGINX'];
const describeOnNginx = program ? describe : describe.skip;

/** An unfinished portal of the seed: only its editors see its pictures. */
const DRAFT = 'draft-doi-tung-loom';
const FIREFOX = 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describeOnNginx('nginx by the rules of deploy, before a server', () => {
  let server: ServerProcess;
  let nginx: Nginx;

  beforeAll(async () => {
    server = await startServerProcess({ PORTICO_DATA: scratchFolder(), PORTICO_TRUSTED_PROXIES: 'loopback' });
    nginx = await startNginx({
      program: program ?? '',
      folder: scratchFolder(),
      rules: deployText('nginx/portico.conf'),
      // The second server is down: visitors are still served.
      servers: {
        'portico-1:8000': `127.0.0.1:${new URL(server.origin).port}`,
        'portico-2:8000': `127.0.0.1:${await freePort()}`,
      },
    });
  });
  afterAll(async () => {
    await nginx?.close();
    await server?.kill();
  });

  interface Reply {
    status: number | undefined;
    headers: Record<string, string | string[] | undefined>;
    /** `HIT` for a cached response; undefined where nothing is cached. */
    edge: string | undefined;
    body: Buffer;
  }

  async function ask(path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Reply> {
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const at = { host: '127.0.0.1', port: nginx.ports.https, rejectUnauthorized: false };
      request({ ...at, path, agent, headers: { host: 'localhost', ...headers } }, resolve)
        .on('error', reject)
        .end();
    });
    const { statusCode: status, headers: told } = response;
    return {
      status,
      headers: told,
      edge: told['x-edge'] as string | undefined,
      body: await buffer(response),
    };
  }

  const home = async (headers: Record<string, string> = {}) => ask('/', headers);

  /** The jobs of a start write, and cached pages are rendered again. */
  async function untilPagesStay(): Promise<void> {
    let tag: unknown;
    for (let known = 0; known < 3; known++) {
      const { headers } = await home({ 'accept-encoding': 'br' });
      if (headers['etag'] !== tag) known = 0;
      tag = headers['etag'];
    }
  }

  test('a page is asked for each time, in the language of each visitor, and has its strong tag', async () => {
    await untilPagesStay();
    const arabic = await home({ cookie: 'language=ar', 'accept-encoding': 'br' });
    const thai = await home({ 'accept-encoding': 'br' });
    expect([arabic.edge, thai.edge]).toEqual([undefined, undefined]);
    expect(thai.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-encoding': 'br' });
    expect(thai.headers['etag']).toMatch(/^"/);
    expect(arabic.headers['etag']).not.toBe(thai.headers['etag']);
    const again = await home({ 'accept-encoding': 'br', 'if-none-match': String(thai.headers['etag']) });
    expect(again).toMatchObject({ status: 304, edge: undefined });
  });

  test('what a visitor says of proxies is not believed', async () => {
    const { body } = await ask('/?lang=en', {
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=elsewhere.example',
    });
    const page = body.toString();
    expect(page).not.toContain('elsewhere.example');
    expect(page).toContain('https://localhost/');
  });

  test('a file of a release is cached once for each encoding, and names no release set', async () => {
    const [file = ''] = /\/_r\/[^"' ]+\.js/.exec((await home()).body.toString()) ?? [];
    const first = await ask(file, { 'accept-encoding': 'gzip, deflate, br' });
    expect(first).toMatchObject({ status: 200, edge: 'MISS', headers: { 'content-encoding': 'br' } });
    const other = await ask(`${file}?unknown`, { 'accept-encoding': 'br', host: 'private.localhost' });
    expect(other).toMatchObject({ status: 200, edge: 'HIT', headers: { 'content-encoding': 'br' } });
    expect(other.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(other.headers[RELEASE_SET_HEADER]).toBeUndefined();
    const gzip = await ask(file, { 'accept-encoding': 'gzip' });
    expect(gzip).toMatchObject({ edge: 'MISS', headers: { 'content-encoding': 'gzip' } });
    expect((await ask(file)).headers['content-encoding']).toBeUndefined();
  });

  test('a picture that everyone may see is cached once for each format, unless a smaller encoding follows', async () => {
    const [picture = ''] = /\/images\/[\w-]+/.exec((await home()).body.toString()) ?? [];
    const address = `${picture}?w=320`;
    const jpeg = await ask(address, { accept: '*/*' });
    expect(jpeg).toMatchObject({ status: 200, edge: 'MISS', headers: { 'content-type': 'image/jpeg' } });
    expect(jpeg.headers['cache-control']).toContain('immutable');
    for (const accept of ['*/*', 'image/png,image/*;q=0.8', 'image/avif;q=0, image/webp;q=0.0, */*'])
      expect(await ask(address, { accept })).toMatchObject({ edge: 'HIT', body: jpeg.body });
    const known = { accept: '*/*', 'if-none-match': String(jpeg.headers['etag']) };
    expect(await ask(address, known)).toMatchObject({ status: 304, edge: 'HIT' });
    const onOtherSite = await ask(address, { accept: '*/*', host: 'private.localhost' });
    expect(onOtherSite.edge).toBe('MISS');
    // AVIF is encoded after the first request; until then another format is cached for a minute.
    const better = await ask(address, { accept: CHROME });
    expect(better).toMatchObject({ status: 200, edge: 'MISS' });
    const isBest = String(better.headers['cache-control']).includes('immutable');
    expect((await ask(address, { accept: FIREFOX })).edge).toBe(isBest ? 'HIT' : 'MISS');
  });

  test('a width in another spelling is not cached, so that it cannot have the cache key of a plain one', async () => {
    const [picture = ''] = /\/images\/[\w-]+/.exec((await home()).body.toString()) ?? [];
    const accept = { accept: '*/*' };
    for (const query of ['%77=960', 'w=960&w=320', 'w=320&w=960', 'w=0960', 'x=1'])
      for (let time = 0; time < 2; time += 1)
        expect((await ask(`${picture}?${query}`, accept)).edge).toBe('BYPASS');
    const plain = await ask(`${picture}?w=640`, accept);
    expect(plain).toMatchObject({ status: 200, edge: 'MISS' });
    expect(await ask(`${picture}?w=640`, accept)).toMatchObject({ edge: 'HIT', body: plain.body });
  });

  test('[OPEN-03] a picture that a signature opens is cached nowhere', async () => {
    const credentials = { username: 'creator', password: 'creator-demo' };
    const signedIn = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const { jsonWebToken } = (await signedIn.json()) as { jsonWebToken: string };
    const draft = await ask(`/api/portal/${DRAFT}`, { authorization: `Bearer ${jsonWebToken}` });
    expect(draft).toMatchObject({ status: 200, edge: undefined, headers: { 'cache-control': 'no-store' } });
    const [signed = ''] = /\/(small-)?images\/[\w-]+\?s=[^"\\]+/.exec(draft.body.toString()) ?? [];
    expect(signed).not.toBe('');
    for (let time = 0; time < 3; time += 1) {
      const shown = await ask(signed, { accept: CHROME });
      expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
      expect(shown.edge).toBe('BYPASS');
    }
    const [withoutSignature = ''] = signed.split('?');
    for (const address of [withoutSignature, `${withoutSignature}?s=`, `${withoutSignature}?s=wrong`])
      expect((await ask(address, { accept: CHROME })).status).toBe(404);
  });

  test('a response is cached as its header says, and not without one', async () => {
    for (const address of ['/favicon.svg', '/robots.txt', '/app-icon/192.png']) {
      expect(await ask(address)).toMatchObject({ status: 200, edge: 'MISS' });
      expect(await ask(address)).toMatchObject({ status: 200, edge: 'HIT' });
    }
    for (const address of ['/sitemap.xml', '/manifest.webmanifest', '/service-worker.js', '/api/health']) {
      expect(await ask(address)).toMatchObject({ status: 200, edge: undefined });
      expect(await ask(address)).toMatchObject({ status: 200, edge: undefined });
    }
    expect((await ask('/metrics')).status).toBe(404);
  });

  test('plain http leads to https', async () => {
    const response = await fetch(`http://127.0.0.1:${nginx.ports.http}/towns?lang=th`, {
      redirect: 'manual',
      headers: { host: 'localhost' },
    });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toMatch(/^https:\/\/[^/]+\/towns\?lang=th$/);
  });

  test('a flood from one network is refused with 429 and Retry-After, its pictures aside', async () => {
    const [picture = ''] = /\/images\/[\w-]+/.exec((await home()).body.toString()) ?? [];
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const flood = await Promise.all(Array.from({ length: 1000 }, () => ask('/api/health', {}, agent)));
    agent.destroy();
    const refused = flood.filter(({ status }) => status === 429);
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect((await ask(`${picture}?w=320`, { accept: '*/*' })).status).toBe(200);
  });
});
