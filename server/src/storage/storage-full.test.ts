import nodeFs, { existsSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import Database from 'libsql';
import { backUp } from '../archive/backup.ts';
import { openDiskImageStore } from '../images/disk-image-store.ts';
import { openDiskReleases } from '../releases/open-releases.ts';
import { verifiedRelease } from '../testing/built-release.ts';
import { plainJpeg } from '../testing/image-store.contract.ts';
import { multipartForm } from '../testing/multipart.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openTestApp } from '../testing/test-app.ts';
import { openLibsqlRecordStore } from './libsql-record-store.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Records the connections that are opened from now on. */
const watchConnections = () => jest.spyOn(Database.prototype, 'exec');

/** Makes SQLite fail as on a full disk: no page can be added to the file. */
function fill(connection: Database.Database): { makeRoom(): void } {
  const [{ page_count: pages }] = connection.prepare('PRAGMA page_count').all() as [{ page_count: number }];
  connection.exec(`PRAGMA max_page_count = ${pages}`);
  return { makeRoom: () => connection.exec('PRAGMA max_page_count = 1000000') };
}

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** Files are cut at half of their bytes, as on a full disk. */
function fillDisk(): { makeRoom(): void } {
  const { open } = fs;
  const opened = jest.spyOn(fs, 'open').mockImplementation(async (...given) => {
    const handle = await open(...given);
    const { writeFile } = handle;
    handle.writeFile = async (bytes) => {
      const whole = Buffer.from(bytes as Buffer);
      await writeFile.call(handle, whole.subarray(0, whole.length / 2));
      throw full;
    };
    return handle;
  });
  return { makeRoom: () => opened.mockRestore() };
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

test('a batch on a full disk changes nothing, gives the reason, and succeeds once there is space', async () => {
  const connections = watchConnections();
  const store = openLibsqlRecordStore({ file: path.join(scratchFolder(), 'portico.db') });
  const key = { provider: 'demo', kind: 'portal', id: 'a' };
  await store.put({ ...key, value: { n: 1 } });
  const { makeRoom } = fill(connections.mock.contexts[0] as Database.Database);
  const batch = [
    { put: { ...key, value: { n: 2 } } },
    { put: { ...key, id: 'b', value: { text: 'x'.repeat(100_000) } } },
  ];

  await expect(store.batch(batch)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(await store.get(key)).toMatchObject({ revision: 1, value: { n: 1 } });
  expect(await store.list({ provider: 'demo', kind: 'portal' })).toHaveLength(1);

  makeRoom();
  await store.batch(batch);
  expect(await store.get(key)).toMatchObject({ revision: 2, value: { n: 2 } });
  await store.close();
});

test('a call that writes gets 507 while the disk is full, reads succeed, and the call succeeds afterwards', async () => {
  const connections = watchConnections();
  const { ask } = await openTestApp();
  const { makeRoom } = fill(connections.mock.contexts[0] as Database.Database);
  const signIn = () =>
    ask({
      url: '/api/auth/login',
      method: 'POST',
      body: { username: 'creator', password: 'creator-demo' },
    });

  // Sessions fill the remaining pages.
  let refused = await signIn();
  for (let tries = 0; refused.statusCode === 200 && tries < 25; tries++) refused = await signIn();
  expect(refused.statusCode).toBe(507);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json()).toMatchObject({ status: 'fail', code: 'storage-full' });
  expect((await ask({ url: '/api/health' })).statusCode).toBe(200);
  expect((await ask({ url: '/api/portal/wat-phumin' })).statusCode).toBe(200);

  makeRoom();
  expect((await signIn()).statusCode).toBe(200);
});

test('an upload on a full disk gets 507 and leaves no file, whether the picture or its record fails', async () => {
  const { ask, signIn, services } = await openTestApp();
  const headers = await signIn();
  const folder = path.join(services.config.dataFolder, 'images');
  const picture = await plainJpeg(600, 400);
  const upload = async () => {
    const form = await multipartForm([['file', picture]]);
    return ask({
      url: '/api/portal/wat-phumin/image/new',
      method: 'POST',
      body: form.body,
      headers: { ...headers, ...form.headers },
    });
  };

  const disk = fillDisk();
  expect((await upload()).statusCode).toBe(507);
  disk.makeRoom();
  expect(filesIn(folder)).toEqual([]);

  // Only the image's record fails: the audit log writes in the background and must not consume the error.
  const { batch } = services.records;
  const fullRecords = jest
    .spyOn(services.records, 'batch')
    .mockImplementation((writes) =>
      writes.some((write) => 'put' in write && write.put.kind === 'image')
        ? Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))
        : batch.call(services.records, writes),
    );
  expect((await upload()).statusCode).toBe(507);
  fullRecords.mockRestore();
  await services.images.settled();
  expect(filesIn(folder)).toEqual([]);

  expect((await upload()).statusCode).toBe(200);
});

test('an image variant that cannot be stored is served anyway', async () => {
  const folder = scratchFolder();
  const store = openDiskImageStore({ folder });
  const { id } = await store.put(await plainJpeg(800, 600));
  await store.settled();
  await fs.rm(path.join(folder, 'variants'), { recursive: true });

  fillDisk();
  const served = await store.variant({ id, width: 320, accepts: ['webp'] });
  expect(served).toMatchObject({ format: 'webp', width: 320 });
  await store.settled();
  expect(filesIn(folder)).toEqual([id]);
});

test('a release on a full disk is not published, leaves no part, and is published once there is space', async () => {
  const folder = scratchFolder();
  const store = openDiskReleases(folder);
  const live = await verifiedRelease({ name: 'shell', version: '1.0.0' });
  await store.publish(live);
  const before = filesIn(folder);
  const next = await verifiedRelease({ name: 'shell', version: '2.0.0' });

  const { makeRoom } = fillDisk();
  await expect(store.publish(next)).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(store.sign('shell', '1.0.0', 'signature')).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await store.list()).toEqual([{ name: 'shell', version: '1.0.0' }]);
  expect(await store.descriptor('shell', '1.0.0')).toMatchObject({ version: '1.0.0' });
  expect(filesIn(folder)).toEqual(before);

  makeRoom();
  await store.publish(next);
  expect(await store.list()).toHaveLength(2);
});

test('a backup on a full disk reports it and leaves no part of the archive', async () => {
  const [dataFolder, folder] = [scratchFolder(), scratchFolder()];
  const { services } = await openTestApp([], { PORTICO_DATA: dataFolder });
  const file = path.join(folder, 'backup.tar.gz');
  const order = { config: services.config, file, now: new Date() };
  const { createWriteStream, open, close } = nodeFs;
  const noRoom = (...given: unknown[]) => (given.at(-1) as (error: Error) => void)(full);
  jest
    .spyOn(nodeFs, 'createWriteStream')
    .mockImplementation((to) =>
      createWriteStream(to, { fs: { open, close, write: noRoom, writev: noRoom } }),
    );

  await expect(backUp(order)).rejects.toThrow('the disk is full: make room');
  expect(readdirSync(folder)).toEqual([]);
  expect(filesIn(dataFolder).filter((name) => name.startsWith('snapshot'))).toEqual([]);

  jest.restoreAllMocks();
  await backUp(order);
  expect(readdirSync(folder)).toEqual(['backup.tar.gz']);
});
