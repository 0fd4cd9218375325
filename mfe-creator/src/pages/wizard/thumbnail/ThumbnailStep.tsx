import { useText } from '@portico/shared/platform';
import { PictureField } from '../../../images/PictureField.tsx';
import type { PictureValue } from '../../../images/use-picture-field.ts';
import { formStep, type StepFieldsProps } from '../FormStep.tsx';
import { useUploadKey } from '../use-upload-key.ts';
import { thumbnailChanges } from './thumbnail-changes.ts';

interface Thumbnail {
  picture: PictureValue;
}

function ThumbnailFields({ values, onChange, errorAt, portal, onBusyChange }: StepFieldsProps<Thumbnail>) {
  const { t } = useText('mfe-creator');
  const uploadKey = useUploadKey(portal?._id, 2);
  if (!portal) return null;
  return (
    <PictureField
      label={t('thumbnail.label')}
      hint={t('thumbnail.hint')}
      required
      portalId={portal._id}
      value={values.picture}
      aspect="1:1"
      error={errorAt('mainImageId')}
      uploadKey={uploadKey}
      onBusyChange={onBusyChange}
      onChange={(picture) => onChange({ picture: picture ?? {} })}
    />
  );
}

/** Step 2: the picture of the card, in any aspect ratio, initially a square. [WIZ-07, VAL-04, AMBIG-15] */
export const ThumbnailStep = formStep<Thumbnail>({
  heading: 'thumbnail.heading',
  text: 'thumbnail.text',
  read: (portal) => ({
    picture: portal?.mainImageId ? { mainImageId: portal.mainImageId, imageURL: portal.imageURL } : {},
  }),
  isFilled: (portal) => Boolean(portal.mainImageId),
  problems: ({ picture }) => (picture.mainImageId ? {} : { mainImageId: 'thumbnail.required' }),
  changes: ({ picture }) => thumbnailChanges(picture),
  Fields: ThumbnailFields,
});
