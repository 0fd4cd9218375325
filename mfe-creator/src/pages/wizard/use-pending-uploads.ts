import { selectUser, useSelector } from '@portico/shared/platform';
import type { PictureUpload } from '../../images/background-uploads.ts';
import { useUpload } from '../../images/use-picture-upload.ts';
import { PICTURE_STEPS, type PictureStep, uploadKeyOf } from './pending-uploads.ts';

/** A step's image that is not saved yet. */
export interface PendingUpload {
  step: PictureStep;
  key: string;
  upload: PictureUpload;
}

/** Images of a portal's steps that are uploading, have failed, or wait for the next save. */
export function usePendingUploads(portalId: string | undefined): PendingUpload[] {
  const uid = useSelector(selectUser)?.uid ?? '';
  const keyOf = (step: PictureStep) => uploadKeyOf({ uid, portalId: portalId ?? '', step });
  const ofThumbnail = useUpload(keyOf(2));
  const ofCover = useUpload(keyOf(3));
  return PICTURE_STEPS.map((step) => ({
    step,
    key: keyOf(step),
    upload: step === 2 ? ofThumbnail : ofCover,
  })).filter(({ upload }) => upload.kind !== 'idle');
}
