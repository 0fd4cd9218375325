import type { WizardPortal } from '@portico/shared/contracts';
import type { PictureValue } from '../../../images/use-picture-field.ts';

/** The changes of a portal by the picture of step 2. [WIZ-07] */
export const thumbnailChanges = ({ mainImageId }: PictureValue): WizardPortal =>
  mainImageId ? { mainImageId } : {};
