import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from './release-store.ts';

/** Publishes what was built last of each package, as far as it is not live yet. */
export async function publishBuilt(releases: ReleaseStore, builtFolder: string): Promise<void> {
  const list = path.join(builtFolder, 'built.json');
  if (!existsSync(list)) return;
  const versions = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  const live = await releases.live();
  for (const [name, version] of Object.entries(versions)) {
    if (live?.packages[name] !== version) await releases.publish(path.join(builtFolder, name, version));
  }
}
