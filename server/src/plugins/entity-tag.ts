import { createHash } from 'node:crypto';

/** Signatures in the addresses of withheld images change every hour; the content does not. */
const IMAGE_SIGNATURES = /\?s=\d+\.[\w-]+/g;

/** Of replies in UTF-8, which caches send many times. */
const tags = new WeakMap<Uint8Array, string>();

/** The ETag of a JSON reply. Bytes must not change afterwards. */
export function entityTagOf(json: string | Uint8Array): string {
  if (typeof json === 'string') return hashOf(json);
  const known = tags.get(json);
  if (known !== undefined) return known;
  const tag = hashOf(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString());
  tags.set(json, tag);
  return tag;
}

function hashOf(text: string): string {
  return `"${createHash('sha256').update(text.replace(IMAGE_SIGNATURES, '')).digest('base64url').slice(0, 27)}"`;
}
