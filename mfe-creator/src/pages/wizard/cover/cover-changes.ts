import type { Portal, WizardPortal } from '@portico/shared/contracts';
import type { PictureValue } from '../../../images/use-picture-field.ts';
import { withCover } from './with-cover.ts';

/** The changes of a portal by the picture of step 3. [WIZ-08, AMBIG-14] */
export const coverChanges = (picture: PictureValue, portal: Portal | undefined): WizardPortal => ({
  galleryImages: withCover(portal?.galleryImages, picture),
});
