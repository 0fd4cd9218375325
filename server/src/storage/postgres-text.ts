import { createHash } from 'node:crypto';

/** What PostgreSQL cannot store in a text: NUL and lone surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const TO_ESCAPE = /[\\\0]|\p{Surrogate}/gu;
/** Bytes; an index entry must fit into a third of a page. */
const MAX_INDEXED_BYTES = 1_000;

/** Whether a key can be stored; a record under any other key cannot exist. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/**
 * Encodes an indexed value. It is only compared for equality, so unstorable characters are escaped and long values are
 * replaced by a digest.
 */
export function indexedText(value: string): string {
  const escaped = value.replace(
    TO_ESCAPE,
    (character) => `\\${character === '\\' ? character : character.charCodeAt(0).toString(16)}`,
  );
  if (Buffer.byteLength(escaped) <= MAX_INDEXED_BYTES) return escaped;
  return `\\sha256 ${createHash('sha256').update(escaped).digest('base64url')}`;
}
