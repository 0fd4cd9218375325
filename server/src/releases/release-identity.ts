import { isDeepStrictEqual } from 'node:util';
import { type Descriptor, type Rollout, releaseNameSchema } from '@portico/shared/contracts';
import { ReleaseRefused } from './release-refused.ts';

/** Nothing that leads out of its folder: not '.', not '..'. */
export const SAFE_NAME = /^(?!\.+$)[\w.+-]+$/;

/** Whether a release may be called so. */
export const isReleaseName = (name: string, version: string): boolean =>
  releaseNameSchema.safeParse(name).success && SAFE_NAME.test(version);

/** Throws `ReleaseRefused` when a version is taken by a release with other contents. */
export function checkSameRelease(published: Descriptor, { name, version, ...contents }: Descriptor): void {
  if (isDeepStrictEqual(published, { name, version, ...contents })) return;
  throw new ReleaseRefused(
    `${name} ${version} was published with other contents, and a release never changes: raise its version.`,
  );
}

/** Every release that is live for somebody. */
export const releasesOf = ({ stable, candidate }: Rollout): [name: string, version: string][] =>
  [stable, ...(candidate ? [candidate.set] : [])].flatMap(({ packages }) => Object.entries(packages));
