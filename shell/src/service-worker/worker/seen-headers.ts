/** When a cached response came from the network, as an ISO time. */
const SEEN_AT = 'x-portico-seen-at';

/** Headers of a cached copy: those of the response without transfer headers, and the time it was received. */
export function seenHeaders(response: Response, seenAt: Date, more: Record<string, string> = {}): Headers {
  const headers = new Headers(response.headers);
  // Another release set may be live when the copy is served.
  for (const name of ['x-portico-release-set', 'content-encoding', 'content-length', 'etag']) {
    headers.delete(name);
  }
  headers.set(SEEN_AT, seenAt.toISOString());
  for (const [name, value] of Object.entries(more)) headers.set(name, encodeURIComponent(value));
  return headers;
}

/** When a cached copy came from the network, in ms since 1970. */
export const seenAtOf = ({ headers }: Response): number => Date.parse(headers.get(SEEN_AT) ?? '') || 0;

/** Reads an extra header of a cached copy. */
export const metadataOf = ({ headers }: Response, name: string): string =>
  decodeURIComponent(headers.get(name) ?? '');
