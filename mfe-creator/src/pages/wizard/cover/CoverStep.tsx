import { useText } from '@portico/shared/platform';
import { PictureField } from '../../../images/PictureField.tsx';
import type { PictureValue } from '../../../images/use-picture-field.ts';
import { formStep, type StepFieldsProps } from '../FormStep.tsx';
import { useUploadKey } from '../use-upload-key.ts';
import { coverChanges } from './cover-changes.ts';

interface Cover {
  picture: PictureValue;
}

/** The aspect ratio of a cover. */
const COVER_ASPECT = '16:9';

function CoverFields({ values, onChange, errorAt, portal, onBusyChange }: StepFieldsProps<Cover>) {
  const { t } = useText('mfe-creator');
  const uploadKey = useUploadKey(portal?._id, 3);
  if (!portal) return null;
  return (
    <PictureField
      label={t('cover.label')}
      hint={t('cover.hint')}
      required
      portalId={portal._id}
      value={values.picture}
      aspect={COVER_ASPECT}
      aspects={[COVER_ASPECT]}
      error={errorAt('galleryImages')}
      uploadKey={uploadKey}
      onBusyChange={onBusyChange}
      onChange={(picture) => onChange({ picture: picture ?? {} })}
    />
  );
}

/** Step 3: the cover, 16:9, which becomes the first gallery image. [WIZ-08, VAL-06, AMBIG-14] */
export const CoverStep = formStep<Cover>({
  heading: 'cover.heading',
  text: 'cover.text',
  read: (portal) => {
    const { mainImageId, imageURL, aspects, lastChecked } = portal?.galleryImages?.[0] ?? {};
    return { picture: mainImageId ? { mainImageId, imageURL, aspects, lastChecked } : {} };
  },
  isFilled: (portal) => Boolean(portal.galleryImages?.length),
  problems: ({ picture }) => (picture.mainImageId ? {} : { galleryImages: 'cover.required' }),
  changes: ({ picture }, { portal }) => coverChanges(picture, portal),
  Fields: CoverFields,
});
