import { isDeepStrictEqual } from 'node:util';
import { type Descriptor, type Rollout, releaseNameSchema } from '@portico/shared/contracts';
import { ReleaseRefused } from './release-refused.ts';

/** Excludes '.' and '..', which would leave the folder. */
export const SAFE_NAME = /^(?!\.+$)[\w.+-]+$/;

/** Whether name and version are valid for a release. */
export const isReleaseName = (name: string, version: string): boolean =>
  releaseNameSchema.safeParse(name).success && SAFE_NAME.test(version);

/** Throws `ReleaseRefused` when the published version has other contents. */
export function checkSameRelease(published: Descriptor, { name, version, ...contents }: Descriptor): void {
  if (isDeepStrictEqual(published, { name, version, ...contents })) return;
  throw new ReleaseRefused(
    `${name} ${version} was published with other contents, and a release never changes: raise its version.`,
  );
}

/** Every live release, the canary's included. */
export const releasesOf = ({ stable, candidate }: Rollout): [name: string, version: string][] =>
  [stable, ...(candidate ? [candidate.set] : [])].flatMap(({ packages }) => Object.entries(packages));
