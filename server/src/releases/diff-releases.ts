import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Descriptor, LANGUAGES } from '@portico/shared/contracts';
import { messageKeysOf } from './message-keys.ts';
import type { ReleaseStore } from './release-store.ts';

/** Entries that only one of the releases has. */
export interface PartDiff {
  added: string[];
  removed: string[];
  changed: string[];
}

export interface FileChange {
  /** Without the build's hash in its name. */
  file: string;
  /** Bytes, for browser files compressed; undefined where the file does not exist. */
  before: number | undefined;
  after: number | undefined;
}

export interface ReleaseDiff {
  name: string;
  before: string;
  after: string;
  /** Undefined when both were built for the same version. */
  platform: { before: string; after: string } | undefined;
  parts: { routes: PartDiff; slots: PartDiff; messages: PartDiff };
  /** Bytes of all files of a target, and the files that differ. */
  files: { place: 'web' | 'node'; before: number; after: number; changes: FileChange[] }[];
}

/** Compares two releases of a package. Throws `ReleaseNotFound`. */
export async function diffReleases(
  releases: ReleaseStore,
  { name, before, after }: { name: string; before: string; after: string },
): Promise<ReleaseDiff> {
  const [one, other] = await Promise.all([
    releases.descriptor(name, before),
    releases.descriptor(name, after),
  ]);
  return {
    name,
    before,
    after,
    platform: one.platform === other.platform ? undefined : { before: one.platform, after: other.platform },
    parts: {
      routes: diffOf(routesOf(one), routesOf(other)),
      slots: diffOf(slotsOf(one), slotsOf(other)),
      messages: diffOf(await messagesOf(releases, one), await messagesOf(releases, other)),
    },
    files: [await filesDiff(releases, 'web', [one, other]), await filesDiff(releases, 'node', [one, other])],
  };
}

/** Descriptions of entries by name. */
type Entries = ReadonlyMap<string, string>;

const routesOf = ({ routes }: Descriptor): Entries =>
  new Map(Object.entries(routes).map(([route, { path: pattern }]) => [route, pattern]));
const slotsOf = ({ slots }: Descriptor): Entries => new Map(Object.keys(slots).map((slot) => [slot, '']));

/** Message keys with their languages. */
async function messagesOf(releases: ReleaseStore, { name, version, messages }: Descriptor): Promise<Entries> {
  const languages = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    for (const file of messages[language] ?? []) {
      const found = await releases.readWebFile({ name, version, file, encodings: [] });
      for (const key of messageKeysOf(found?.body.toString() ?? ''))
        languages.set(key, [...(languages.get(key) ?? []), language]);
    }
  }
  return new Map([...languages].map(([key, those]) => [key, those.join(' ')]));
}

function diffOf(before: Entries, after: Entries): PartDiff {
  const entryText = (entries: Entries, key: string): string =>
    [key, entries.get(key)].filter(Boolean).join(' ');
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return {
    added: keys.filter((key) => !before.has(key)).map((key) => entryText(after, key)),
    removed: keys.filter((key) => !after.has(key)).map((key) => entryText(before, key)),
    changed: keys
      .filter((key) => before.has(key) && after.has(key) && before.get(key) !== after.get(key))
      .map((key) => `${entryText(before, key)} -> ${after.get(key)}`),
  };
}

async function filesDiff(
  releases: ReleaseStore,
  place: 'web' | 'node',
  both: readonly [Descriptor, Descriptor],
): Promise<ReleaseDiff['files'][number]> {
  const [before, after] = await Promise.all(both.map((release) => filesOf(releases, place, release)));
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort();
  const changes = names
    .filter((file) => before?.get(file)?.hash !== after?.get(file)?.hash)
    .map((file) => ({ file, before: before?.get(file)?.bytes, after: after?.get(file)?.bytes }));
  return { place, before: total(before), after: total(after), changes };
}

type Files = Map<string, { hash: string; bytes: number }>;

async function filesOf(
  releases: ReleaseStore,
  place: 'web' | 'node',
  { name, version, ...release }: Descriptor,
): Promise<Files> {
  const folder = await releases.serverFolder(name, version);
  const bytesOf = async (file: string): Promise<number> =>
    place === 'node'
      ? (await stat(path.join(folder, file))).size
      : ((await releases.readWebFile({ name, version, file, encodings: ['br'] }))?.body.length ?? 0);
  const files: Files = new Map();
  for (const [file, hash] of Object.entries(release[place]))
    files.set(withoutHash(file), { hash, bytes: await bytesOf(file) });
  return files;
}

/** `route-portal.f5083cd8.js` and `route-portal.0a1b2c3d.js` are versions of one file. */
const withoutHash = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.js$)/, '');

const total = (files: Files | undefined): number =>
  [...(files?.values() ?? [])].reduce((sum, { bytes }) => sum + bytes, 0);
