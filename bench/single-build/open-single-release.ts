import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rollout } from '@portico/shared/contracts';
import { type ReleaseFiles, ReleaseNotFound } from '../../server/src/releases/release-files.ts';
import { ReleaseStore } from '../../server/src/releases/release-store.ts';
import { RolloutLog } from '../../server/src/releases/rollout-log.ts';
import type { SingleBuild } from './build-single.ts';

/** Serves the single build with the same server as the federated ones. */
export function openSingleRelease({ folder, descriptors }: SingleBuild): ReleaseStore {
  const fixed = async (): Promise<never> => {
    throw new Error('The single build cannot be changed.');
  };
  const files: ReleaseFiles = {
    async descriptor(name, version) {
      const found = descriptors.find((descriptor) => descriptor.name === name);
      if (!found) throw new ReleaseNotFound(name, version);
      return found;
    },
    async readWebFile({ file }) {
      const body = await readFile(path.join(folder, 'web', `${path.basename(file)}.br`)).catch(
        () => undefined,
      );
      return body && { body, encoding: 'br' };
    },
    serverFolder: async (name) => (name === 'shell' ? path.join(folder, 'node') : folder),
    signature: async () => undefined,
    list: async () => [],
    write: fixed,
    sign: fixed,
    delete: fixed,
  };
  const packages = Object.fromEntries(descriptors.map(({ name, version }) => [name, version]));
  const initial = async (): Promise<Rollout> => ({ stable: { id: 'single', packages }, pins: {} });
  const none = { read: async () => undefined, writeNew: fixed, existsSync: () => false };
  return new ReleaseStore({ files, rollouts: new RolloutLog({ files: { ...none, initial } }) });
}
