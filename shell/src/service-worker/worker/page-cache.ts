import { SEEN_META } from '../messages.ts';
import { isCacheableDocument, isOwnPage, pageCacheKey } from './cache-rules.ts';
import { pageFacts } from './page-facts.ts';
import {
  cachedReleaseSets,
  cacheReleaseFiles,
  noteIntegrity,
  noteRoutes,
  openReleaseCache,
  routesIn,
} from './release-cache.ts';
import { metadataOf, seenAtOf, seenHeaders } from './seen-headers.ts';

/** Cached pages of a release set, some 100 KB each; the least recently visited one is evicted first. */
const MAX_PAGES = 40;

const TITLE = 'x-portico-title';
const LANGUAGE = 'x-portico-language';

/** File names of shell chunks that a page may need offline. */
let shellFiles: readonly string[] = [];
export const setShellFiles = (names: readonly string[]): void => {
  shellFiles = names;
};

/** A cached page. */
export interface SeenPage {
  /** Path and query. */
  name: string;
  title: string;
  language: string;
  /** ms since 1970. */
  seenAt: number;
}

/** Caches a page with its scripts in the cache of its release set, if it is cacheable and its route allows it. */
export async function cachePage(address: string, response: Response): Promise<void> {
  if (!isCacheableDocument(response)) return;
  const html = await response.clone().text();
  const facts = pageFacts(html);
  if (!facts) return;
  const name = pageCacheKey(new URL(address), facts.routes);
  if (name === undefined) return;
  const { releaseSet, language, title, main, integrity, scripts, routes } = facts;
  const seenAt = new Date();
  const headers = seenHeaders(response, seenAt, { [TITLE]: title, [LANGUAGE]: language });
  await noteIntegrity(releaseSet, integrity);
  await noteRoutes(releaseSet, routes);
  const cache = await openReleaseCache(releaseSet);
  await cache.put(name, new Response(dated(html, seenAt), { headers }));
  await cacheReleaseFiles(releaseSet, [...scripts, ...shellFilePaths(main, shellFiles)]);
  await evictOldest(cache);
}

/** Fetches and caches a page that was reached by client-side navigation. */
export async function fetchAndCachePage(address: string): Promise<void> {
  if (!isOwnPage(new URL(address))) return;
  await cachePage(address, await fetch(address, { credentials: 'same-origin' }));
}

/** Paths of the files of this worker's own shell: an older shell may lack them. */
const shellFilePaths = (main: string, names: readonly string[]): string[] =>
  names.map((name) => main.slice(0, main.lastIndexOf('/') + 1) + name);

/** Adds the date of the visit to the head, where it affects neither the CSP nor hydration. */
const dated = (html: string, seenAt: Date): string =>
  html.replace('<head>', `<head><meta name="${SEEN_META}" content="${seenAt.toISOString()}">`);

/** The most recent copy of a page, in any release set. */
export async function cachedPage(address: string): Promise<Response | undefined> {
  const found = await Promise.all(
    (await cachedReleaseSets()).map(async (id) => {
      const cache = await openReleaseCache(id);
      const name = pageCacheKey(new URL(address), await routesIn(cache));
      return name === undefined ? undefined : cache.match(name);
    }),
  );
  return found
    .filter((page) => page !== undefined)
    .sort((one, other) => seenAtOf(other) - seenAtOf(one))
    .at(0);
}

/** All cached pages, the latest first. */
export async function cachedPages(): Promise<SeenPage[]> {
  const pages = await Promise.all(
    (await cachedReleaseSets()).map(async (id) => pagesIn(await openReleaseCache(id))),
  );
  const newest = new Map<string, SeenPage>();
  for (const page of pages.flat().sort((one, other) => one.seenAt - other.seenAt))
    newest.set(page.name, page);
  return [...newest.values()].reverse();
}

/** Deletes all cached pages. Release files are not personal and stay. */
export async function clearPageCache(): Promise<void> {
  for (const id of await cachedReleaseSets()) {
    const cache = await openReleaseCache(id);
    for (const { name } of await pagesIn(cache)) await cache.delete(name);
  }
}

async function pagesIn(cache: Cache): Promise<SeenPage[]> {
  const requests = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/_r/'));
  return Promise.all(
    requests.map(async (request) => {
      const page = (await cache.match(request)) ?? new Response();
      const { pathname, search } = new URL(request.url);
      return {
        name: pathname + search,
        title: metadataOf(page, TITLE),
        language: metadataOf(page, LANGUAGE),
        seenAt: seenAtOf(page),
      };
    }),
  );
}

async function evictOldest(cache: Cache): Promise<void> {
  const pages = (await pagesIn(cache)).sort((one, other) => other.seenAt - one.seenAt);
  for (const { name } of pages.slice(MAX_PAGES)) await cache.delete(name);
}
