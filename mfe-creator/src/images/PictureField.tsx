import { ConfirmDelete } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, Field, Picture, spacing } from '@portico/shared/ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useDeleteLabels } from '../editing/use-delete-labels.ts';
import { type AspectName, aspectsOf } from '../image-editor/aspect-names.ts';
import { EditImageDialog } from '../image-editor/EditImageDialog.tsx';
import { DropZone } from './DropZone.tsx';
import { UploadState } from './UploadState.tsx';
import { type PictureFieldOptions, usePictureField } from './use-picture-field.ts';

/** Props of `PictureField`. */
export interface PictureFieldProps extends PictureFieldOptions {
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  /** The initial aspect ratio of the crop. [CROP-10] */
  aspect: AspectName;
  /** The aspect ratios to choose from; a single one is fixed. All by default. [AMBIG-15, EDIT-22] */
  aspects?: readonly AspectName[] | undefined;
  /** The problem of the value, from the form. */
  error?: string | null | undefined;
}

/**
 * A labelled picture: chosen, dropped or pasted, cropped in the Edit Image dialog, and uploaded with progress. After a
 * failed upload the cropped picture can be sent again. [VAL-05, API-19..21, ERR-08, ERR-09, OPEN-24]
 */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, required, value, aspect, aspects, error, removal } = props;
  const { t } = useText('mfe-creator');
  const deleteLabels = useDeleteLabels();
  const input = useRef<HTMLInputElement>(null);
  const field = usePictureField(props, () => input.current?.focus());
  const { upload, sentImage, localAddress, isRemoving } = field;
  const shownAddress = localAddress ?? value?.imageURL;
  const hasPicture = Boolean(localAddress ?? (value?.mainImageId || value?.imageURL));

  return (
    <>
      <Field
        label={label}
        hint={hint}
        required={required}
        error={field.isNoImage ? t('picture.imageNeeded') : error}
      >
        <div css={{ display: 'grid', gap: spacing[3] }}>
          <DropZone
            inputRef={input}
            shape={(sentImage ? sentImage.aspects : value?.aspects) ?? aspectsOf(aspect)}
            onFiles={field.choose}
            picture={
              hasPicture ? (
                <Picture
                  imageId={shownAddress ? undefined : value?.mainImageId}
                  src={shownAddress}
                  alt={t('picture.current')}
                  sizes="(max-width: 768px) 100vw, 640px"
                  fill
                />
              ) : null
            }
          />
          <UploadState upload={upload} onCancel={field.cancel} onRetry={field.retry} />
          {hasPicture && upload.kind === 'idle' ? (
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[3] }}>
              <Button
                variant="secondary"
                size="sm"
                icon={<ImageUp size={18} aria-hidden="true" />}
                onClick={() => input.current?.click()}
              >
                {t('picture.replace')}
              </Button>
              {removal ? (
                <Button
                  variant="quiet"
                  size="sm"
                  loading={isRemoving}
                  icon={<Trash2 size={18} aria-hidden="true" />}
                  onClick={field.startRemoval}
                >
                  {t('picture.remove')}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </Field>
      {/** Outside the field, because its label and error do not belong to the dialog. */}
      {field.chosen ? (
        <EditImageDialog
          file={field.chosen}
          aspect={aspect}
          aspects={aspects}
          onClose={field.closeCrop}
          onSave={field.send}
        />
      ) : null}
      <ConfirmDelete
        open={field.isConfirming}
        labels={deleteLabels}
        itemName={label}
        busy={isRemoving}
        onConfirm={() => void field.remove()}
        onCancel={field.cancelRemoval}
      />
    </>
  );
}
