import type { PortalChanges } from '@portico/shared/contracts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { usageWrites } from '../quotas/usage.ts';
import { newId } from '../writes/ids.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { checkContent, type PortalStores } from './portal.service.ts';
import { withChanges } from './portal-changes.ts';
import { transitionWrite } from './portal-transitions.ts';
import { markWithheld } from './withholding.ts';

interface PortalCreation {
  provider: string;
  /** The uid of its owner and first editor. */
  by: string;
  start: Pick<PortalRecord, 'status'> & Partial<Pick<PortalRecord, 'stepIndex' | 'townRefs' | 'listingRefs'>>;
  /** A new one by default. */
  id?: string | undefined;
  changes: PortalChanges;
  /** Throws if something that is needed is missing. */
  check?: (portal: PortalRecord) => void;
}

/**
 * Creates a portal with its first transition and its owner's usage in one batch. Throws 'invalid' for content against
 * the rules. [WIZ-13, OPEN-01, OPEN-54]
 */
export const createPortal = (
  stores: PortalStores,
  { provider, by, start, id = newId(), changes, check }: PortalCreation,
): Promise<PortalRecord> =>
  retryOnConflict(async () => {
    const { records, passcodes, now } = stores;
    const time = now();
    const empty: PortalRecord = {
      _id: id,
      provider,
      title: {},
      editors: [by],
      owner: by,
      townRefs: [],
      listingRefs: [],
      ...start,
      createdDate: time.toISOString(),
      modifiedDate: '',
      statusDate: time.toISOString(),
    };
    const created = await withChanges(empty, changes, { by, now: time, passcodes });
    check?.(created);
    await checkContent(records, { before: empty, after: created });
    const { portal, writes } = await markWithheld(records, created);
    await records.batch([
      ...writes,
      portalRepository(records).write({ provider, id, value: portal, expectedRevision: 0 }),
      transitionWrite(records, { portal, by }),
      ...(await usageWrites(stores, { after: portal })),
    ]);
    return portal;
  });
