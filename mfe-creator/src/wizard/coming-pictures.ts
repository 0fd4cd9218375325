import type { Portal, WizardPortal } from '@portico/shared/contracts';
import { forgetUpload, uploadNamed } from '../images/kept-uploads.ts';
import type { PictureValue } from '../images/PictureField.tsx';
import { coverChanges } from './cover/cover-changes.ts';
import { thumbnailChanges } from './thumbnail/thumbnail-changes.ts';
import type { WizardStepIndex } from './wizard-step.ts';

/** The steps whose picture may still be on its way while another step is shown, and what it changes of a portal. */
const CHANGES = {
  2: thumbnailChanges,
  3: coverChanges,
} satisfies Partial<Record<WizardStepIndex, (picture: PictureValue, portal: Portal) => WizardPortal>>;

export type PictureStep = keyof typeof CHANGES;
export const PICTURE_STEPS: readonly PictureStep[] = [2, 3];

/** The name of a step's upload: of one person and one portal. */
export const comingName = (of: { uid: string; portalId: string; step: PictureStep }): string =>
  `wizard.${of.uid}.${of.portalId}.${of.step}`;

/**
 * What pictures change that have arrived while another step was shown: the next save takes them along. `taken` is called
 * once they are saved.
 */
export function arrivedChanges(
  uid: string | undefined,
  portal: Portal | undefined,
): { changes: WizardPortal; taken: () => void } {
  const found = PICTURE_STEPS.flatMap((step) => {
    if (uid === undefined || !portal) return [];
    const name = comingName({ uid, portalId: portal._id, step });
    const upload = uploadNamed(name);
    return upload.kind === 'arrived' ? [{ name, changes: CHANGES[step](upload.picture, portal) }] : [];
  });
  return {
    changes: Object.assign({}, ...found.map(({ changes }) => changes)) as WizardPortal,
    taken: () => {
      for (const { name } of found) forgetUpload(name);
    },
  };
}
