import type { Descriptor } from '@portico/shared/contracts';
import { blocking, type GateFinding, warning } from '../gate-finding.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';

const KINDS = {
  endpoints: { code: 'PG-106', word: 'endpoint' },
  slices: { code: 'PG-107', word: 'slice' },
} as const;
type Kind = keyof typeof KINDS;

/**
 * No two packages of the resulting set use the same name in the shared store. RTK Query silently keeps the first of two
 * endpoints with one name, so one remote would call the other's endpoint. [MFE-06]
 */
export function storeNamesGate({
  release: { descriptor },
  others,
}: ReleaseUnderCheck): readonly GateFinding[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const { code, word } = KINDS[kind];
    const names = descriptor[kind];
    if (!names) {
      return [
        warning(
          code,
          `${descriptor.name} ${descriptor.version} does not list the ${kind} that it adds to the store.`,
          'Build it with the build of this platform version.',
        ),
      ];
    }
    return names.flatMap((name) =>
      others
        .filter((other) => other[kind]?.includes(name))
        .map((other) =>
          blocking(
            code,
            `${descriptor.name} has the ${word} '${name}', and so has ${ownerOf(other)}.`,
            `Give it a name that only ${descriptor.name} uses${kind === 'endpoints' ? ', or use the one of @portico/shared/api if that is intended' : ''}.`,
          ),
        ),
    );
  });
}

const ownerOf = ({ name, version, kind }: Descriptor): string =>
  kind === 'shell' ? `@portico/shared in the shell ${version}` : `${name} ${version}`;
