import { selectUser, useSelector } from '@portico/shared/platform';
import { comingName, type PictureStep } from './coming-pictures.ts';

/** The name under which a step's upload outlives the step; undefined while nobody is known. */
export function useComingName(portalId: string | undefined, step: PictureStep): string | undefined {
  const uid = useSelector(selectUser)?.uid;
  return uid === undefined || portalId === undefined ? undefined : comingName({ uid, portalId, step });
}
