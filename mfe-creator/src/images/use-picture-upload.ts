import { selectToken, useSelector } from '@portico/shared/platform';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { EditedImage } from '../image-editor/EditImageDialog.tsx';
import {
  getUpload,
  type PictureUpload,
  removeUpload,
  startUpload,
  subscribeUploads,
} from './background-uploads.ts';
import type { UploadedPicture } from './upload-image.ts';

/** The upload with that key; idle on the server. */
export const useUpload = (key: string): PictureUpload =>
  useSyncExternalStore(
    subscribeUploads,
    () => getUpload(key),
    () => getUpload(''),
  );

/**
 * Uploads one image at a time for a field; when the session has ended, it continues with the next one. Unmounting aborts
 * the upload, unless it has an `uploadKey`: then it continues, and a field with that key uses it later.
 */
export function usePictureUpload(options: {
  portalId: string;
  existingImageId: string | undefined;
  /** Key under which the upload outlives the field. */
  uploadKey?: string | undefined;
  /** Without it, a completed upload stays available for another field with the key. */
  onUploaded?: ((picture: UploadedPicture) => void) | undefined;
}) {
  const { portalId, existingImageId, uploadKey, onUploaded } = options;
  const token = useSelector(selectToken);
  const ownKey = useId();
  const key = uploadKey ?? ownKey;
  const upload = useUpload(key);
  const send = (image: EditedImage) => void startUpload(key, image, { portalId, existingImageId, token });

  useEffect(() => (uploadKey === undefined ? () => removeUpload(ownKey) : undefined), [uploadKey, ownKey]);

  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  useEffect(() => {
    if (upload.kind !== 'completed' || !latest.current) return;
    removeUpload(key);
    latest.current(upload.picture);
  }, [key, upload]);

  const sendAgain = useRef(send);
  useEffect(() => {
    sendAgain.current = send;
  });
  useEffect(() => {
    if (upload.kind === 'signed-out' && token !== null && token !== upload.refused)
      sendAgain.current(upload.image);
  }, [token, upload]);

  return {
    upload,
    send,
    /** Sends the same cropped image again. */
    retry: () => ('image' in upload ? send(upload.image) : undefined),
    /** Aborts the upload, or removes a failed one. */
    cancel: () => removeUpload(key),
  };
}
