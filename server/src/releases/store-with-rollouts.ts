import type { Descriptor, ReleaseEvent, Rollout } from '@portico/shared/contracts';
import { releasesOf } from './release-identity.ts';
import type { ReleaseKey, ReleaseStore, RolloutChange, RolloutState } from './release-store.ts';
import { keyOf, removedReleases, wasRemoved } from './removals.ts';

/** What is live, wherever that is written down. */
export interface Rollouts {
  state(): Promise<RolloutState>;
  /** `decide` is asked again when somebody else was faster; a change is made once `check` has not thrown. */
  change(
    decide: (state: RolloutState) => RolloutChange | undefined,
    check: (change: RolloutChange, state: RolloutState) => Promise<void>,
  ): Promise<RolloutState>;
}

/** A store of releases whose rollouts are kept beside them: only what is there goes live. */
export abstract class StoreWithRollouts
  implements Pick<ReleaseStore, 'rollout' | 'history' | 'change' | 'descriptor'>
{
  protected abstract readonly rollouts: Rollouts;

  abstract descriptor(name: string, version: string): Promise<Descriptor>;

  async rollout(): Promise<Rollout | undefined> {
    return (await this.rollouts.state()).rollout;
  }

  async history(): Promise<readonly ReleaseEvent[]> {
    return (await this.rollouts.state()).history;
  }

  async change(decide: (state: RolloutState) => RolloutChange | undefined): Promise<Rollout | undefined> {
    const { rollout } = await this.rollouts.change(decide, async (change, { history }) => {
      const removed = removedReleases(history);
      for (const [name, version] of releasesOf(change.rollout)) {
        if (removed.has(keyOf({ name, version }))) throw wasRemoved({ name, version });
        await this.descriptor(name, version);
      }
    });
    return rollout;
  }

  /** Every signature will do; see `signedReleases`. */
  async requireSignature(): Promise<void> {}

  /** Whether the history names it as removed. Says no while the history cannot be read: files stay served then. */
  protected async isRemoved(release: ReleaseKey): Promise<boolean> {
    const state = await this.rollouts.state().catch(() => undefined);
    return state !== undefined && removedReleases(state.history).has(keyOf(release));
  }
}
