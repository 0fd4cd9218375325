import type { AuthUser, PortalChanges } from '@portico/shared/contracts';
import type { Config } from '../../config/config.ts';
import { imagesOf, shownImages } from '../../content/image-references.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { inRequest, refuseProblems } from '../writes/refuse-problems.ts';
import { validateReferences } from '../writes/validate-references.ts';
import { linksOfPortal } from './links-of-portal.ts';
import { requireEditorOf } from './portal.policy.ts';
import type { PortalRecord } from './portal.repository.ts';
import { portalProblems, withChanges } from './portal-changes.ts';
import { updatePortal } from './update-portal.ts';

/** The services that portals need. */
export interface PortalStores {
  records: RecordStore;
  passcodes: Passcodes;
  now: () => Date;
  config: Config;
}

interface PortalSave {
  provider: string;
  id: string;
  editor: AuthUser;
  changes: PortalChanges;
  /** Completes the merged portal before its content is checked; throws to refuse the save. */
  complete?: (before: PortalRecord, merged: PortalRecord) => PortalRecord;
}

/** Merges an editor's changes; throws 'conflict' when the portal has changed since it was read. [API-07, T-49] */
export const savePortal = (
  stores: PortalStores,
  { provider, id, editor, changes, complete = (_before, merged) => merged }: PortalSave,
): Promise<PortalRecord> =>
  updatePortal(stores, {
    provider,
    id,
    by: editor.uid,
    who: 'editor',
    seen: changes.modifiedDate,
    authorise: (portal) => requireEditorOf(portal, editor),
    async change(before) {
      const { passcodes, now } = stores;
      const merged = await withChanges(before, changes, { by: editor.uid, now: now(), passcodes });
      const after = complete(before, merged);
      await checkContent(stores.records, { before, after });
      return after;
    },
  });

/**
 * Throws 'invalid' with all paths for missing fields, forbidden links and forbidden images of a change. [VAL-03..11,
 * T-12]
 */
export async function checkContent(
  records: RecordStore,
  { before, after }: { before: PortalRecord; after: PortalRecord },
): Promise<void> {
  refuseProblems(portalProblems(before, after));
  const knownImages = new Set(imagesOf(before));
  const knownLinks = new Set(linksOfPortal(before).map(({ address }) => address));
  // Only new links and images: stored ones from a less strict version must not block other changes; pages show them as
  // text.
  await validateReferences(records, {
    provider: after.provider,
    owner: after._id,
    images: shownImages(after)
      .filter(({ id }) => !knownImages.has(id))
      .map(({ path, id }) => ({ path: inRequest(path), id })),
    links: linksOfPortal(after)
      .filter(({ address }) => !knownLinks.has(address))
      .map(({ path, address }) => ({ path: inRequest(path), address })),
  });
}
