import {
  type ReleaseEvent,
  type Rollout,
  releaseEventSchema,
  rolloutSchema,
} from '@portico/shared/contracts';
import { z } from 'zod';

/** Package names begin with a letter, so no package uses this folder. */
export const ROLLOUTS_FOLDER = '_rollouts';
/** Zero-padded, so that names sort numerically. */
const DIGITS = 8;

const entrySchema = z.strictObject({ rollout: rolloutSchema, events: z.array(releaseEventSchema) });

export interface RolloutState {
  rollout: Rollout | undefined;
  /** Oldest first. */
  history: readonly ReleaseEvent[];
}

/** The new rollout, and the events to append to the history. */
export interface RolloutChange {
  rollout: Rollout;
  events: readonly ReleaseEvent[];
}

/** Storage of the numbered files. */
export interface RolloutFiles {
  /** Undefined when the file does not exist. */
  read(name: string): Promise<string | undefined>;
  /** Atomic and exclusive: false, and nothing is written, when the name exists. */
  writeNew(name: string, text: string): Promise<boolean>;
  /** The rollout before the first file exists. */
  initial(): Promise<Rollout | undefined>;
  /**
   * Whether a file exists, synchronously. Only where that is cheap: a request then needs no asynchronous read to find
   * that nothing has changed.
   */
  existsSync?(name: string): boolean;
}

interface RolloutLogOptions {
  files: RolloutFiles;
  /** ms after which `state` refreshes in the background; 0 refreshes on every call. Unused with `existsSync`. */
  maxAgeMs?: number;
  /** Called once per outage of the files; `state` returns the last known state meanwhile. */
  onOutage?: ((error: unknown) => void) | undefined;
}

interface Known extends RolloutState {
  revision: number;
}

/** `_rollouts/00000001.json` */
export const rolloutFile = (revision: number): string =>
  `${ROLLOUTS_FOLDER}/${String(revision).padStart(DIGITS, '0')}.json`;

/**
 * The rollout as an append-only log of numbered files: `_rollouts/00000001.json`, `00000002.json`, ...; the last one
 * counts. A change creates the next number, which only one of several concurrent writers can.
 */
export class RolloutLog {
  private readonly files: RolloutFiles;
  private readonly maxAgeMs: number;
  private readonly onOutage: (error: unknown) => void;
  private known: Known | undefined;
  private reading: Promise<Known> | undefined;
  private hasCheckedThisTurn = false;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private isOut = false;

  constructor({ files, maxAgeMs = 0, onOutage = () => undefined }: RolloutLogOptions) {
    this.files = files;
    this.maxAgeMs = maxAgeMs;
    this.onOutage = onOutage;
  }

  /** The latest state, or the last known one during an outage. Throws when none was ever read. */
  async state(): Promise<RolloutState> {
    const { known } = this;
    if (!known) return this.refresh();
    if (this.files.existsSync) {
      if (this.hasCheckedThisTurn) return known;
      this.hasCheckedThisTurn = true;
      setImmediate(() => {
        this.hasCheckedThisTurn = false;
      });
      return this.files.existsSync(rolloutFile(known.revision + 1)) ? this.refresh() : known;
    }
    if (this.maxAgeMs === 0) return this.refresh();
    if (performance.now() - this.checkedAt >= this.maxAgeMs) {
      this.checkedAt = performance.now();
      // Not awaited: a request does not wait for the network. With a known state it never rejects.
      void this.refresh();
    }
    return known;
  }

  /** `decide` runs again after a conflict; the change is written unless `check` throws. */
  async change(
    decide: (state: RolloutState) => RolloutChange | undefined,
    check: (change: RolloutChange, state: RolloutState) => Promise<void>,
  ): Promise<RolloutState> {
    for (;;) {
      const current = await this.read();
      const change = decide(current);
      if (!change) return current;
      await check(change, current);
      const { rollout, events } = change;
      const text = `${JSON.stringify({ rollout, events }, null, 2)}\n`;
      if (await this.files.writeNew(rolloutFile(current.revision + 1), text)) return this.read();
    }
  }

  /** Reads new files. Concurrent calls share one read. */
  private async refresh(): Promise<Known> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    try {
      const known = await this.reading;
      this.isOut = false;
      return known;
    } catch (error) {
      if (!this.known) throw error;
      if (!this.isOut) this.onOutage(error);
      this.isOut = true;
      return this.known;
    }
  }

  private async read(): Promise<Known> {
    let known: Known = this.known ?? { revision: 0, rollout: await this.files.initial(), history: [] };
    for (;;) {
      const revision = known.revision + 1;
      const text = await this.files.read(rolloutFile(revision));
      if (text === undefined) break;
      const { rollout, events } = entrySchema.parse(JSON.parse(text));
      known = { revision, rollout, history: [...known.history, ...events] };
    }
    // A concurrent read may have read further.
    if (!this.known || this.known.revision < known.revision) this.known = known;
    return this.known;
  }
}
