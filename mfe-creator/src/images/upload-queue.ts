import { selectToken, useSelector } from '@portico/shared/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditedImage } from '../image-editor/EditImageDialog.tsx';
import { isCancelled, type UploadedPicture, UploadFailure, uploadImage } from './upload-image.ts';

/** One picture of a queue. */
export interface QueuedUpload {
  /** Stable, for keys and for `cancel` and `retry`. */
  key: string;
  /** The file's name. */
  name: string;
  image: EditedImage;
  state:
    | { kind: 'waiting' }
    /** `sent` goes from 0 to 1; at 1 the server processes the image. */
    | { kind: 'sending'; sent: number }
    /** `retry` sends the picture again. */
    | { kind: 'failed'; message: string; reason: string | undefined };
}

/** Result of `useUploadQueue`. */
export interface UploadQueue {
  /**
   * Pictures that are not uploaded yet, in the order of sending; an uploaded one is passed to `onUploaded` and removed.
   */
  uploads: readonly QueuedUpload[];
  /** Whether a picture is uploading or queued. */
  isBusy: boolean;
  /** The session has ended; the queue continues with the next one. */
  isSignedOut: boolean;
  /** Adds pictures to the end of the queue. */
  add: (pictures: readonly { name: string; image: EditedImage }[]) => void;
  /** Aborts or removes one. */
  cancel: (key: string) => void;
  /** Sends a failed picture again. */
  retry: (key: string) => void;
}

/**
 * Uploads the pictures of one portal one after the other, in their order, until the page is left. A failed one is
 * skipped; when the session has ended, all wait for the next one. [API-19, ERR-08]
 */
export function useUploadQueue(
  portalId: string,
  onUploaded: (picture: UploadedPicture, name: string) => void,
): UploadQueue {
  const token = useSelector(selectToken);
  const [uploads, setUploads] = useState<readonly QueuedUpload[]>([]);
  // The token that the server has refused.
  const [refused, setRefused] = useState<{ token: string | null }>();
  const running = useRef<{ key: string; end: AbortController }>(undefined);
  const lastKey = useRef(0);
  const arrived = useRef(onUploaded);
  useEffect(() => {
    arrived.current = onUploaded;
  }, [onUploaded]);
  useEffect(
    () => () => {
      running.current?.end.abort();
      running.current = undefined;
    },
    [],
  );

  const setState = useCallback((key: string, state: QueuedUpload['state']) => {
    setUploads((queue) => queue.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  }, []);
  const forget = useCallback((key: string) => {
    setUploads((queue) => queue.filter((upload) => upload.key !== key));
  }, []);

  // `next` is undefined during an upload, so the effect runs again after it.
  const isSending = uploads.some(({ state }) => state.kind === 'sending');
  const isSignedOut = refused !== undefined && (token === null || token === refused.token);
  const next = isSending || isSignedOut ? undefined : uploads.find(({ state }) => state.kind === 'waiting');
  useEffect(() => {
    if (!next || running.current) return;
    const { key, name, image } = next;
    const end = new AbortController();
    running.current = { key, end };
    setState(key, { kind: 'sending', sent: 0 });
    const { signal } = end;
    void uploadImage({
      portalId,
      image,
      token,
      signal,
      onProgress: (sent) => setState(key, { kind: 'sending', sent }),
    })
      .then(
        (picture) => {
          arrived.current(picture, name);
          return undefined;
        },
        (error: unknown) => error,
      )
      .then((error) => {
        if (running.current?.end === end) running.current = undefined;
        if (error === undefined || isCancelled(error)) return forget(key);
        const { message, reason, status } =
          error instanceof UploadFailure ? error : new UploadFailure('Error | 0');
        if (status === 401) {
          setRefused({ token });
          return setState(key, { kind: 'waiting' });
        }
        setState(key, { kind: 'failed', message, reason });
      });
  }, [next, portalId, token, setState, forget]);

  return {
    uploads,
    isBusy: uploads.some(({ state }) => state.kind !== 'failed'),
    isSignedOut: isSignedOut && uploads.some(({ state }) => state.kind === 'waiting'),
    add: (pictures) =>
      setUploads((queue) => [
        ...queue,
        ...pictures.map(({ name, image }): QueuedUpload => {
          lastKey.current += 1;
          return { key: String(lastKey.current), name, image, state: { kind: 'waiting' } };
        }),
      ]),
    cancel: (key) => {
      if (running.current?.key === key) running.current.end.abort();
      else forget(key);
    },
    retry: (key) => setState(key, { kind: 'waiting' }),
  };
}
