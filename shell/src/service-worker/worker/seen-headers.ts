/** When the network gave what is kept: an ISO time. */
const SEEN_AT = 'x-portico-seen-at';

/** Headers of a kept copy: the answer's own, but for what was true on its way alone, and when it was given. */
export function seenHeaders(response: Response, seenAt: Date, more: Record<string, string> = {}): Headers {
  const headers = new Headers(response.headers);
  // What is live now is not what was live then; the rest says how the body was sent.
  for (const name of ['x-portico-release-set', 'content-encoding', 'content-length', 'etag']) {
    headers.delete(name);
  }
  headers.set(SEEN_AT, seenAt.toISOString());
  for (const [name, value] of Object.entries(more)) headers.set(name, encodeURIComponent(value));
  return headers;
}

/** When a kept copy was given by the network, in ms since 1970. */
export const seenAtOf = ({ headers }: Response): number => Date.parse(headers.get(SEEN_AT) ?? '') || 0;

/** What was written beside a kept copy. */
export const besides = ({ headers }: Response, name: string): string =>
  decodeURIComponent(headers.get(name) ?? '');
