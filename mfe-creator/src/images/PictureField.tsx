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

/** A picture as a record has it, or none of it; `imageURL` shows one that is not saved anywhere yet. */
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
  /** The portal that the picture is for; its editors may upload. */
  portalId: string;
  /** The picture that is there. */
  value: PictureValue | undefined;
  /** The shape that cropping begins with. [CROP-10] */
  aspect: AspectName;
  /** The shapes to choose from; a single one is fixed. Default all. [AMBIG-15, EDIT-22] */
  aspects?: readonly AspectName[] | undefined;
  /** What is wrong with the value, from the form. */
  error?: string | null | undefined;
  /** How a picture may be taken away; left out it can only be replaced. 'ask' asks 'Are you sure delete?' first. [EDIT-27] */
  removal?: 'ask' | 'at-once' | undefined;
  /** Key under which an upload outlives the field; without it, unmounting aborts the upload. */
  uploadKey?: string | undefined;
  /** Whether a picture is on its way, so that the form can wait with saving. A stable function, such as a setter. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
  /** A new picture on the server, or undefined once it was removed there. */
  onChange: (picture: UploadedPicture | undefined) => void;
}

/**
 * A labelled picture: chosen, dropped or pasted, cropped in the Edit Image dialog, uploaded with its progress. A cropped
 * picture that could not be sent is kept for another try. [VAL-05, API-19..21, ERR-08, ERR-09, OPEN-24]
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
    if (isImageFile(file)) setChosen(file);
  }

  async function removePicture() {
    const { mainImageId } = value ?? {};
    if (mainImageId && !(await remove(mainImageId))) return setAsking(false);
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
      {/** Outside the field, whose label and error are not those of what is in a dialog. */}
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
