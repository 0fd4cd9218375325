import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rollout } from '@portico/shared/contracts';
import type { Config } from '../config.ts';
import { releasesFolder } from '../data-folder.ts';
import { DiskReleaseStore } from '../releases/disk-release-store.ts';
import type { Problem } from './examination.ts';

/** Pages cannot be drawn without the live set, and browsers refuse a script whose hash is another one. */
export async function examineReleases(config: Config): Promise<Problem[]> {
  const folder = releasesFolder(config);
  const releases = new DiskReleaseStore(folder);
  const rollout = await releases.rollout().catch(() => undefined);
  if (!rollout) {
    return [
      {
        what: 'No release set is live.',
        remedy: 'Start the server, which publishes what was built, or use `remotes publish`.',
      },
    ];
  }
  const problems: Problem[] = [];
  for (const [name, version] of liveReleases(rollout)) {
    const remedy = `Build ${name} again and publish it with \`remotes publish\`.`;
    const descriptor = await releases.descriptor(name, version).catch(() => undefined);
    if (!descriptor) {
      problems.push({ what: `The live release ${name} ${version} is missing or cannot be read.`, remedy });
      continue;
    }
    for (const place of ['web', 'node'] as const) {
      for (const [file, hash] of Object.entries(descriptor[place])) {
        const bytes = await readFile(path.join(folder, name, version, place, file)).catch(() => undefined);
        if (!bytes) problems.push({ what: `${name} ${version} lacks ${place}/${file}.`, remedy });
        else if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== hash)
          problems.push({ what: `${place}/${file} of ${name} ${version} was changed.`, remedy });
      }
    }
  }
  return problems;
}

/** What somebody may get: everybody's set, and what is tried besides. */
const liveReleases = ({ stable, candidate }: Rollout): [name: string, version: string][] => [
  ...Object.entries(stable.packages),
  ...(candidate ? [[candidate.name, candidate.version] as [string, string]] : []),
];
