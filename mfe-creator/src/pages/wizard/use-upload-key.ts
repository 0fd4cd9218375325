import { selectUser, useSelector } from '@portico/shared/platform';
import { type PictureStep, uploadKeyOf } from './pending-uploads.ts';

/** Key under which a step's upload outlives the step; undefined while no user is known. */
export function useUploadKey(portalId: string | undefined, step: PictureStep): string | undefined {
  const uid = useSelector(selectUser)?.uid;
  return uid === undefined || portalId === undefined ? undefined : uploadKeyOf({ uid, portalId, step });
}
