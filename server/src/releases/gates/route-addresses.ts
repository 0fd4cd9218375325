/** Value of a parameter without a matching public page; such pages render as not found. */
const UNKNOWN_ID = 'portico-smoke-test';

/** Public pages that are searched for matches; a large site has a page of each kind among the first ones. */
const PATHS_READ = 20_000;

/** A URL for every pattern: of an existing page where the pattern has parameters and one matches. */
export async function addressesOf(
  routes: readonly { path: string }[],
  publicPaths: AsyncIterable<string>,
): Promise<Map<string, string>> {
  const addresses = new Map(routes.map(({ path }) => [path, withUnknownIds(path)]));
  const wanted = new Map(
    routes.filter(({ path }) => path.includes(':')).map(({ path }) => [path, matcherOf(path)]),
  );
  let read = 0;
  for await (const publicPath of publicPaths) {
    for (const [pattern, matcher] of wanted) {
      if (!matcher.test(publicPath)) continue;
      addresses.set(pattern, publicPath);
      wanted.delete(pattern);
    }
    read += 1;
    if (wanted.size === 0 || read === PATHS_READ) break;
  }
  return addresses;
}

const withUnknownIds = (pattern: string): string =>
  pattern.replaceAll(/:[^/]+/g, UNKNOWN_ID).replace(/\*$/, UNKNOWN_ID);

const matcherOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:[^/]+/g, '[^/]+')}$`);
