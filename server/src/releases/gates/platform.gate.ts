import { satisfies, validRange } from 'semver';
import { blocking, type GateFinding, warning } from '../gate-finding.ts';
import { type ReleaseUnderCheck, shellOf } from './release-under-check.ts';

/** Every remote of the resulting set was built for the version of shared that its shell provides. */
export function platformGate(input: ReleaseUnderCheck): readonly GateFinding[] {
  const {
    release: { descriptor },
    others,
  } = input;
  const shell = shellOf(input);
  if (!shell) {
    return [
      blocking(
        'PG-103',
        `Nothing provides a platform for ${descriptor.name}: no shell is live.`,
        'Publish the shell first.',
      ),
    ];
  }
  if (!shell.provides) {
    return [
      warning(
        'PG-103',
        `The shell ${shell.version} does not state its platform version, so ${descriptor.platform} cannot be checked.`,
        'Publish a newer shell.',
      ),
    ];
  }
  const { platform: version } = shell.provides;
  const dependents = descriptor.kind === 'shell' ? others : [descriptor];
  return dependents.flatMap(({ name, version: built, platform: range }) => {
    if (validRange(range) !== null && satisfies(version, range)) return [];
    return [
      blocking(
        'PG-103',
        `${name} ${built} needs the platform ${range}; the shell ${shell.version} provides ${version}.`,
        descriptor.kind === 'shell'
          ? `Have ${name} built and published for ${version} first, or keep to what ${range} allows.`
          : `Build ${name} with @portico/shared ${version}, or publish a shell with a platform that ${range} allows.`,
      ),
    ];
  });
}
