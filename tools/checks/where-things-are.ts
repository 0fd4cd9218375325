import { tableBelow } from './table-below.ts';

/** A page that a remote declares in its `src/remote.ts`. */
export interface DeclaredRoute {
  remote: string;
  name: string;
  /** Its path pattern, such as `/towns/:townID`. */
  address: string;
  /** Relative to the repository. */
  file: string;
}

const ROUTE =
  /['"]?([\w-]+)['"]?:\s*\{\s*path:\s*'([^']+)'(?:(?!\bpath:)[\s\S])*?\bload:(?:(?!\bpath:)[\s\S])*?import\(\s*(?:\/\*[^*]*\*\/\s*)?'\.\/([^']+)'/g;
const PATHS = /\bpath:\s*'/g;
const CODE = /`([^`\n]+)`/g;
/** A path in the repository: URLs of the site begin with a slash, patterns contain angle brackets. */
const REPOSITORY_PATH = /^[\w.-]+\/(?:[\w.-]+\/)*(?:[\w.-]+\.[a-z]+)?$/;
/** The same with angle brackets, or such a name without a folder. */
const PATTERN = /^(?=.*<)[\w.<>-]+(?:\/[\w.<>-]+)*(?:\/|\.[a-z]+)$/;
const PAGES_HEADING = 'Pages';

/** Parses the routes in the source of a `remote.ts`. Throws for a route in an unsupported form. */
export function readRoutes(remote: string, source: string): DeclaredRoute[] {
  const routes = [...source.matchAll(ROUTE)].map(([, name = '', address = '', file = '']) => ({
    remote,
    name,
    address,
    file: `${remote}/src/${file}`,
  }));
  const expected = [...source.matchAll(PATHS)].length;
  if (routes.length !== expected) {
    throw new Error(`${remote}/src/remote.ts has ${expected} paths; ${routes.length} routes could be read`);
  }
  return routes;
}

/**
 * Differences between the table of pages (address, route, file) and the routes, and routes that break the naming rule.
 */
export function compareRoutes(markdown: string, routes: readonly DeclaredRoute[]): string[] {
  const rows = tableBelow(markdown, PAGES_HEADING);
  if (!rows) return [`docs/where-things-are.md has no table below "## ${PAGES_HEADING}"`];
  const fileOf = new Map(rows.map(([address = '', , file = '']) => [address, file]));
  const declared = new Set(routes.map(({ address }) => address));
  return [
    ...routes.flatMap(({ remote, name, address, file }) => {
      const written = fileOf.get(address);
      const expected = `${remote}/src/pages/${name}/${name}.route.tsx`;
      return [
        ...(written === undefined ? [`docs/where-things-are.md lacks ${address} of ${remote}`] : []),
        ...(written !== undefined && written !== file
          ? [`${address} is in ${file}; docs/where-things-are.md says ${written}`]
          : []),
        ...(file === expected
          ? []
          : [`The route ${name} of ${remote} belongs in ${expected}, not in ${file}`]),
      ];
    }),
    ...[...fileOf.keys()]
      .filter((address) => !declared.has(address))
      .map((address) => `docs/where-things-are.md lists the page ${address}, which no remote declares`),
  ];
}

/** Every file and folder of the repository that the text names as code. */
export const pathsNamedIn = (markdown: string): string[] => [
  ...new Set(
    [...markdown.matchAll(CODE)].map(([, code = '']) => code).filter((code) => REPOSITORY_PATH.test(code)),
  ),
];

/** Every pattern of files or folders that the text names, such as `<remote>/src/remote.ts` or `<slot>.slot.tsx`. */
export const patternsNamedIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(CODE)].map(([, code = '']) => code).filter((code) => PATTERN.test(code))),
];

/** Whether a file or folder matches a pattern, in which `<x>` is any text within a name. */
export function matchesPattern(file: string, pattern: string): boolean {
  const inside = pattern
    .split(/<[^>]*>/)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[^/]+');
  // A name without a folder is beside something, and a folder is found by the files in it.
  return new RegExp(`${pattern.includes('/') ? '^' : '/'}${inside}${pattern.endsWith('/') ? '' : '$'}`).test(
    file,
  );
}
