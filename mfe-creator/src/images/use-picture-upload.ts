import { selectToken, useSelector } from '@portico/shared/platform';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { EditedImage } from '../image-editor/EditImageDialog.tsx';
import { followUploads, forgetUpload, type PictureUpload, startUpload, uploadNamed } from './kept-uploads.ts';
import type { UploadedPicture } from './upload-image.ts';

/** How the upload of that name goes, kept up to date; nothing is under way on the server. */
export const useUploadNamed = (name: string): PictureUpload =>
  useSyncExternalStore(
    followUploads,
    () => uploadNamed(name),
    () => uploadNamed(''),
  );

/**
 * Sends one picture at a time for a field. Leaving the page ends it, unless it is kept under a name: then it goes on, and
 * a field of that name takes it over later. When the session has ended it waits for the next one, and goes on by itself.
 */
export function usePictureUpload(options: {
  portalId: string;
  existingImageId: string | undefined;
  /** The name under which it outlives the field. */
  keptAs?: string | undefined;
  /** Left out, what arrives stays where it is until somebody takes it over. */
  onUploaded?: ((picture: UploadedPicture) => void) | undefined;
}) {
  const { portalId, existingImageId, keptAs, onUploaded } = options;
  const token = useSelector(selectToken);
  const ownName = useId();
  const name = keptAs ?? ownName;
  const upload = useUploadNamed(name);
  const send = (image: EditedImage) => void startUpload(name, image, { portalId, existingImageId, token });

  useEffect(() => (keptAs === undefined ? () => forgetUpload(ownName) : undefined), [keptAs, ownName]);

  const takeOver = useRef(onUploaded);
  useEffect(() => {
    takeOver.current = onUploaded;
  });
  useEffect(() => {
    if (upload.kind !== 'arrived' || !takeOver.current) return;
    forgetUpload(name);
    takeOver.current(upload.picture);
  }, [name, upload]);

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
    /** Sends the same cropped picture again. */
    retry: () => ('image' in upload ? send(upload.image) : undefined),
    /** Ends what is under way, or lets go of what has failed. */
    cancel: () => forgetUpload(name),
  };
}
