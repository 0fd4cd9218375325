import { type Rollout, releaseEventSchema, rolloutSchema } from '@portico/shared/contracts';
import { z } from 'zod';
import type { RolloutChange, RolloutState } from './release-store.ts';

/** Names of packages begin with a letter, so that none is called so. */
export const ROLLOUTS_FOLDER = '_rollouts';
/** Digits: so many that names sort as numbers do. */
const DIGITS = 8;

const entrySchema = z.strictObject({ rollout: rolloutSchema, events: z.array(releaseEventSchema) });

/** Where the numbered files are. */
export interface RolloutFiles {
  /** Undefined when there is no such file. */
  read(name: string): Promise<string | undefined>;
  /** The file appears whole; false, and nothing is written, when somebody else was faster. */
  writeNew(name: string, text: string): Promise<boolean>;
  /** What is live before the first file says so. */
  before(): Promise<Rollout | undefined>;
}

export interface Known extends RolloutState {
  revision: number;
}

/** `_rollouts/00000001.json` */
export const rolloutFile = (revision: number): string =>
  `${ROLLOUTS_FOLDER}/${String(revision).padStart(DIGITS, '0')}.json`;

/**
 * What is live as a row of files that are never changed: `_rollouts/00000001.json`, `00000002.json`, ..., the last of
 * which holds. A change is the file with the next number, which only one of several writers gets to make, and which
 * appears whole; together the files are the history.
 */
export class NumberedRollouts {
  known: Known | undefined;
  private reading: Promise<Known> | undefined;

  constructor(private readonly files: RolloutFiles) {}

  /** `decide` is asked again when somebody else was faster; a change is made once `check` has not thrown. */
  async change(
    decide: (state: RolloutState) => RolloutChange | undefined,
    check: (change: RolloutChange, state: RolloutState) => Promise<void>,
  ): Promise<RolloutState> {
    for (;;) {
      const current = await this.readFurther();
      const change = decide(current);
      if (!change) return current;
      await check(change, current);
      const { rollout, events } = change;
      const text = `${JSON.stringify({ rollout, events }, null, 2)}\n`;
      if (await this.files.writeNew(rolloutFile(current.revision + 1), text)) return this.readFurther();
    }
  }

  /** Reads what was added since; those who ask meanwhile wait for the same reading. */
  readOn(): Promise<Known> {
    this.reading ??= this.readFurther().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readFurther(): Promise<Known> {
    let known: Known = this.known ?? { revision: 0, rollout: await this.files.before(), history: [] };
    for (;;) {
      const revision = known.revision + 1;
      const text = await this.files.read(rolloutFile(revision));
      if (text === undefined) break;
      const { rollout, events } = entrySchema.parse(JSON.parse(text));
      known = { revision, rollout, history: [...known.history, ...events] };
    }
    // Another reading may have come further meanwhile.
    if (!this.known || this.known.revision < known.revision) this.known = known;
    return this.known;
  }
}
