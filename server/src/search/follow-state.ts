import { SearchUnavailable } from '../resources/search/search-engine.ts';
import type { RecordChange } from '../storage/record-store.ts';

/** A write that searches do not find yet. */
export interface UnfollowedWrite {
  readonly changes: readonly RecordChange[];
  readonly sequence: number;
  /** ms since 1970. */
  readonly since: number;
  /** Resolves once searches find the write, or when the engine fails. */
  readonly isFollowed: Promise<void>;
}

interface TrackedWrite extends UnfollowedWrite {
  isLate: boolean;
  resolve: () => void;
}

interface AwaitedFill {
  resolve: () => void;
  reject: (error: unknown) => void;
}

export interface FollowStateOptions {
  /** Called with writes that became searchable only after they were acknowledged. */
  onLate: (changes: readonly RecordChange[]) => void;
}

/**
 * State machine of a search engine that follows the records: its progress, and the writes that wait for it. No I/O and
 * no timers; the follower reports events.
 */
export class FollowState {
  /** Sequence of the last indexed change. */
  #applied = 0;
  /** True while writes are acknowledged without waiting: the engine is away, slow, or being filled. */
  #isBehind = true;
  #hasFailed = false;
  #isFilled = false;
  readonly #writes = new Set<TrackedWrite>();
  readonly #awaitingFill = new Set<AwaitedFill>();
  readonly #onLate: FollowStateOptions['onLate'];

  constructor({ onLate }: FollowStateOptions) {
    this.#onLate = onLate;
  }

  get applied(): number {
    return this.#applied;
  }

  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** Whether an index with all records exists. */
  get isFilled(): boolean {
    return this.#isFilled;
  }

  /** Time of the oldest write that searches do not find yet; undefined when there is none. */
  get behindSince(): number | undefined {
    const [oldest] = this.#writes;
    return oldest?.since;
  }

  /** Registers a write to wait for. `changes` must not be empty. */
  addWrite(changes: readonly RecordChange[], since: number): UnfollowedWrite {
    const { promise, resolve } = settledLater();
    const sequence = changes.at(-1)?.sequence ?? 0;
    const write = { changes, sequence, since, isFollowed: promise, isLate: this.#isBehind, resolve };
    this.#writes.add(write);
    return write;
  }

  /** Acknowledges the write although searches do not find it yet. */
  acknowledgeLate(write: UnfollowedWrite): void {
    (write as TrackedWrite).isLate = true;
    this.#isBehind = true;
  }

  /** All writes up to that sequence are indexed. */
  appliedUpTo(sequence: number): void {
    this.#applied = sequence;
    for (const write of this.#writes) {
      if (write.sequence > sequence) continue;
      this.#writes.delete(write);
      if (write.isLate) this.#onLate(write.changes);
      write.resolve();
    }
  }

  /** The whole change log is indexed. */
  caughtUp(): void {
    this.#isFilled = true;
    this.#isBehind = false;
    this.#hasFailed = false;
    for (const { resolve } of this.#awaitingFill) resolve();
    this.#awaitingFill.clear();
  }

  /** The engine failed, and writes stop waiting for it. Returns false when it had failed already. */
  failed(error: unknown): boolean {
    const isFirst = !this.#hasFailed;
    this.#hasFailed = true;
    this.#isBehind = true;
    for (const write of this.#writes) {
      write.isLate = true;
      write.resolve();
    }
    for (const { reject } of this.#awaitingFill) reject(error);
    this.#awaitingFill.clear();
    return isFirst;
  }

  /** The engine lost its indices. */
  lost(): void {
    this.#isFilled = false;
  }

  /** Resolves once there is an index with all records; rejects if the engine fails before that. */
  whenFilled(): Promise<void> {
    if (this.#isFilled) return Promise.resolve();
    if (this.#hasFailed) return Promise.reject(new SearchUnavailable('The index was not filled yet.'));
    return new Promise((resolve, reject) => this.#awaitingFill.add({ resolve, reject }));
  }
}

function settledLater(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
