import type { RecordStore } from '../../storage/record-store.ts';
import { eachPortalCard, type PortalCard } from '../portals/portal-cards.ts';

/** A reading that took longer is used again for a minute. */
const SLOW_MS = 1_000;
const USED_AGAIN_MS = 60_000;

/** What the overview says about all portals of a provider. */
export interface PortalFacts {
  /** The portals that were saved last, newest first. */
  latest: readonly PortalCard[];
  withoutPicture: { total: number; first: readonly PortalCard[] };
}

export interface PortalFactsReader {
  of(provider: string): Promise<PortalFacts>;
}

interface Options {
  mostLatest: number;
  mostWithoutPicture: number;
  /** In ms. */
  clock?: () => number;
}

/**
 * Reads every portal of a provider, once at a time, and keeps only what is shown. On a site with so many portals that
 * this is slow, the facts may be a minute old.
 */
export function createPortalFacts(
  records: Pick<RecordStore, 'list'>,
  { mostLatest, mostWithoutPicture, clock = Date.now }: Options,
): PortalFactsReader {
  const readings = new Map<string, Promise<PortalFacts>>();

  async function read(provider: string): Promise<PortalFacts> {
    let latest: PortalCard[] = [];
    const first: PortalCard[] = [];
    let total = 0;
    for await (const card of eachPortalCard(records, { provider })) {
      const oldest = latest.length === mostLatest ? latest.at(-1) : undefined;
      if (!oldest || card.modifiedDate > oldest.modifiedDate) {
        latest = [...latest, card]
          .sort((a, b) => b.modifiedDate.localeCompare(a.modifiedDate))
          .slice(0, mostLatest);
      }
      if (!isWithoutPicture(card)) continue;
      total += 1;
      if (first.length < mostWithoutPicture) first.push(card);
    }
    return { latest, withoutPicture: { total, first } };
  }

  return {
    of(provider) {
      const running = readings.get(provider);
      if (running) return running;
      const startedAt = clock();
      const forget = () => readings.delete(provider);
      const reading = read(provider);
      readings.set(provider, reading);
      reading.then(() => {
        if (clock() - startedAt > SLOW_MS) setTimeout(forget, USED_AGAIN_MS).unref();
        else forget();
      }, forget);
      return reading;
    },
  };
}

/** A draft or a rejected portal is its creator's to complete. */
const isWithoutPicture = ({ status, mainImageId }: PortalCard): boolean =>
  !mainImageId && (status === 'RELEASE' || status === 'USER_DRAFT');
