import { selectUser, useSelector } from '@portico/shared/platform';
import type { PictureUpload } from '../images/kept-uploads.ts';
import { useUploadNamed } from '../images/use-picture-upload.ts';
import { comingName, PICTURE_STEPS, type PictureStep } from './coming-pictures.ts';

/** A step's picture that is not saved yet. */
export interface ComingPicture {
  step: PictureStep;
  name: string;
  upload: PictureUpload;
}

/** The pictures of a portal's steps that are on their way, have failed, or wait for the next save. */
export function useComingPictures(portalId: string | undefined): ComingPicture[] {
  const uid = useSelector(selectUser)?.uid ?? '';
  const nameOf = (step: PictureStep) => comingName({ uid, portalId: portalId ?? '', step });
  const ofThumbnail = useUploadNamed(nameOf(2));
  const ofCover = useUploadNamed(nameOf(3));
  return PICTURE_STEPS.map((step) => ({
    step,
    name: nameOf(step),
    upload: step === 2 ? ofThumbnail : ofCover,
  })).filter(({ upload }) => upload.kind !== 'idle');
}
