import type { EditedImage } from '../image-editor/EditImageDialog.tsx';
import { isCancelled, type UploadedPicture, UploadFailure, uploadImage } from './upload-image.ts';

/** One picture on its way to the server. The cropped picture is kept until it has arrived. */
export type PictureUpload =
  | { kind: 'idle' }
  /** `sent` goes from 0 to 1; at 1 the server is at work. */
  | { kind: 'sending'; image: EditedImage; sent: number }
  /** The session has ended meanwhile; with another one than the refused, the upload goes on. */
  | { kind: 'signed-out'; image: EditedImage; refused: string | null }
  | { kind: 'failed'; image: EditedImage; message: string; reason: string | undefined }
  /** The server has it, and nobody has taken it over yet. */
  | { kind: 'arrived'; picture: UploadedPicture };

/** Where a picture goes, and who sends it. */
export interface UploadTarget {
  portalId: string;
  existingImageId: string | undefined;
  token: string | null;
}

const IDLE: PictureUpload = { kind: 'idle' };

/** Uploads by their name: they belong to the page, not to the field that shows them, which may come and go. */
const uploads = new Map<string, PictureUpload>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

/** Calls `listener` after every change; gives the way to end that. */
export function followUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How the upload of that name goes; the same object until it changes. */
export const uploadNamed = (name: string): PictureUpload => uploads.get(name) ?? IDLE;

/** Ends the upload of that name, or lets go of what has failed or arrived. */
export function forgetUpload(name: string): void {
  running.get(name)?.abort();
  running.delete(name);
  note(name, IDLE);
}

/** Sends a picture in the place of what went under that name before. */
export async function startUpload(
  name: string,
  image: EditedImage,
  { portalId, existingImageId, token }: UploadTarget,
): Promise<void> {
  running.get(name)?.abort();
  const end = new AbortController();
  running.set(name, end);
  const tell = (upload: PictureUpload) => {
    if (running.get(name) === end) note(name, upload);
  };
  tell({ kind: 'sending', image, sent: 0 });
  try {
    const picture = await uploadImage({
      portalId,
      existingImageId,
      image,
      token,
      signal: end.signal,
      onProgress: (sent) => tell({ kind: 'sending', image, sent }),
    });
    tell({ kind: 'arrived', picture });
  } catch (error) {
    if (isCancelled(error)) return;
    const { message, reason, status } =
      error instanceof UploadFailure ? error : new UploadFailure('Error | 0');
    tell(
      status === 401
        ? { kind: 'signed-out', image, refused: token }
        : { kind: 'failed', image, message, reason },
    );
  }
}

function note(name: string, upload: PictureUpload): void {
  if (upload.kind === 'idle') uploads.delete(name);
  else uploads.set(name, upload);
  for (const listener of listeners) listener();
}
