import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { releaseEventSchema, releaseSetSchema, rolloutSchema } from '@portico/shared/contracts';
import { z } from 'zod';
import type { RolloutChange, RolloutState } from './release-store.ts';

/** Names of packages begin with a letter, so that none is called so. */
export const ROLLOUTS_FOLDER = '_rollouts';
/** Digits: so many that names sort as numbers do. */
const DIGITS = 8;

const entrySchema = z.strictObject({ rollout: rolloutSchema, events: z.array(releaseEventSchema) });

interface Known extends RolloutState {
  revision: number;
}

/**
 * What is live as a row of files that are never changed: `_rollouts/00000001.json`, `00000002.json`, ..., the last of
 * which holds. A change is the file with the next number, which only one of several writers gets to make, and which
 * appears whole; together the files are the history.
 */
export class DiskRollouts {
  private known: Known | undefined;
  private reading: Promise<Known> | undefined;
  private hasLooked = false;

  constructor(private readonly root: string) {}

  async state(): Promise<RolloutState> {
    const { known } = this;
    if (known && this.hasLooked) return known;
    this.hasLooked = true;
    setImmediate(() => {
      this.hasLooked = false;
    });
    // Every answer asks, at times twice: once a turn, and at once, as a thread would take longer than all the rest.
    if (known && !statSync(this.fileOf(known.revision + 1), { throwIfNoEntry: false })) return known;
    return this.readOn();
  }

  async change(
    decide: (state: RolloutState) => RolloutChange | undefined,
    check: (change: RolloutChange) => Promise<void>,
  ): Promise<RolloutState> {
    for (;;) {
      const current = await this.readFurther();
      const change = decide(current);
      if (!change) return current;
      await check(change);
      if (await this.write(current.revision + 1, change)) return this.readFurther();
    }
  }

  /** Reads what was added since; those who ask meanwhile wait for the same reading. */
  private readOn(): Promise<Known> {
    this.reading ??= this.readFurther().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readFurther(): Promise<Known> {
    let known: Known = this.known ?? { revision: 0, rollout: await this.formerLiveSet(), history: [] };
    for (;;) {
      const revision = known.revision + 1;
      const text = await readFile(this.fileOf(revision), 'utf8').catch(absent);
      if (text === undefined) break;
      const { rollout, events } = entrySchema.parse(JSON.parse(text));
      known = { revision, rollout, history: [...known.history, ...events] };
    }
    // Another reading may have come further meanwhile.
    if (!this.known || this.known.revision < known.revision) this.known = known;
    return this.known;
  }

  /** False when somebody else has made this revision. */
  private async write(revision: number, { rollout, events }: RolloutChange): Promise<boolean> {
    const folder = path.join(this.root, ROLLOUTS_FOLDER);
    await mkdir(folder, { recursive: true });
    const unfinished = path.join(folder, `${randomUUID()}.unfinished`);
    try {
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(`${JSON.stringify({ rollout, events }, null, 2)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      // A link, unlike a rename, never takes the place of what is there.
      await link(unfinished, this.fileOf(revision));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  /** What an installation from before there were rollouts has live. */
  private async formerLiveSet() {
    const text = await readFile(path.join(this.root, 'live.json'), 'utf8').catch(absent);
    if (text === undefined) return undefined;
    return { stable: releaseSetSchema.parse(JSON.parse(text)), pins: {} };
  }

  private fileOf = (revision: number): string =>
    path.join(this.root, ROLLOUTS_FOLDER, `${String(revision).padStart(DIGITS, '0')}.json`);
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
};
