/** Stands for a parameter of which nothing public is there; pages answer that they do not know it. */
const MADE_UP_ID = 'portico-smoke-test';

/** Public pages that are looked at, at most: a large site has a page of each kind among the first of them. */
const PATHS_READ = 20_000;

/** An address for every pattern: of a page that is there where the pattern has parameters and one fits. */
export async function addressesOf(
  routes: readonly { path: string }[],
  publicPaths: AsyncIterable<string>,
): Promise<Map<string, string>> {
  const addresses = new Map(routes.map(({ path }) => [path, withMadeUpIds(path)]));
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

const withMadeUpIds = (pattern: string): string =>
  pattern.replaceAll(/:[^/]+/g, MADE_UP_ID).replace(/\*$/, MADE_UP_ID);

const matcherOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:[^/]+/g, '[^/]+')}$`);
