import type { Rollout } from '@portico/shared/contracts';
import type { ReleaseStore } from './release-store.ts';

/**
 * The store, except that what was live last stays so while the store cannot say what is. `onTrouble` is told once each
 * time that begins, and may be told again after it has ended.
 */
export function keepLastRollout(releases: ReleaseStore, onTrouble: (error: unknown) => void): ReleaseStore {
  let last: Rollout | undefined;
  let isInTrouble = false;
  const rollout = async (): Promise<Rollout | undefined> => {
    try {
      last = (await releases.rollout()) ?? last;
      isInTrouble = false;
    } catch (error) {
      if (!last) throw error;
      if (!isInTrouble) onTrouble(error);
      isInTrouble = true;
    }
    return last;
  };
  return Object.create(releases, { rollout: { value: rollout } }) as ReleaseStore;
}
