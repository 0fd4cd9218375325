import { refusalSentence } from '@portico/shared/api';
import {
  type Aspects,
  type ErrorReply,
  FALLBACK_LANGUAGE,
  type ReplyOf,
  type uploadImage as uploadCall,
} from '@portico/shared/contracts';
import { supportedLanguage } from '@portico/shared/platform';

/** A picture that the server has taken, as records keep it. */
export interface UploadedPicture {
  mainImageId: string;
  /** Work for the uploader at once, also before anything that shows the picture is saved. */
  imageURL: string;
  smallImageURL: string;
  /** ISO time. */
  lastChecked: string;
  aspects: Aspects;
}

/** Why a picture was not taken: '{statusText} | {status}', and the server's own words where it gave some. [ERR-08] */
export class UploadFailure extends Error {
  constructor(
    message: string,
    readonly reason?: string | undefined,
    /** Of the response; 0 without one. */
    readonly status = 0,
  ) {
    super(message);
  }
}

/** What `uploadImage` sends. */
export interface ImageUpload {
  portalId: string;
  /** The picture that is replaced; a first one has none. [OPEN-24] */
  existingImageId?: string | undefined;
  image: { blob: Blob; aspects: Aspects };
  /** The session's bearer token. [API-01] */
  token: string | null;
  /** How much is sent, 0 to 1. */
  onProgress: (sent: number) => void;
  /** Ends the upload; the promise then never settles with a picture. */
  signal: AbortSignal;
}

/** The server answers only once the picture is encoded in every size; a line that brings nothing for so long is dead. Ms. */
const ANSWER_TIMEOUT_MS = 120_000;

/**
 * Sends a picture and says how far it is. Only status 200 counts [API-20]. Rejects with `UploadFailure`, or with an
 * AbortError once `signal` ends it. By XMLHttpRequest: fetch cannot say how much of a body is sent.
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
    request.timeout = ANSWER_TIMEOUT_MS;
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

/** The server's reason, in the language of the page where there is a sentence for it. */
async function reasonOf({ code, quota, reason }: Partial<ErrorReply>): Promise<string | undefined> {
  const language = supportedLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE;
  return (await refusalSentence({ code, quota }, language)) ?? reason;
}

/** HTTP/2 knows no status text; the server's words then stand in its place. */
const failureOf = ({ status, statusText }: XMLHttpRequest, reason: string | undefined) =>
  new UploadFailure(`${statusText || reason || 'Error'} | ${status}`, reason, status);

/** Whether a failed upload was ended by the person. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
