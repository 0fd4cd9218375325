import { randomBytes } from 'node:crypto';
import type { LocalizedText } from '@portico/shared/contracts';

/** Characters of a title that its plain name keeps. */
const MAX_WORDS = 40;

/** Unguessable, and plain in addresses. */
export const newId = (): string => randomBytes(10).toString('hex');

/** A plain name for what has this title: the English one where there is one, with an end that makes it one of a kind. */
export function slugOf({ en = '' }: LocalizedText): string {
  const words = en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS)
    .replace(/^-+|-+$/g, '');
  return [words, randomBytes(4).toString('hex')].filter(Boolean).join('-');
}
