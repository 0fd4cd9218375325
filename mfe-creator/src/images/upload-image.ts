import { localizeRefusal } from '@portico/shared/api';
import {
  type Aspects,
  type ErrorReply,
  FALLBACK_LANGUAGE,
  type ReplyOf,
  type uploadImage as uploadCall,
} from '@portico/shared/contracts';
import { supportedLanguage } from '@portico/shared/platform';

/** An uploaded picture, as records store it. */
export interface UploadedPicture {
  mainImageId: string;
  /** Work for the uploader before a record with the picture is saved. */
  imageURL: string;
  smallImageURL: string;
  /** ISO time. */
  lastChecked: string;
  aspects: Aspects;
}

/** Why an upload failed: '{statusText} | {status}', and the server's reason if there is one. [ERR-08] */
export class UploadFailure extends Error {
  constructor(
    message: string,
    readonly reason?: string | undefined,
    /** Status of the response; 0 without one. */
    readonly status = 0,
  ) {
    super(message);
  }
}

/** Input of `uploadImage`. */
export interface ImageUpload {
  portalId: string;
  /** The picture that is replaced, if any. [OPEN-24] */
  existingImageId?: string | undefined;
  image: { blob: Blob; aspects: Aspects };
  /** The session's bearer token. [API-01] */
  token: string | null;
  /** Called with the share that is sent, 0 to 1. */
  onProgress: (sent: number) => void;
  /** Aborts the upload. */
  signal: AbortSignal;
}

/** Timeout without progress, in ms. The server responds only after it has encoded every size. */
const RESPONSE_TIMEOUT_MS = 120_000;

/**
 * Uploads a picture by XMLHttpRequest, because fetch reports no upload progress. Only status 200 is a success; rejects
 * with `UploadFailure`, or with an AbortError after `signal`. [API-20]
 */
export function uploadImage(upload: ImageUpload): Promise<UploadedPicture> {
  const { portalId, existingImageId = 'new', image, token, onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal.aborted) return aborted();
    const request = new XMLHttpRequest();
    request.open(
      'POST',
      `/api/portal/${encodeURIComponent(portalId)}/image/${encodeURIComponent(existingImageId)}`,
    );
    request.responseType = 'json';
    request.timeout = RESPONSE_TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const reply = request.response as Partial<
        Omit<ReplyOf<typeof uploadCall>, 'status'> & Omit<ErrorReply, 'status'>
      > | null;
      const { ref, lastChecked, imageURL, smallImageURL } = reply ?? {};
      if (request.status !== 200 || !ref) {
        return void reasonOf(reply ?? {}).then((reason) => reject(failureOf(request, reason)));
      }
      resolve({
        mainImageId: ref,
        imageURL: imageURL ?? '',
        smallImageURL: smallImageURL ?? '',
        lastChecked: lastChecked ?? '',
        aspects: image.aspects,
      });
    };
    request.onerror = () => reject(new UploadFailure('Network Error | 0'));
    request.ontimeout = () => reject(new UploadFailure('Timeout | 0'));
    request.onabort = aborted;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', image.blob, 'image.jpg');
    request.send(form);
  });
}

/** The server's reason, translated if there is a translation. */
async function reasonOf({ reason, ...refusal }: Partial<ErrorReply>): Promise<string | undefined> {
  const language = supportedLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE;
  return (await localizeRefusal(refusal, language))?.reason ?? reason;
}

/** HTTP/2 has no status text, so the server's reason replaces it. */
const failureOf = ({ status, statusText }: XMLHttpRequest, reason: string | undefined) =>
  new UploadFailure(`${statusText || reason || 'Error'} | ${status}`, reason, status);

/** Whether the user has aborted the upload. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
