import type { WizardPortal } from '@portico/shared/contracts';
import type { PictureValue } from '../../../images/PictureField.tsx';

/** What the picture of step 2 changes of a portal. [WIZ-07] */
export const thumbnailChanges = ({ mainImageId }: PictureValue): WizardPortal =>
  mainImageId ? { mainImageId } : {};
