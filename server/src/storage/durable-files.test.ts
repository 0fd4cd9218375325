import { readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { openDiskImageStore } from '../images/disk-image-store.ts';
import { openDiskReleases } from '../releases/open-releases.ts';
import { goLive } from '../releases/rollout-changes.ts';
import { verifiedRelease } from '../testing/built-release.ts';
import { plainJpeg } from '../testing/image-store.contract.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { writeDurably } from './durable-files.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Records the disk operations under a folder in order, without random parts of names. */
function watchDisk(folder: string): string[] {
  const happened: string[] = [];
  const note = (what: string, place: unknown): void => {
    const name = path.relative(folder, String(place)).replace(/\.[\da-f-]{36}\.(part|unfinished)/, '~');
    happened.push(`${what} ${name || '.'}`);
  };
  const { open, rename, link } = fs;
  jest.spyOn(fs, 'open').mockImplementation(async (...given) => {
    const handle = await open(...given);
    const { sync } = handle;
    handle.sync = () => {
      note('sync', given[0]);
      return sync.call(handle);
    };
    return handle;
  });
  jest.spyOn(fs, 'rename').mockImplementation((from, to) => {
    note('name', to);
    return rename(from, to);
  });
  jest.spyOn(fs, 'link').mockImplementation((from, to) => {
    note('name', to);
    return link(from, to);
  });
  return happened;
}

test('a file is synced before it is renamed, and its folders afterwards', async () => {
  const folder = scratchFolder();
  const happened = watchDisk(folder);
  expect(await writeDurably({ file: path.join(folder, 'a/b/one'), bytes: 'x' })).toBe(true);
  expect(happened).toEqual(['sync a', 'sync .', 'sync a/b/one~', 'name a/b/one', 'sync a/b']);
  expect(readFileSync(path.join(folder, 'a/b/one'), 'utf8')).toBe('x');
  expect(readdirSync(path.join(folder, 'a/b'))).toEqual(['one']);
});

test('a new file never replaces an existing one, and a failed write leaves nothing behind', async () => {
  const folder = scratchFolder();
  const file = path.join(folder, 'one');
  await writeDurably({ file, bytes: 'first' });
  expect(await writeDurably({ file, bytes: 'second', isNew: true })).toBe(false);
  jest.spyOn(fs, 'rename').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await expect(writeDurably({ file, bytes: 'third' })).rejects.toThrow('full');
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['one']);
});

test('an image is on the disk before its record is written', async () => {
  const folder = scratchFolder();
  const store = openDiskImageStore({ folder });
  const happened = watchDisk(folder);
  let id = '';
  await store.put(await plainJpeg(400, 300), {
    onStored: async (image) => {
      id = image.id;
      happened.push('record');
    },
  });
  await store.settled();
  const original = `originals/${id.slice(0, 2)}/${id}`;
  const places = [`sync ${original}~`, `name ${original}`, `sync ${path.dirname(original)}`, 'record'];
  const positions = places.map((place) => happened.indexOf(place));
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  expect(positions).not.toContain(-1);
});

test('a release is on the disk before it can go live, and so is the change that makes it live', async () => {
  const folder = scratchFolder();
  const store = openDiskReleases(folder);
  const built = await verifiedRelease({ name: 'shell', version: '1.0.0' });
  const happened = watchDisk(folder);
  await store.publish(built);
  const named = happened.indexOf('name shell/1.0.0');
  const files = readdirSync(path.join(folder, 'shell/1.0.0'), { recursive: true }).map(
    (name) => `sync shell/1.0.0~/${String(name)}`,
  );
  expect(files).toContain('sync shell/1.0.0~/remote.json');
  expect(happened.slice(0, named)).toEqual(expect.arrayContaining([...files, 'sync shell/1.0.0~']));
  expect(happened.slice(named + 1)).toEqual(['sync shell']);
  happened.length = 0;
  const now = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };
  await store.change((state) => goLive(state, { name: 'shell', version: '1.0.0', ...now }));
  const rollout = '_rollouts/00000001.json';
  expect(happened.slice(-3)).toEqual([`sync ${rollout}~`, `name ${rollout}`, 'sync _rollouts']);
});
