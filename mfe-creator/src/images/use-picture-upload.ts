import { selectToken, useSelector } from '@portico/shared/platform';
import { useEffect, useRef, useState } from 'react';
import type { EditedImage } from '../image-editor/EditImageDialog.tsx';
import { isCancelled, type UploadedPicture, UploadFailure, uploadImage } from './upload-image.ts';

/** One picture on its way to the server. The cropped picture is kept until it has arrived. */
export type PictureUpload =
  | { kind: 'idle' }
  /** `sent` goes from 0 to 1; at 1 the server is at work. */
  | { kind: 'sending'; image: EditedImage; sent: number }
  | { kind: 'failed'; image: EditedImage; message: string; reason: string | undefined };

/** Sends one picture at a time for a field; leaving the page ends it. */
export function usePictureUpload(options: {
  portalId: string;
  existingImageId: string | undefined;
  onUploaded: (picture: UploadedPicture) => void;
}) {
  const { portalId, existingImageId, onUploaded } = options;
  const token = useSelector(selectToken);
  const [upload, setUpload] = useState<PictureUpload>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(image: EditedImage): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setUpload({ kind: 'sending', image, sent: 0 });
    try {
      const picture = await uploadImage({
        portalId,
        existingImageId,
        image,
        token,
        signal,
        onProgress: (sent) => {
          if (!signal.aborted) setUpload({ kind: 'sending', image, sent });
        },
      });
      setUpload({ kind: 'idle' });
      onUploaded(picture);
    } catch (error) {
      if (isCancelled(error)) return;
      const { message, reason } = error instanceof UploadFailure ? error : new UploadFailure('Error | 0');
      setUpload({ kind: 'failed', image, message, reason });
    }
  }

  return {
    upload,
    send,
    /** Sends the same cropped picture again. */
    retry: () => (upload.kind === 'failed' ? send(upload.image) : undefined),
    /** Ends what is under way, or lets go of what has failed. */
    cancel: () => {
      running.current?.abort();
      setUpload({ kind: 'idle' });
    },
  };
}
