import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { DiskReleaseStore } from '../releases/disk-release-store.ts';
import type { Problem } from './examination.ts';

/** Pages cannot be drawn without the live set, and browsers refuse a script whose hash is another one. */
export async function examineReleases({ dataFolder }: Config): Promise<Problem[]> {
  const folder = path.join(dataFolder, 'releases');
  const releases = new DiskReleaseStore(folder);
  const live = await releases.live().catch(() => undefined);
  if (!live) {
    return [
      {
        what: 'No release set is live.',
        remedy: 'Start the server, which publishes what was built, or use `remotes publish`.',
      },
    ];
  }
  const problems: Problem[] = [];
  for (const [name, version] of Object.entries(live.packages)) {
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
