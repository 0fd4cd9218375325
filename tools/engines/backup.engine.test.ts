import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { compareRecords } from '../../server/src/cli/migrate/compare-records.ts';
import { openTables } from '../../server/src/cli/migrate/migration-sides.ts';
import type { S3Settings } from '../../server/src/config/storage-settings.ts';
import { openS3Objects } from '../../server/src/storage/s3-objects.ts';
import type { StoreLocation } from '../../server/src/storage/store-location.ts';
import { freshBucket } from '../../server/src/testing/fresh-bucket.ts';
import { freshSchema } from '../../server/src/testing/fresh-schema.ts';
import { multipartForm } from '../../server/src/testing/multipart.ts';
import { openTestCli } from '../../server/src/testing/run-cli.ts';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { until } from '../../server/src/testing/until.ts';
import { findOrGetPostgres } from './postgres-programs.ts';
import { type SiteClient, siteClient } from './site-client.ts';

const PORTAL = 'wat-arun';
const IMAGE = /\/images\/([\w-]+)\?/;
const SETTINGS = {
  PORTICO_SECRET: 'one secret of the source and of what is restored',
  PORTICO_TRUSTED_PROXIES: 'loopback',
  PORTICO_LOG: 'error',
  PORTICO_SAVES_PER_MINUTE: '100000',
};
/** Kinds that differ by design, or change during the copy. */
const MOVING = [
  /: the (session|one-time-code|user|counter|tries|audit|account-usage|portal-usage) /,
  new RegExp(`: the portal(-versions?|-translation)? ${PORTAL}`),
  // A lease, which ends soon after the start.
  /: the index-version image-facts /,
];

const servers: ServerProcess[] = [];
async function start(settings: Record<string, string>): Promise<{ server: ServerProcess; site: SiteClient }> {
  const server = await startServerProcess({ ...SETTINGS, ...settings });
  servers.push(server);
  return { server, site: siteClient(server.origin) };
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});

const titleOf = (number: number) => `Saved as number ${number}`;

/** Saves a portal repeatedly; `acknowledged` is the last number that the server has confirmed. */
function startWriting(site: SiteClient, token: string) {
  let acknowledged = 0;
  let isWriting = true;
  const writing = (async () => {
    for (let number = 1; isWriting; number++) {
      const { status } = await site.rename(PORTAL, titleOf(number), token);
      if (status === 200) acknowledged = number;
      // Slow enough not to reach the limit of saves.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    acknowledged: () => acknowledged,
    async stop() {
      isWriting = false;
      await writing;
    },
  };
}

async function upload(site: SiteClient, token: string, background: string): Promise<string> {
  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = await multipartForm([['file', picture]]);
  const { status, text } = await site.ask(`/api/portal/${PORTAL}/image/new`, {
    method: 'POST',
    token,
    ...form,
  });
  expect(status).toBe(200);
  return (JSON.parse(text) as { ref: string }).ref;
}

/** Differences between two stores, apart from MOVING. */
async function differences(source: StoreLocation, target: StoreLocation): Promise<string[]> {
  const found: string[] = [];
  const tables = [await openTables(source), await openTables(target)] as const;
  const compared = { add: (sentence: string) => void found.push(sentence) } as never;
  const { counts } = await compareRecords({ source: tables[0], target: tables[1], differences: compared });
  for (const side of tables) await side.close();
  expect(counts.reduce((sum, { source: count }) => sum + count, 0)).toBeGreaterThan(500);
  return found.filter((sentence) => !MOVING.some((moving) => moving.test(sentence)));
}

/**
 * The restored site serves the page with its restored releases, and everything that was acknowledged before the copy.
 */
async function expectRestored(site: SiteClient, before: number, formerToken: string): Promise<void> {
  const page = await site.ask(`/portals/${PORTAL}`);
  expect(page.status).toBe(200);
  const [, number] = /Saved as number (\d+)/.exec(page.text) ?? [];
  expect(Number(number)).toBeGreaterThanOrEqual(before);
  const [, image] = IMAGE.exec(page.text) ?? [];
  expect((await site.ask(`/images/${image}?w=640`)).status).toBe(200);
  expect((await site.ask('/api/auth/login', { token: formerToken })).status).toBe(401);
}

/** Path of an image's original below `images/originals`. */
const originalOf = (id: string): string => `${id.slice(0, 2)}/${id}`;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Hashes of all files below a folder, by path; without those that are being written, which have temporary names. */
function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.part'),
  );
  const names = entries.map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(names.map((name) => [path.relative(folder, name), hashOf(readFileSync(name))]));
}

test('[OPEN-12] an installation on built releases is backed up while it is written to, and restored elsewhere', async () => {
  const folder = scratchFolder();
  const { server, site } = await start({ PORTICO_DATA: folder });
  const token = await site.signIn('admin');
  const writer = startWriting(site, token);
  await until(() => writer.acknowledged() >= 3);
  const image = await upload(site, token, '#123456');
  const imagesBefore = [...filesIn(path.join(folder, 'images', 'originals')).keys()];
  const before = writer.acknowledged();
  const desk = await openTestCli();
  const file = path.join(scratchFolder(), 'portico.tar.gz');
  const env = { ...SETTINGS, PORTICO_DATA: folder };
  const { stderr, exitCode } = await desk.portico(['backup', file], { env });
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  const during = writer.acknowledged();
  await until(() => writer.acknowledged() > during);
  await writer.stop();
  await server.stop();

  await desk.data(['backup', '--verify', file], { env: SETTINGS });
  await desk.data(['restore', file], { env: SETTINGS });
  const at = (data: string) => ({ file: path.join(data, 'records', 'portico.db') });
  expect(await differences(at(folder), at(desk.folder))).toEqual([]);
  expect(filesIn(path.join(desk.folder, 'releases'))).toEqual(filesIn(path.join(folder, 'releases')));
  const [images, restored] = [folder, desk.folder].map((data) =>
    filesIn(path.join(data, 'images', 'originals')),
  );
  expect(restored?.get(originalOf(image))).toBeDefined();
  expect(imagesBefore.filter((name) => !restored?.has(name))).toEqual([]);
  expect([...(restored ?? [])].filter(([name, hash]) => images?.get(name) !== hash)).toEqual([]);

  const { site: second } = await start({ PORTICO_DATA: desk.folder });
  await expectRestored(second, before, token);
});

/** pg_dump and pg_restore of the PostgreSQL that runs here, if it includes them. */
function postgresTools(): { dump: string; restore: string } | undefined {
  if (!process.env['PORTICO_TEST_DATABASE_URL'] || !process.env['PORTICO_TEST_S3_URL']) return undefined;
  const folder = findOrGetPostgres();
  const tools = { dump: path.join(folder, 'pg_dump'), restore: path.join(folder, 'pg_restore') };
  return existsSync(tools.dump) && existsSync(tools.restore) ? tools : undefined;
}

const tools = postgresTools();

/** The URL for PostgreSQL's programs, which do not decode a plus as a space. */
const forPrograms = (url: string): string => url.replaceAll('+', '%20');

(tools ? describe : describe.skip)('PostgreSQL and S3', () => {
  const run = promisify(execFile);
  const databases: { admin: string; name: string }[] = [];
  afterAll(async () => {
    for (const { admin, name } of databases)
      await onDatabase(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

  async function onDatabase(url: string, statement: string): Promise<void> {
    const client = new pg.Client(url);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  /** An empty database beside that one, with the same settings. */
  async function emptyDatabase(url: string): Promise<string> {
    const made = new URL(url);
    const name = `restored_${Date.now()}`;
    await onDatabase(url, `CREATE DATABASE ${name}`);
    databases.push({ admin: url, name });
    made.pathname = `/${name}`;
    return made.href;
  }

  const settingsOf = (url: string, s3: S3Settings) => ({
    DATABASE_URL: url,
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  });

  async function objectsOf(s3: S3Settings): Promise<Map<string, Buffer>> {
    const objects = openS3Objects(s3, '');
    const found = new Map<string, Buffer>();
    for (
      let page = await objects.listAfter('');
      page.length > 0;
      page = await objects.listAfter(page.at(-1)?.name ?? '')
    ) {
      for (const { name } of page) found.set(name, (await objects.read(name)) ?? Buffer.alloc(0));
    }
    return found;
  }

  test('a dump and then a copy of the bucket agree, although the site is written to meanwhile', async () => {
    const url = await freshSchema();
    const bucket = await freshBucket();
    const { server, site } = await start({ PORTICO_DATA: scratchFolder(), ...settingsOf(url, bucket) });
    const token = await site.signIn('admin');
    const writer = startWriting(site, token);
    await until(() => writer.acknowledged() >= 3);
    const image = await upload(site, token, '#123456');
    const before = writer.acknowledged();

    const dump = path.join(scratchFolder(), 'portico.dump');
    const schema = new URL(url).searchParams.get('application_name') ?? '';
    await run(tools?.dump ?? '', [
      '--format=custom',
      `--schema=${schema}`,
      `--file=${dump}`,
      forPrograms(url),
    ]);
    const late = await upload(site, token, '#654321');
    const copied = await objectsOf(bucket);
    await writer.stop();
    await server.stop();

    const second = await freshBucket();
    const target = openS3Objects(second, '');
    for (const [name, bytes] of copied) await target.write(name, bytes);
    const restored = await emptyDatabase(url);
    await run(tools?.restore ?? '', ['--exit-on-error', `--dbname=${forPrograms(restored)}`, dump]);
    const desk = await openTestCli();
    const settings = settingsOf(restored, second);
    await desk.data(['users', 'sign-out'], { env: { ...SETTINGS, ...settings } });

    const [onlyLate, ...others] = await differences({ url }, { url: restored });
    expect([onlyLate, others]).toEqual([expect.stringContaining(late), []]);
    expect(copied.has(`images/originals/${originalOf(image)}`)).toBe(true);
    expect([...copied.keys()].filter((name) => name.startsWith('releases/')).length).toBeGreaterThan(100);

    const { site: again } = await start({ PORTICO_DATA: scratchFolder(), ...settings });
    await expectRestored(again, before, token);
  });
});
