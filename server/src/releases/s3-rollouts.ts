import { type S3Objects } from '../storage/s3-objects.ts';
import { NumberedRollouts } from './numbered-rollouts.ts';
import type { RolloutChange, RolloutState } from './release-store.ts';
import type { Rollouts } from './store-with-rollouts.ts';

interface S3RolloutsOptions {
  objects: S3Objects;
  /** ms for which an answer holds before the bucket is asked again; 0 asks each time. */
  holdsForMs: number;
}

/**
 * What is live, as numbered objects of a bucket. Every answer of the server asks, so the bucket is asked beside them:
 * what another server changed is known `holdsForMs` and one question later.
 */
export class S3Rollouts implements Rollouts {
  private readonly rollouts: NumberedRollouts;
  private readonly holdsForMs: number;
  private askedAt = Number.NEGATIVE_INFINITY;
  private failure: { error: unknown } | undefined;

  constructor({ objects, holdsForMs }: S3RolloutsOptions) {
    this.holdsForMs = holdsForMs;
    this.rollouts = new NumberedRollouts({
      read: async (name) => (await objects.read(name))?.toString(),
      writeNew: (name, text) => objects.writeNew(name, Buffer.from(text)),
      before: async () => undefined,
    });
  }

  async state(): Promise<RolloutState> {
    const { known } = this.rollouts;
    if (!known || this.holdsForMs === 0) return this.rollouts.readOn();
    if (performance.now() - this.askedAt >= this.holdsForMs) this.askBeside();
    if (this.failure) throw this.failure.error;
    return known;
  }

  change(
    decide: (state: RolloutState) => RolloutChange | undefined,
    check: (change: RolloutChange, state: RolloutState) => Promise<void>,
  ): Promise<RolloutState> {
    return this.rollouts.change(decide, check);
  }

  /** A failure is told to who asks next, until the bucket answers again. */
  private askBeside(): void {
    this.askedAt = performance.now();
    this.rollouts.readOn().then(
      () => {
        this.failure = undefined;
      },
      (error: unknown) => {
        this.failure = { error };
      },
    );
  }
}
