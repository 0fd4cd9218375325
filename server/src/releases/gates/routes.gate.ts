import type { Descriptor } from '@portico/shared/contracts';
import { blocking, type GateFinding } from '../gate-finding.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';

/** First path segments that never reach a remote, because the server or the shell handles them. */
const TAKEN = {
  api: 'the server',
  images: 'the server',
  'small-images': 'the server',
  _r: 'the server',
  metrics: 'the server',
  admin: 'the shell',
  'e-catalog': 'the shell',
} as const satisfies Record<string, string>;

/**
 * No two live routes have equivalent patterns, because only one of them is ever shown. Patterns that merely overlap are
 * fine: the router prefers the more specific one.
 */
export function routesGate({ release: { descriptor }, others }: ReleaseUnderCheck): readonly GateFinding[] {
  const taken = new Map(others.flatMap((other) => patternsOf(other)));
  return patternsOf(descriptor).flatMap(([pattern, { remote, route, path }], index, own) => {
    const [first = ''] = pattern.slice(1).split('/');
    const owner = Object.hasOwn(TAKEN, first) ? TAKEN[first as keyof typeof TAKEN] : undefined;
    if (owner && !(owner === 'the shell' && descriptor.kind === 'shell')) {
      return [
        blocking(
          'PG-104',
          `The route '${route}' of ${remote} would be at ${path}, but ${owner} handles all of /${first}.`,
          'Choose another path.',
        ),
      ];
    }
    const twin = taken.get(pattern) ?? own.slice(0, index).find(([earlier]) => earlier === pattern)?.[1];
    if (!twin) return [];
    return [
      blocking(
        'PG-104',
        `The route '${route}' of ${remote} at ${path} is the same as '${twin.route}' of ${twin.remote} at ${twin.path}.`,
        `Choose another path. When a page moves from one remote to the other, publish ${twin.remote} without it first.`,
      ),
    ];
  });
}

interface OwnedRoute {
  remote: string;
  route: string;
  path: string;
}

const patternsOf = ({ name, routes }: Descriptor): [string, OwnedRoute][] =>
  Object.entries(routes).map(([route, { path }]) => [normalPattern(path), { remote: name, route, path }]);

/** Normalizes a pattern as the router compares it: parameter names, case and a trailing slash are ignored. */
export const normalPattern = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replaceAll(/:[^/?]+/g, ':')
    .replace(/^$/, '/');
