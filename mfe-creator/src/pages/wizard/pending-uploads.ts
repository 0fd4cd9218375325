import type { Portal, WizardPortal } from '@portico/shared/contracts';
import { getUpload, removeUpload } from '../../images/background-uploads.ts';
import type { PictureValue } from '../../images/use-picture-field.ts';
import { coverChanges } from './cover/cover-changes.ts';
import { thumbnailChanges } from './thumbnail/thumbnail-changes.ts';
import type { WizardStepIndex } from './wizard-step.ts';

/** Steps whose image may still be uploading while another step is shown, and the changes it makes to the portal. */
const CHANGES = {
  2: thumbnailChanges,
  3: coverChanges,
} satisfies Partial<Record<WizardStepIndex, (picture: PictureValue, portal: Portal) => WizardPortal>>;

export type PictureStep = keyof typeof CHANGES;
export const PICTURE_STEPS: readonly PictureStep[] = [2, 3];

/** Upload key of a step, per person and portal. */
export const uploadKeyOf = (of: { uid: string; portalId: string; step: PictureStep }): string =>
  `wizard.${of.uid}.${of.portalId}.${of.step}`;

/** Changes by uploads that completed while another step was shown, for the next save. Call `taken` after the save. */
export function completedUploadChanges(
  uid: string | undefined,
  portal: Portal | undefined,
): { changes: WizardPortal; taken: () => void } {
  const found = PICTURE_STEPS.flatMap((step) => {
    if (uid === undefined || !portal) return [];
    const key = uploadKeyOf({ uid, portalId: portal._id, step });
    const upload = getUpload(key);
    return upload.kind === 'completed' ? [{ key, changes: CHANGES[step](upload.picture, portal) }] : [];
  });
  return {
    changes: Object.assign({}, ...found.map(({ changes }) => changes)) as WizardPortal,
    taken: () => {
      for (const { key } of found) removeUpload(key);
    },
  };
}
