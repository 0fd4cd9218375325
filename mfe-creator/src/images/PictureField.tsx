import type { Aspects } from '@portico/shared/contracts';
import { ConfirmDelete } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, Field, Picture, spacing } from '@portico/shared/ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDeleteLabels } from '../editing/use-delete-labels.ts';
import { type AspectName, aspectsOf } from '../image-editor/aspect-names.ts';
import { EditImageDialog } from '../image-editor/EditImageDialog.tsx';
import { DropZone } from './DropZone.tsx';
import { isImageFile } from './image-file.ts';
import { UploadState } from './UploadState.tsx';
import type { UploadedPicture } from './upload-image.ts';
import { useBlobAddress } from './use-blob-address.ts';
import { useImageRemoval } from './use-image-removal.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** A picture of a record, or none; `imageURL` works before the picture is saved. */
export interface PictureValue {
  mainImageId?: string | undefined;
  imageURL?: string | undefined;
  aspects?: Aspects | undefined;
  lastChecked?: string | undefined;
}

/** Props of `PictureField`. */
export interface PictureFieldProps {
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  /** The portal that owns the picture; its editors may upload. */
  portalId: string;
  /** The current picture. */
  value: PictureValue | undefined;
  /** The initial aspect ratio of the crop. [CROP-10] */
  aspect: AspectName;
  /** The aspect ratios to choose from; a single one is fixed. All by default. [AMBIG-15, EDIT-22] */
  aspects?: readonly AspectName[] | undefined;
  /** The problem of the value, from the form. */
  error?: string | null | undefined;
  /**
   * How a picture is removed; absent if it can only be replaced. 'ask' asks 'Are you sure delete?' first [EDIT-27];
   * 'from-form' keeps the image on the server, because the record shows it until it is saved.
   */
  removal?: 'ask' | 'at-once' | 'from-form' | undefined;
  /** Key under which an upload outlives the field; without it, unmounting aborts the upload. */
  uploadKey?: string | undefined;
  /** Reports whether a picture is uploading, so that the form waits with Save. Must be a stable function. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
  /** Called with the file that was chosen, which still has the data of its camera. */
  onChosen?: ((file: File) => void) | undefined;
  /** Called with an uploaded picture, or with undefined after its removal. */
  onChange: (picture: UploadedPicture | undefined) => void;
}

/**
 * A labelled picture: chosen, dropped or pasted, cropped in the Edit Image dialog, and uploaded with progress. After a
 * failed upload the cropped picture can be sent again. [VAL-05, API-19..21, ERR-08, ERR-09, OPEN-24]
 */
export function PictureField(props: PictureFieldProps) {
  const {
    label,
    hint,
    required,
    portalId,
    value,
    aspect,
    aspects,
    removal,
    uploadKey,
    onBusyChange,
    onChosen,
    onChange,
  } = props;
  const { t } = useText('mfe-creator');
  const deleteLabels = useDeleteLabels();
  const [chosen, setChosen] = useState<File>();
  const [isNoImage, setNoImage] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { remove, isRemoving } = useImageRemoval(portalId);
  const { upload, send, retry, cancel } = usePictureUpload({
    portalId,
    existingImageId: value?.mainImageId,
    uploadKey,
    onUploaded: onChange,
  });
  const isComing = upload.kind === 'sending' || upload.kind === 'signed-out';
  useEffect(() => onBusyChange?.(isComing), [isComing, onBusyChange]);
  const sentImage = 'image' in upload ? upload.image : undefined;
  const localAddress = useBlobAddress(sentImage?.blob);
  const shownAddress = localAddress ?? value?.imageURL;
  const hasPicture = Boolean(localAddress ?? (value?.mainImageId || value?.imageURL));

  function take([file]: readonly File[]) {
    if (!file) return;
    setNoImage(!isImageFile(file));
    if (!isImageFile(file)) return;
    setChosen(file);
    onChosen?.(file);
  }

  async function removePicture() {
    const { mainImageId } = value ?? {};
    const isDeleted = removal !== 'from-form';
    if (isDeleted && mainImageId && !(await remove(mainImageId))) return setAsking(false);
    setAsking(false);
    onChange(undefined);
    input.current?.focus();
  }

  return (
    <>
      <Field
        label={label}
        hint={hint}
        required={required}
        error={isNoImage ? t('picture.imageNeeded') : props.error}
      >
        <div css={{ display: 'grid', gap: spacing[3] }}>
          <DropZone
            inputRef={input}
            shape={(sentImage ? sentImage.aspects : value?.aspects) ?? aspectsOf(aspect)}
            onFiles={take}
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
          <UploadState upload={upload} onCancel={cancel} onRetry={retry} />
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
                  onClick={() => (removal === 'ask' ? setAsking(true) : void removePicture())}
                >
                  {t('picture.remove')}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </Field>
      {/** Outside the field, because its label and error do not belong to the dialog. */}
      {chosen ? (
        <EditImageDialog
          file={chosen}
          aspect={aspect}
          aspects={aspects}
          onClose={() => setChosen(undefined)}
          onSave={(image) => {
            setChosen(undefined);
            send(image);
          }}
        />
      ) : null}
      <ConfirmDelete
        open={isAsking}
        labels={deleteLabels}
        itemName={label}
        busy={isRemoving}
        onConfirm={() => void removePicture()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
