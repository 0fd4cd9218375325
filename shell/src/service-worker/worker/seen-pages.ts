import { SEEN_META } from '../worker-words.ts';
import { pageFacts } from './page-facts.ts';
import { besides, seenAtOf, seenHeaders } from './seen-headers.ts';
import { keepFiles, keptSets, noteIntegrity, openSet } from './set-caches.ts';
import { mayKeepDocument, pageName } from './what-is-kept.ts';

/** Pages kept of a release set: some 100 KB each. The one seen longest ago goes first. */
const MAX_PAGES = 40;

const TITLE = 'x-portico-title';
const LANGUAGE = 'x-portico-language';

/** Files of the shell, by name, that a page may want without a network. */
let wantedOfShell: readonly string[] = [];
export const wantOfShell = (names: readonly string[]): void => {
  wantedOfShell = names;
};

/** A page that was seen. */
export interface SeenPage {
  /** Path and query. */
  name: string;
  title: string;
  language: string;
  /** ms since 1970. */
  seenAt: number;
}

/** Keeps a page as it came, with its scripts, in the cache of its release set; nothing of what may not be kept. */
export async function keepPage(address: string, response: Response): Promise<void> {
  const name = pageName(new URL(address));
  if (name === undefined || !mayKeepDocument(response)) return;
  const html = await response.clone().text();
  const facts = pageFacts(html);
  if (!facts) return;
  const { releaseSet, language, title, main, integrity, scripts } = facts;
  const seenAt = new Date();
  const headers = seenHeaders(response, seenAt, { [TITLE]: title, [LANGUAGE]: language });
  await noteIntegrity(releaseSet, integrity);
  const cache = await openSet(releaseSet);
  await cache.put(name, new Response(dated(html, seenAt), { headers }));
  await keepFiles(releaseSet, [...scripts, ...besideShell(main, wantedOfShell)]);
  await forgetOldest(cache);
}

/** Fetches and keeps a page that its reader has come to without a document. */
export async function fetchAndKeep(address: string): Promise<void> {
  if (pageName(new URL(address)) === undefined) return;
  await keepPage(address, await fetch(address, { credentials: 'same-origin' }));
}

/** Files of this worker's own shell: that of an older page may be without them. */
const besideShell = (main: string, names: readonly string[]): string[] =>
  names.map((name) => main.slice(0, main.lastIndexOf('/') + 1) + name);

/** The page says when it was seen: in its head, which no content policy and no drawing in the browser looks at. */
const dated = (html: string, seenAt: Date): string =>
  html.replace('<head>', `<head><meta name="${SEEN_META}" content="${seenAt.toISOString()}">`);

/** The page as it was seen last, of whatever release set. */
export async function seenPage(address: string): Promise<Response | undefined> {
  const name = pageName(new URL(address));
  if (name === undefined) return undefined;
  const found = await Promise.all((await keptSets()).map(async (id) => (await openSet(id)).match(name)));
  return found
    .filter((page) => page !== undefined)
    .sort((one, other) => seenAtOf(other) - seenAtOf(one))
    .at(0);
}

/** Every page that is kept, the latest first. */
export async function seenPages(): Promise<SeenPage[]> {
  const pages = await Promise.all((await keptSets()).map(async (id) => pagesIn(await openSet(id))));
  const newest = new Map<string, SeenPage>();
  for (const page of pages.flat().sort((one, other) => one.seenAt - other.seenAt))
    newest.set(page.name, page);
  return [...newest.values()].reverse();
}

/** Forgets every page; the files of releases are nobody's and stay. */
export async function forgetPages(): Promise<void> {
  for (const id of await keptSets()) {
    const cache = await openSet(id);
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
        title: besides(page, TITLE),
        language: besides(page, LANGUAGE),
        seenAt: seenAtOf(page),
      };
    }),
  );
}

async function forgetOldest(cache: Cache): Promise<void> {
  const pages = (await pagesIn(cache)).sort((one, other) => other.seenAt - one.seenAt);
  for (const { name } of pages.slice(MAX_PAGES)) await cache.delete(name);
}
