/** Where the views of all pages are counted that have no record and no id of their own. */
export const OTHER_SITE_PAGES = 'other';

/**
 * Ids of two paths in stored counts. They cannot be derived from a path or a release: the counts of former years have
 * them, whatever remote serves the page today.
 */
const STORED_IDS: Readonly<Record<string, string>> = { '/': 'home', '/portals': 'search' };
const PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries(STORED_IDS).map(([path, id]) => [id, path]),
);

/** A path without parameters whose segments need no escape, so that dots can separate them in an id. */
const PLAIN_PATH = /^(?=.{2,81}$)(?:\/[\w-]+)+$/;

/**
 * The id by which the views of a page without a record are counted: `events.today` for `/events/today`. `other` for a
 * path that no id can name.
 */
export function sitePageId(path: string): string {
  if (Object.hasOwn(STORED_IDS, path)) return STORED_IDS[path] ?? OTHER_SITE_PAGES;
  const id = path.slice(1).replaceAll('/', '.');
  return PLAIN_PATH.test(path) && !PATHS.has(id) ? id : OTHER_SITE_PAGES;
}

/** The path of a page without a record by its id in the counts; undefined for `other`. */
export const sitePagePath = (id: string): string | undefined =>
  id === OTHER_SITE_PAGES ? undefined : (PATHS.get(id) ?? `/${id.replaceAll('.', '/')}`);
