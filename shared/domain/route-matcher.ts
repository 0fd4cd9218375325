interface Ranked<Route> {
  route: Route;
  pattern: RegExp;
  score: number;
}

/**
 * Finds the route of a path by react-router's rules, for code without a router: case-insensitive, the more specific
 * pattern first. Undefined if no route matches.
 */
export function routeMatcher<Route extends { path: string }>(
  routes: readonly Route[],
): (pathname: string) => Route | undefined {
  const ranked = routes
    .flatMap((route): Ranked<Route>[] =>
      variantsOf(segmentsOf(route.path)).map((segments) => ({
        route,
        pattern: patternOf(segments),
        score: scoreOf(segments),
      })),
    )
    .sort((one, other) => other.score - one.score);
  return (pathname) => {
    const path = decodedPath(pathname);
    return ranked.find(({ pattern }) => pattern.test(path))?.route;
  };
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** A segment that ends in `?` is optional. */
function variantsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const endings = variantsOf(rest);
  const required = first.replace(/\?$/, '');
  const withFirst = endings.map((ending) => [required, ...ending]);
  return required === first ? withFirst : [...withFirst, ...endings];
}

/** Ranks overlapping patterns with react-router's scores. */
const scoreOf = (segments: readonly string[]): number =>
  segments.reduce((score, segment) => {
    if (segment === '*') return score - 1;
    return score + 1 + (segment.startsWith(':') ? 3 : 10);
  }, 0);

function patternOf(segments: readonly string[]): RegExp {
  const parts = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    return segment.startsWith(':') ? '/[^/]+' : `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${parts.join('')}/*$`, 'i');
}

/** An encoded slash does not separate segments. */
const decodedPath = (pathname: string): string => {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
};
