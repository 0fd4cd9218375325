import type { ReleaseSet, Rollout } from '@portico/shared/contracts';
import { LRUCache } from 'lru-cache';
import { releaseSetFor } from '../releases/cohort.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { type LiveRelease, readLiveRelease } from './live-release.ts';

/** The live sets, and a few that pages in progress may still use. */
export const MAX_RELEASES = 4;

export interface ReleaseCacheOptions {
  releases: Pick<ReleaseStore, 'descriptor'>;
  log: { warn: (details: object, message: string) => void };
}

/** Caches what pages need of each release set. */
export class ReleaseCache {
  private readonly releases = new LRUCache<string, Promise<LiveRelease>>({ max: MAX_RELEASES });
  /** The last candidate that could not be read, so that it is reported once and not for every page. */
  private unreadableId: string | undefined;

  constructor(private readonly options: ReleaseCacheOptions) {}

  /** Throws when one of the set's releases cannot be read. */
  release(set: ReleaseSet): Promise<LiveRelease> {
    const known = this.releases.get(set.id);
    if (known) return known;
    const reading = readLiveRelease(set, this.options.releases);
    this.releases.set(set.id, reading);
    reading.catch(() => this.releases.delete(set.id));
    return reading;
  }

  /**
   * The release set for this visitor; if the candidate cannot be read, the stable set. Throws when the stable set cannot
   * be read either.
   */
  async releaseFor(rollout: Rollout, cohort: number | undefined): Promise<LiveRelease> {
    const set = releaseSetFor(rollout, cohort);
    if (set === rollout.stable) return this.release(set);
    try {
      return await this.release(set);
    } catch (error) {
      if (this.unreadableId !== set.id) {
        this.options.log.warn(
          { releaseSet: set.id, reason: String(error) },
          'the canary release set cannot be read: its visitors get the stable set',
        );
      }
      this.unreadableId = set.id;
      return this.release(rollout.stable);
    }
  }
}
