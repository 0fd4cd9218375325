import { blocking, type GateFinding, warning } from '../gate-finding.ts';
import { type ReleaseUnderCheck, shellOf } from './release-under-check.ts';

/** Every singleton that a remote of the resulting set uses is provided by its shell. [MFE-03, MFE-07] */
export function singletonsGate(input: ReleaseUnderCheck): readonly GateFinding[] {
  const {
    release: { descriptor },
    others,
  } = input;
  const provided = shellOf(input)?.provides?.singletons;
  // The platform gate reports this.
  if (!provided) return [];
  const users = descriptor.kind === 'shell' ? others : [descriptor];
  return users.flatMap(({ name, version, consumes }) => {
    if (!consumes) {
      return [
        warning(
          'PG-108',
          `${name} ${version} does not list the singletons that it uses.`,
          `Build ${name} with the build of this platform version.`,
        ),
      ];
    }
    return consumes
      .filter((key) => !provided.includes(key))
      .map((key) =>
        blocking(
          'PG-108',
          `${name} ${version} uses '${key}' as a singleton, which the shell does not provide.`,
          `The shell provides ${provided.join(', ')}. Bundle '${key}' with ${name}, or have the platform provide it.`,
        ),
      );
  });
}
