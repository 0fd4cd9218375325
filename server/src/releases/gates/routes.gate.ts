import type { Descriptor } from '@portico/shared/contracts';
import { blocking, type GateFinding } from '../gate-finding.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';

/** First parts of addresses that never reach a remote: the server answers them, or the shell does. */
const TAKEN = {
  api: 'the server',
  images: 'the server',
  'small-images': 'the server',
  _r: 'the server',
  metrics: 'the server',
  platform: 'the shell',
  admin: 'the shell',
  'e-catalog': 'the shell',
} as const satisfies Record<string, string>;

/**
 * No address pattern of the release is another live remote's, or its own a second time: only one of two alike is ever
 * shown. Patterns that merely overlap are ranked by the router, the more exact one first.
 */
export function routesGate({ descriptor, others }: ReleaseUnderCheck): readonly GateFinding[] {
  const taken = new Map(others.flatMap((other) => patternsOf(other)));
  return patternsOf(descriptor).flatMap(([pattern, { remote, route, path }], index, own) => {
    const [first = ''] = pattern.slice(1).split('/');
    const owner = Object.hasOwn(TAKEN, first) ? TAKEN[first as keyof typeof TAKEN] : undefined;
    if (owner && !(owner === 'the shell' && descriptor.kind === 'shell')) {
      return [
        blocking(
          'PG-104',
          `The route '${route}' of ${remote} would be at ${path}, but ${owner} answers all of /${first}.`,
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

/** As the router tells patterns apart: the names of parameters, case and a slash at the end make no difference. */
export const normalPattern = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replaceAll(/:[^/?]+/g, ':')
    .replace(/^$/, '/');
