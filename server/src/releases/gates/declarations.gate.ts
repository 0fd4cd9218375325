import { PLATFORM_QUERY } from '@portico/shared/contracts';
import { isReservedQueryKey } from '@portico/shared/domain';
import { blocking, type GateFinding } from '../gate-finding.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';

/**
 * Checks that every query key that a route declares reaches the page, that none of the platform's secrets becomes part of
 * a cache key, and that no page for a role is cached.
 */
export function declarationsGate({
  release: {
    descriptor: { name, routes },
  },
}: ReleaseUnderCheck): readonly GateFinding[] {
  const keys = Object.entries(routes).flatMap(([route, { query = {} }]) =>
    Object.entries(query).flatMap(([key, kind]) => {
      const declares = `The route '${route}' of ${name} declares the query key '${key}'`;
      if (isReservedQueryKey(key)) {
        return [
          blocking(
            'PG-115',
            `${declares}, which the platform takes out of every address.`,
            'Choose another key: these name the language, or where a visitor came from.',
          ),
        ];
      }
      if (kind !== 'public' || !Object.hasOwn(PLATFORM_QUERY, key)) return [];
      return [
        blocking(
          'PG-115',
          `${declares} as public, but the platform's values of it are secret.`,
          "Declare it as 'secret', or read it after hydration and declare nothing.",
        ),
      ];
    }),
  );
  const cached = Object.entries(routes)
    .filter(([, { role, personal }]) => role !== undefined && personal !== true)
    .map(([route, { role }]) =>
      blocking(
        'PG-115',
        `The route '${route}' of ${name} is for the role '${role}', but its page would be cached.`,
        "Declare 'personal: true' beside the role.",
      ),
    );
  return [...keys, ...cached];
}
