import { SearchUnavailable } from '../resources/search/search-engine.ts';
import type { RecordChange } from '../storage/record-store.ts';

/** A write that searches do not find yet. */
export interface UnfollowedWrite {
  readonly changes: readonly RecordChange[];
  readonly sequence: number;
  /** ms since 1970. */
  readonly since: number;
  /** Resolves once searches find the write, or the engine has failed. */
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
  /** Told of writes that searches find only now, after the writes were acknowledged. */
  onLate: (changes: readonly RecordChange[]) => void;
}

/**
 * How far a search engine has followed the records, and which writes wait for it. Does no I/O and has no timers: the
 * follower reports what happened.
 */
export class FollowState {
  /** The last sequence that searches find. */
  #applied = 0;
  /** Writes are acknowledged before they are followed: the engine is away, slow, or being filled. */
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

  /** There is an index with all records. */
  get isFilled(): boolean {
    return this.#isFilled;
  }

  /** When the oldest write was made that searches do not find yet; undefined when there is none. */
  get behindSince(): number | undefined {
    const [oldest] = this.#writes;
    return oldest?.since;
  }

  /** A write that is to be followed. `changes` has one at least. */
  addWrite(changes: readonly RecordChange[], since: number): UnfollowedWrite {
    const { promise, resolve } = settledLater();
    const sequence = changes.at(-1)?.sequence ?? 0;
    const write = { changes, sequence, since, isFollowed: promise, isLate: this.#isBehind, resolve };
    this.#writes.add(write);
    return write;
  }

  /** The write is acknowledged although searches do not find it yet. */
  acknowledgeLate(write: UnfollowedWrite): void {
    (write as TrackedWrite).isLate = true;
    this.#isBehind = true;
  }

  /** Searches find all writes up to that sequence. */
  appliedUpTo(sequence: number): void {
    this.#applied = sequence;
    for (const write of this.#writes) {
      if (write.sequence > sequence) continue;
      this.#writes.delete(write);
      if (write.isLate) this.#onLate(write.changes);
      write.resolve();
    }
  }

  /** Searches find the whole log. */
  caughtUp(): void {
    this.#isFilled = true;
    this.#isBehind = false;
    this.#hasFailed = false;
    for (const { resolve } of this.#awaitingFill) resolve();
    this.#awaitingFill.clear();
  }

  /** The engine failed; writes no longer wait for it. Gives whether it had not failed before. */
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

  /** The engine has lost its indices. */
  lost(): void {
    this.#isFilled = false;
  }

  /** Resolves once there is an index with all records; rejects while the engine has failed before that. */
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
