import { isReleaseFile } from './what-is-kept.ts';

/** A release set with its pages and their files: one cache, kept and dropped as a whole. */
const CACHE_START = 'portico-set-';
/** Where a set's cache has the hashes of scripts that its pages listed: of every package's entry, and of some others. */
const TABLE = '/_r/integrity';

export type Integrity = Readonly<Record<string, string>>;

export const openSet = (id: string): Promise<Cache> => caches.open(CACHE_START + id);

/** The ids of the sets that something is kept of. */
export const keptSets = async (): Promise<string[]> =>
  (await caches.keys())
    .filter((name) => name.startsWith(CACHE_START))
    .map((name) => name.slice(CACHE_START.length));

export const dropSet = (id: string): Promise<boolean> => caches.delete(CACHE_START + id);

/** Notes what a page listed of its set: the packages that belong to it, and the hashes of what it wanted. */
export async function noteIntegrity(id: string, integrity: Integrity): Promise<void> {
  const cache = await openSet(id);
  const noted = await integrityOf(cache);
  if (Object.keys(integrity).every((file) => file in noted)) return;
  await cache.put(TABLE, Response.json({ ...noted, ...integrity }));
}

const integrityOf = async (cache: Cache): Promise<Integrity> =>
  ((await (await cache.match(TABLE))?.json()) as Integrity | undefined) ?? {};

/**
 * Keeps those of the files that the set lacks; one that does not come, or is not what it is listed as, is left out. The
 * browser checks each again when a page runs it.
 */
export async function keepFiles(id: string, files: readonly string[]): Promise<void> {
  const cache = await openSet(id);
  const integrity = await integrityOf(cache);
  const folders = foldersOf(integrity);
  const wanted = [...new Set(files)].filter((file) => folders.has(folderOf(file)));
  await Promise.allSettled(
    wanted.map(async (file) => {
      if (await cache.match(file)) return;
      const response = await fetch(file, { integrity: integrity[file] ?? '' });
      if (response.ok) await cache.put(file, response);
    }),
  );
}

/**
 * A file of a release: from the cache of any set that it belongs to, else from the network; each of those sets has it
 * afterwards. `keep` is given what goes on after the answer.
 */
export async function answerFile(
  request: Request,
  keep: (work: Promise<unknown>) => void,
): Promise<Response> {
  const sets = await setsOf(request.url);
  const found = await Promise.all(sets.map((set) => set.match(request.url)));
  const kept = found.find((response) => response !== undefined);
  const response = kept ?? (await fetch(request));
  const lacking = sets.filter((_set, index) => found[index] === undefined);
  if (response.ok && response.type === 'basic' && lacking.length > 0) {
    const copies = lacking.map((set) => [set, response.clone()] as const);
    keep(Promise.allSettled(copies.map(([set, copy]) => set.put(request.url, copy))));
  }
  return response;
}

async function setsOf(address: string): Promise<Cache[]> {
  const url = new URL(address);
  if (!isReleaseFile(url)) return [];
  const folder = folderOf(url.pathname);
  const ids = await keptSets();
  const folders = await Promise.all(ids.map(knownFolders));
  return Promise.all(ids.filter((_id, index) => folders[index]?.has(folder)).map(openSet));
}

/** By set; read once while the worker lives, as a set never changes. */
const known = new Map<string, Set<string>>();

async function knownFolders(id: string): Promise<Set<string>> {
  const folders = known.get(id) ?? foldersOf(await integrityOf(await openSet(id)));
  if (folders.size > 0) known.set(id, folders);
  return folders;
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
const foldersOf = (integrity: Integrity): Set<string> => new Set(Object.keys(integrity).map(folderOf));
