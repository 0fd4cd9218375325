import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor, Rollout } from '@portico/shared/contracts';
import { inWorkFolder } from '../../archive/work-folder.ts';
import type { Config } from '../../config/config.ts';
import { releasesFolder } from '../../config/data-folder.ts';
import { developmentKeyFile } from '../../config/development-key.ts';
import type { S3Settings } from '../../config/storage-settings.ts';
import { isSignedBy } from '../../releases/release-signature.ts';
import { diskReleases, type ReleaseLocation, s3Releases } from '../migrate/release-location.ts';
import type { Problem } from './problem.ts';

/**
 * Verifies the live releases in the configured store: pages need them, and browsers block scripts with another hash.
 * Downloads those of a bucket.
 */
export const checkReleases = (config: Config): Promise<Problem[]> =>
  config.s3 === undefined
    ? check(config, diskReleases(releasesFolder(config)))
    : inWorkFolder(config.dataFolder, (scratch) =>
        check(config, s3Releases(config.s3 as S3Settings, scratch)),
      );

async function check(config: Config, location: ReleaseLocation): Promise<Problem[]> {
  const releases = location.store();
  const rollout = await releases.rollout().catch(() => undefined);
  if (!rollout) {
    return [
      {
        what: 'No release set is live.',
        remedy: 'Start the server, which publishes what was built, or use `remotes publish`.',
      },
    ];
  }
  const { trusted } = config.releaseKeys;
  const problems: Problem[] = [];
  if (config.isProduction && trusted.length === 0) {
    problems.push({
      what: 'Signatures of releases are not verified.',
      remedy: 'Sign the releases in the store with `remotes sign`, then set PORTICO_RELEASE_KEYS.',
    });
  }
  const keyFile = developmentKeyFile(config);
  if (config.isProduction && existsSync(keyFile)) {
    problems.push({
      what: `${keyFile} is the key with which development signs; production trusts no signature of it.`,
      remedy:
        'Delete the file, and sign the releases in the store with `remotes sign` and a key of production.',
    });
  }
  for (const [name, version] of liveReleases(rollout)) {
    const remedy = `Build ${name} again and publish it with \`remotes publish\`.`;
    const descriptor = await releases.descriptor(name, version).catch(() => undefined);
    if (!descriptor) {
      problems.push({ what: `The live release ${name} ${version} is missing or cannot be read.`, remedy });
      continue;
    }
    const signature = await releases.signature(name, version);
    if (trusted.length > 0 && (signature === undefined || !isSignedBy(descriptor, signature, trusted))) {
      problems.push({
        what: `PG-114 ${name} ${version} is not signed by a key of PORTICO_RELEASE_KEYS.`,
        remedy: 'Sign it with `remotes sign`, or publish one that is signed.',
      });
    }
    const found = await location
      .withFolder({ name, version }, (folder) => changedFiles(folder, descriptor))
      .catch((error: Error) => [error.message]);
    problems.push(...found.map((what) => ({ what, remedy })));
  }
  return problems;
}

async function changedFiles(folder: string, { name, version, ...descriptor }: Descriptor): Promise<string[]> {
  const found: string[] = [];
  for (const target of ['web', 'node'] as const) {
    for (const [file, hash] of Object.entries(descriptor[target])) {
      const bytes = await readFile(path.join(folder, target, file)).catch(() => undefined);
      if (!bytes) found.push(`${name} ${version} lacks ${target}/${file}.`);
      else if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== hash)
        found.push(`${target}/${file} of ${name} ${version} was changed.`);
    }
  }
  return found;
}

/** The releases of the stable set and of the canary. */
const liveReleases = ({ stable, candidate }: Rollout): [name: string, version: string][] => [
  ...Object.entries(stable.packages),
  ...(candidate ? [[candidate.name, candidate.version] as [string, string]] : []),
];
