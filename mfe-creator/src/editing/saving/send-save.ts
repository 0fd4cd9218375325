import { type ApiError, isApiError } from '@portico/shared/api';

/** `isUnsent`: the browser was offline, so nothing has arrived. */
export type SaveError = ApiError & { isUnsent?: true };

type Reply = { data?: unknown; error?: ApiError | undefined };

/** Sends a save. A failure tells whether the browser was offline before. */
export async function sendSave<Request>(
  send: (request: Request) => Reply | PromiseLike<Reply>,
  request: Request,
): Promise<{ data: unknown; error?: undefined } | { error: SaveError }> {
  // Checked before sending: a request that breaks off may have arrived.
  const isOffline = !navigator.onLine;
  const { data, error } = await send(request);
  if (!error) return { data };
  return { error: isOffline && error.kind === 'offline' ? { ...error, isUnsent: true } : error };
}

/** The failure of a save as a value, also when something threw. */
export const saveErrorOf = (error: unknown): SaveError =>
  isApiError(error) ? (error as SaveError) : { kind: 'unreadable' };
