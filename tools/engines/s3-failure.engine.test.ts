import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type FaultProxy, openFaultProxy } from '../../server/src/testing/fault-proxy.ts';
import { multipartForm } from '../../server/src/testing/multipart.ts';
import { openTestCli } from '../../server/src/testing/run-cli.ts';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { until } from '../../server/src/testing/until.ts';
import { type Load, startLoad } from './load.ts';
import { type S3Server, startS3 } from './s3.ts';
import { type Reply, type SiteClient, siteClient } from './site-client.ts';

const PORTAL = 'wat-arun';
/** The timeout in docs/scaling.md, with a margin for a busy machine. */
const RESPONDS_WITHIN_MS = 10_000 + 2_000;
/** Below every timeout of a connection or a request, with a margin for a busy machine. */
const AT_ONCE_MS = 4_000;
const UNAVAILABLE = { status: 'fail', code: 'unavailable', reason: expect.stringContaining('try again') };
const LIVE_UNKNOWN = 'the live release set cannot be read';
const IMAGE = /\/(?:small-)?images\/([\w-]+)/g;

// Where the other engines are available, the one to kill is as well.
const describeOnS3 = process.env['PORTICO_TEST_S3_URL'] ? describe : describe.skip;

describeOnS3('a server whose S3 server goes away under load', () => {
  const folder = scratchFolder();
  let s3: S3Server;
  let way: FaultProxy;
  let server: ServerProcess;
  let site: SiteClient;
  let settings: Record<string, string>;
  let token: string;
  /** A picture that was requested, and sizes of others that were not. */
  let seen: string;
  let unseen: string[];
  let load: Load;
  const failures: Reply[] = [];

  beforeAll(async () => {
    s3 = await startS3(folder);
    way = await openFaultProxy(s3.url);
    settings = {
      S3_ENDPOINT: way.url,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    };
    server = await startServerProcess({
      ...settings,
      PORTICO_DATA: scratchFolder(),
      PORTICO_TRUSTED_PROXIES: 'loopback',
      PORTICO_LOG: 'error',
    });
    site = siteClient(server.origin);
    token = await site.signIn('admin');
    const page = await site.ask(`/portals/${PORTAL}`);
    const ids = [...new Set([...page.text.matchAll(IMAGE)].map(([, id]) => id))];
    seen = `/images/${ids[0]}?w=640`;
    unseen = ids.slice(1).map((id) => `/images/${id}?w=1920`);
    const script = /\/_r\/[\w./-]+\.js/.exec(page.text)?.[0] ?? '';
    const paths = ['/', `/portals/${PORTAL}`, `/api/portal/${PORTAL}`, '/towns', script, seen];
    for (const path of paths) expect([path, (await site.ask(path)).status]).toEqual([path, 200]);
    expect((await site.ask('/api/releases', { token })).status).toBe(200);
    // Load that continues through the outage.
    load = startLoad(
      paths.map((path) => async () => {
        const response = await site.ask(path);
        if (response.status !== 200 || response.ms > RESPONDS_WITHIN_MS) failures.push(response);
      }),
    );
  });
  afterAll(async () => {
    await load?.stop();
    await server?.kill();
    way?.close();
    await s3?.close();
  });

  async function upload(colour: string): Promise<Reply> {
    const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    const form = await multipartForm([['file', picture]]);
    return site.ask(`/api/portal/${PORTAL}/image/new`, { method: 'POST', token, ...form });
  }
  const addressOf = ({ text }: Reply): string => (JSON.parse(text) as { imageURL: string }).imageURL;

  function expectRefusal({ status, text, ms }: Reply, withinMs: number): void {
    expect([status, JSON.parse(text)]).toEqual([503, UNAVAILABLE]);
    expect(ms).toBeLessThan(withinMs);
  }

  const timesSaid = () => server.said().split(LIVE_UNKNOWN).length - 1;

  /** Whether the server has noticed another server's rollout change. */
  const isPinned = async (name: string) =>
    Object.hasOwn(
      (
        JSON.parse((await site.ask('/api/releases', { token })).text) as {
          result: { rollout: { pins: object } };
        }
      ).result.rollout.pins,
      name,
    );

  test('killed: pages and pictures that were seen go on, all else is refused clearly, and comes back by itself', async () => {
    const desk = await openTestCli();
    const before = await upload('#123456');
    expect(before.status).toBe(200);

    await s3.kill();
    expectRefusal(await upload('#654321'), AT_ONCE_MS);
    expectRefusal(await site.ask(unseen[0] ?? ''), AT_ONCE_MS);
    expect((await site.ask('/api/releases', { token })).status).toBe(200);
    expect((await site.rename(PORTAL, 'Saved without a bucket', token)).status).toBe(200);
    for (const command of [['rollback'], ['pin', 'mfe-portal', '1.0.0']])
      expect(await desk.refusal(['remotes', ...command], { env: settings })).toMatch(
        /cannot be reached.*try again/,
      );
    await until(() => timesSaid() > 0);

    s3 = await startS3(folder, { before: s3 });
    await until(async () => (await site.ask(unseen[0] ?? '')).status === 200);
    expect(timesSaid()).toBe(1);
    // Stored completely, and the rejected one is accepted now.
    for (const taken of [before, await upload('#654321')]) {
      expect(taken.status).toBe(200);
      const picture = await site.ask(addressOf(taken), { headers: { accept: 'image/webp' } });
      expect(picture.status).toBe(200);
    }
    const list = ['remotes', 'list'];
    const { stable } = await desk.data<{ stable: { packages: Record<string, string> } }>(list, {
      env: settings,
    });
    const version = stable.packages['mfe-portal'] ?? '';
    await desk.data(['remotes', 'pin', 'mfe-portal', version], { env: settings });
    await until(() => isPinned('mfe-portal'));
    expect(failures).toEqual([]);
  });

  test('silent: no request waits longer than ten seconds, and later ones fail at once', async () => {
    way.hang();
    // The first requests detect the failure.
    const first = await Promise.all([site.ask(unseen[1] ?? ''), upload('#aa5500')]);
    for (const response of first) expectRefusal(response, RESPONDS_WITHIN_MS);
    expectRefusal(await site.ask(unseen[2] ?? ''), AT_ONCE_MS);
    await way.restore();
    await until(async () => (await site.ask(unseen[1] ?? '')).status === 200);
    expect((await upload('#aa5500')).status).toBe(200);
    expect(failures).toEqual([]);
  });

  test('cut off: the same, at once', async () => {
    way.cut();
    expectRefusal(await upload('#00aa55'), AT_ONCE_MS);
    expectRefusal(await site.ask(unseen[3] ?? ''), AT_ONCE_MS);
    await way.restore();
    await until(async () => (await site.ask(unseen[3] ?? '')).status === 200);
    expect((await upload('#00aa55')).status).toBe(200);
    await load.stop();
    expect(failures).toEqual([]);
  });
});
