import type { Aspects } from '@portico/shared/contracts';
import { useEffect, useState } from 'react';
import type { EditedImage } from '../image-editor/EditImageDialog.tsx';
import { isImageFile } from './image-file.ts';
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

/** Options of `usePictureField`. */
export interface PictureFieldOptions {
  /** The portal that owns the picture; its editors may upload. */
  portalId: string;
  /** The current picture. */
  value: PictureValue | undefined;
  /**
   * How a picture is removed; absent if it can only be replaced. 'confirm' shows 'Are you sure delete?' first [EDIT-27];
   * 'from-form' leaves the image on the server, because the record shows it until it is saved.
   */
  removal?: 'confirm' | 'at-once' | 'from-form' | undefined;
  /** Key under which an upload outlives the field; without it, unmounting aborts the upload. */
  uploadKey?: string | undefined;
  /** Reports whether a picture is uploading, so that the form waits with Save. Must be a stable function. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
  /** Called with the file that was chosen, which still has the data of its camera. */
  onChosen?: ((file: File) => void) | undefined;
  /** Called with an uploaded picture, or with undefined after its removal. */
  onChange: (picture: UploadedPicture | undefined) => void;
}

/** A picture that is chosen, cropped and uploaded, or removed. `onRemoved` is called after `onChange`. */
export function usePictureField(options: PictureFieldOptions, onRemoved: () => void) {
  const { portalId, value, removal, uploadKey, onBusyChange, onChosen, onChange } = options;
  const [chosen, setChosen] = useState<File>();
  const [isNoImage, setNoImage] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { remove: removeImage, isRemoving } = useImageRemoval(portalId);
  const { upload, send, retry, cancel } = usePictureUpload({
    portalId,
    existingImageId: value?.mainImageId,
    uploadKey,
    onUploaded: onChange,
  });
  const isUploading = upload.kind === 'sending' || upload.kind === 'signed-out';
  useEffect(() => onBusyChange?.(isUploading), [isUploading, onBusyChange]);
  const sentImage = 'image' in upload ? upload.image : undefined;
  const localAddress = useBlobAddress(sentImage?.blob);

  function choose([file]: readonly File[]): void {
    if (!file) return;
    setNoImage(!isImageFile(file));
    if (!isImageFile(file)) return;
    setChosen(file);
    onChosen?.(file);
  }

  async function remove(): Promise<void> {
    const { mainImageId } = value ?? {};
    const isDeleted = removal !== 'from-form';
    if (isDeleted && mainImageId && !(await removeImage(mainImageId))) return setIsConfirming(false);
    setIsConfirming(false);
    onChange(undefined);
    onRemoved();
  }

  return {
    choose,
    /** The file to crop. */
    chosen,
    /** The last file was not an image. */
    isNoImage,
    closeCrop: () => setChosen(undefined),
    /** Uploads the cropped image. */
    send: (image: EditedImage) => {
      setChosen(undefined);
      send(image);
    },
    upload,
    retry,
    cancel,
    /** The image that is uploading or failed to, and its blob URL. */
    sentImage,
    localAddress,
    isRemoving,
    isConfirming,
    startRemoval: () => (removal === 'confirm' ? setIsConfirming(true) : void remove()),
    cancelRemoval: () => setIsConfirming(false),
    remove,
  };
}
