import type { EditedImage } from '../image-editor/EditImageDialog.tsx';
import { isCancelled, type UploadedPicture, UploadFailure, uploadImage } from './upload-image.ts';

/** The upload of one image. Holds the cropped image until the upload is complete. */
export type PictureUpload =
  | { kind: 'idle' }
  /** `sent` goes from 0 to 1; at 1 the server processes the image. */
  | { kind: 'sending'; image: EditedImage; sent: number }
  /** The session has ended; the upload continues with another token than `refused`. */
  | { kind: 'signed-out'; image: EditedImage; refused: string | null }
  | { kind: 'failed'; image: EditedImage; message: string; reason: string | undefined }
  /** The server has stored it, and no field has used it yet. */
  | { kind: 'completed'; picture: UploadedPicture };

/** Target and sender of an upload. */
export interface UploadTarget {
  portalId: string;
  existingImageId: string | undefined;
  token: string | null;
}

const IDLE: PictureUpload = { kind: 'idle' };

/** Uploads by their key. They outlive the field that shows them. */
const uploads = new Map<string, PictureUpload>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

/** Calls `listener` after every change; returns how to unsubscribe. */
export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The upload with that key; the same object until it changes. */
export const getUpload = (key: string): PictureUpload => uploads.get(key) ?? IDLE;

/** Aborts the upload with that key, or removes a failed or completed one. */
export function removeUpload(key: string): void {
  running.get(key)?.abort();
  running.delete(key);
  setUpload(key, IDLE);
}

/** Starts an upload, which replaces an earlier one with that key. */
export async function startUpload(
  key: string,
  image: EditedImage,
  { portalId, existingImageId, token }: UploadTarget,
): Promise<void> {
  running.get(key)?.abort();
  const controller = new AbortController();
  running.set(key, controller);
  const update = (upload: PictureUpload) => {
    if (running.get(key) === controller) setUpload(key, upload);
  };
  update({ kind: 'sending', image, sent: 0 });
  try {
    const picture = await uploadImage({
      portalId,
      existingImageId,
      image,
      token,
      signal: controller.signal,
      onProgress: (sent) => update({ kind: 'sending', image, sent }),
    });
    update({ kind: 'completed', picture });
  } catch (error) {
    if (isCancelled(error)) return;
    const { message, reason, status } =
      error instanceof UploadFailure ? error : new UploadFailure('Error | 0');
    update(
      status === 401
        ? { kind: 'signed-out', image, refused: token }
        : { kind: 'failed', image, message, reason },
    );
  }
}

function setUpload(key: string, upload: PictureUpload): void {
  if (upload.kind === 'idle') uploads.delete(key);
  else uploads.set(key, upload);
  for (const listener of listeners) listener();
}
