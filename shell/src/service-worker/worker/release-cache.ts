import { type DeclaredRoute, isReleaseFile } from './cache-rules.ts';

/** Prefix of the caches: one per release set, with its pages and their files, deleted as a whole. */
const CACHE_START = 'portico-set-';
/** Key of the integrity hashes that the set's pages list: those of all entries and of some scripts. */
const TABLE = '/_r/integrity';
/** Key of the routes that the set's remotes declare. */
const ROUTES = '/_r/routes';

export type Integrity = Readonly<Record<string, string>>;

export const openReleaseCache = (id: string): Promise<Cache> => caches.open(CACHE_START + id);

/** Ids of the sets that have a cache. */
export const cachedReleaseSets = async (): Promise<string[]> =>
  (await caches.keys())
    .filter((name) => name.startsWith(CACHE_START))
    .map((name) => name.slice(CACHE_START.length));

export const deleteReleaseCache = (id: string): Promise<boolean> => caches.delete(CACHE_START + id);

/** Stores the integrity hashes that a page lists; they also name the packages of its set. */
export async function noteIntegrity(id: string, integrity: Integrity): Promise<void> {
  const cache = await openReleaseCache(id);
  const noted = await integrityOf(cache);
  if (Object.keys(integrity).every((file) => file in noted)) return;
  await cache.put(TABLE, Response.json({ ...noted, ...integrity }));
}

/** Stores the routes that a page lists; those of a set never change. */
export async function noteRoutes(id: string, routes: readonly DeclaredRoute[]): Promise<void> {
  const cache = await openReleaseCache(id);
  if (!(await cache.match(ROUTES))) await cache.put(ROUTES, Response.json(routes));
}

/** The routes in a set's cache; none if an earlier version of the worker created it. */
export const routesIn = async (cache: Cache): Promise<readonly DeclaredRoute[]> =>
  ((await (await cache.match(ROUTES))?.json()) as DeclaredRoute[] | undefined) ?? [];

const integrityOf = async (cache: Cache): Promise<Integrity> =>
  ((await (await cache.match(TABLE))?.json()) as Integrity | undefined) ?? {};

/**
 * Caches the files that the set lacks, except those that fail to load or do not match their hash. The browser checks
 * each again when a page runs it.
 */
export async function cacheReleaseFiles(id: string, files: readonly string[]): Promise<void> {
  const cache = await openReleaseCache(id);
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
 * Serves a release file from the cache of any set that contains it, or else from the network, and adds it to those of
 * its sets that lack it. `waitUntil` receives work that outlasts the response.
 */
export async function handleReleaseFile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const sets = await setsOf(request.url);
  const found = await Promise.all(sets.map((set) => set.match(request.url)));
  const cached = found.find((response) => response !== undefined);
  const response = cached ?? (await fetch(request));
  const lacking = sets.filter((_set, index) => found[index] === undefined);
  if (response.ok && response.type === 'basic' && lacking.length > 0) {
    const copies = lacking.map((set) => [set, response.clone()] as const);
    waitUntil(Promise.allSettled(copies.map(([set, copy]) => set.put(request.url, copy))));
  }
  return response;
}

async function setsOf(address: string): Promise<Cache[]> {
  const url = new URL(address);
  if (!isReleaseFile(url)) return [];
  const folder = folderOf(url.pathname);
  const ids = await cachedReleaseSets();
  const folders = await Promise.all(ids.map(knownFolders));
  return Promise.all(ids.filter((_id, index) => folders[index]?.has(folder)).map(openReleaseCache));
}

/** By set; read once per worker, because a set never changes. */
const known = new Map<string, Set<string>>();

async function knownFolders(id: string): Promise<Set<string>> {
  const folders = known.get(id) ?? foldersOf(await integrityOf(await openReleaseCache(id)));
  if (folders.size > 0) known.set(id, folders);
  return folders;
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
const foldersOf = (integrity: Integrity): Set<string> => new Set(Object.keys(integrity).map(folderOf));
