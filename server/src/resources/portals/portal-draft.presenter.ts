import type { Portal, PortalDraft } from '@portico/shared/contracts';
import { changedParts, pageContentOf } from '@portico/shared/domain';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames } from '../auth/user.repository.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { presentToEditor, withAllSigned, withSignedImages } from './portal.presenter.ts';
import type { PortalRecord } from './portal.repository.ts';
import { type DraftedPage, draftOver } from './portal-draft.service.ts';
import { withProductCounts } from './product-counts.ts';

interface PresentStores {
  records: RecordStore;
  passcodes: Passcodes;
  imageSignatures: ImageSignatures;
}

async function presentDraft(
  records: RecordStore,
  { live, page, draft, conflicts }: DraftedPage,
  isShown: boolean,
): Promise<PortalDraft> {
  const { modifiedBy, modifiedDate, publishAt, endAt, problem, review, returned } = draft;
  const uids = [modifiedBy, review?.by].filter((uid) => uid !== undefined);
  const names = await displayNames(records, { provider: live.provider, uids });
  const inConflict = Object.fromEntries(conflicts.map((field) => [field, page[field]]));
  return {
    isShown,
    savedAt: modifiedDate,
    savedBy: modifiedBy && names.get(modifiedBy),
    parts: changedParts(live, page),
    conflicts: changedParts(pageContentOf(live), { ...pageContentOf(live), ...inConflict }),
    publishAt,
    endAt,
    problem,
    review: review && { at: review.at, by: review.by && names.get(review.by) },
    returned,
  };
}

/** The page with the content of its draft, for editors. Its images are signed, because new ones are not public. */
export async function presentDraftedPage(stores: PresentStores, drafted: DraftedPage): Promise<Portal> {
  const { records, passcodes, imageSignatures } = stores;
  const shown = withAllSigned(presentToEditor(drafted.page, passcodes), imageSignatures);
  return { ...(await withProductCounts(records, shown)), draft: await presentDraft(records, drafted, true) };
}

/** The live page for its editors, who also learn of its draft. */
export async function presentLivePage(stores: PresentStores, live: PortalRecord): Promise<Portal> {
  const { records, passcodes, imageSignatures } = stores;
  const shown = withSignedImages(presentToEditor(live, passcodes), imageSignatures);
  const drafted = await draftOver(records, live);
  const portal = await withProductCounts(records, shown);
  return drafted ? { ...portal, draft: await presentDraft(records, drafted, false) } : portal;
}
