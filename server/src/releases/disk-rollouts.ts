import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Rollout, releaseSetSchema } from '@portico/shared/contracts';
import { writeDurably } from '../storage/durable-files.ts';
import { NumberedRollouts, type RolloutFiles, rolloutFile } from './numbered-rollouts.ts';
import type { RolloutChange, RolloutState } from './release-store.ts';
import type { Rollouts } from './store-with-rollouts.ts';

/** What is live, as numbered files of a folder. */
export class DiskRollouts implements Rollouts {
  private readonly rollouts: NumberedRollouts;
  private hasLooked = false;

  constructor(private readonly root: string) {
    this.rollouts = new NumberedRollouts(diskFiles(root));
  }

  async state(): Promise<RolloutState> {
    const { known } = this.rollouts;
    if (known && this.hasLooked) return known;
    this.hasLooked = true;
    setImmediate(() => {
      this.hasLooked = false;
    });
    // Every answer asks, at times twice: once a turn, and at once, as a thread would take longer than all the rest.
    if (known && !statSync(path.join(this.root, rolloutFile(known.revision + 1)), { throwIfNoEntry: false }))
      return known;
    return this.rollouts.readOn();
  }

  change(
    decide: (state: RolloutState) => RolloutChange | undefined,
    check: (change: RolloutChange, state: RolloutState) => Promise<void>,
  ): Promise<RolloutState> {
    return this.rollouts.change(decide, check);
  }
}

const diskFiles = (root: string): RolloutFiles => ({
  read: (name) => readFile(path.join(root, name), 'utf8').catch(absent),

  writeNew: (name, text) => writeDurably({ file: path.join(root, name), bytes: text, isNew: true }),

  /** An installation from before there were rollouts has one live set. */
  async before(): Promise<Rollout | undefined> {
    const text = await readFile(path.join(root, 'live.json'), 'utf8').catch(absent);
    return text === undefined ? undefined : { stable: releaseSetSchema.parse(JSON.parse(text)), pins: {} };
  },
});

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
};
