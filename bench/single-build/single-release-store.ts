import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor, ReleaseEvent, Rollout } from '@portico/shared/contracts';
import {
  type ReleaseKey,
  ReleaseNotFound,
  type ReleaseStore,
  type WebFile,
  type WebFileRequest,
} from '../../server/src/releases/release-store.ts';
import type { SingleBuild } from './build-single.ts';

/** Serves the single build through the same server as the federated ones. */
export class SingleReleaseStore implements ReleaseStore {
  constructor(private readonly build: SingleBuild) {}

  async rollout(): Promise<Rollout> {
    const packages = Object.fromEntries(this.build.descriptors.map(({ name, version }) => [name, version]));
    return { stable: { id: 'single', packages }, pins: {} };
  }

  history = async (): Promise<readonly ReleaseEvent[]> => [];
  change = (): Promise<Rollout> => this.rollout();

  async descriptor(name: string, version: string): Promise<Descriptor> {
    const found = this.build.descriptors.find((descriptor) => descriptor.name === name);
    if (!found) throw new ReleaseNotFound(name, version);
    return found;
  }

  async readWebFile({ file }: WebFileRequest): Promise<WebFile | undefined> {
    const body = await readFile(path.join(this.build.folder, 'web', `${path.basename(file)}.br`)).catch(
      () => undefined,
    );
    return body && { body, encoding: 'br' };
  }

  serverFolder = async (name: string): Promise<string> =>
    name === 'shell' ? path.join(this.build.folder, 'node') : this.build.folder;

  requireSignature = async (): Promise<void> => undefined;
  signature = async (): Promise<undefined> => undefined;
  sign = async (): Promise<void> => undefined;
  list = async (): Promise<ReleaseKey[]> => [];
  deleteRemoved = async (): Promise<ReleaseKey[]> => [];

  publish = async (): Promise<void> => {
    throw new Error('A single build is all that there is.');
  };
}
