import { createHash } from 'node:crypto';

/** What PostgreSQL keeps in no text: NUL, and halves of characters. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const TO_ESCAPE = /[\\\0]|\p{Surrogate}/gu;
/** Bytes; an entry of an index has to fit in a third of its page with all that belongs to it. */
const MAX_INDEXED_BYTES = 1_000;

/** Whether a key can be stored at all; one that cannot is never found. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/**
 * A value to find records by, as it is kept: only ever compared for equality, so what PostgreSQL cannot keep is escaped,
 * and what is too long for its index is kept as a digest.
 */
export function indexedText(value: string): string {
  const escaped = value.replace(
    TO_ESCAPE,
    (character) => `\\${character === '\\' ? character : character.charCodeAt(0).toString(16)}`,
  );
  if (Buffer.byteLength(escaped) <= MAX_INDEXED_BYTES) return escaped;
  return `\\sha256 ${createHash('sha256').update(escaped).digest('base64url')}`;
}
