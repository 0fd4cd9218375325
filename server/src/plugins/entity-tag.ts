import { createHash } from 'node:crypto';

/** Signatures in the addresses of withheld images change every hour; the content does not. */
const IMAGE_SIGNATURES = /\?s=\d+\.[\w-]+/g;

/** The ETag of a JSON reply. */
export function entityTagOf(json: string | Uint8Array): string {
  const text =
    typeof json === 'string' ? json : Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString();
  return `"${createHash('sha256').update(text.replace(IMAGE_SIGNATURES, '')).digest('base64url').slice(0, 27)}"`;
}

/** Whether If-Match or If-None-Match names the tag. A proxy that compresses may mark it as weak. */
export const namesTag = (header: string, tag: string): boolean =>
  header.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
