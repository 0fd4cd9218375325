import { randomBytes } from 'node:crypto';
import type { LocalizedText } from '@portico/shared/contracts';

/** Maximum characters of a title in its slug. */
const MAX_WORDS = 40;

/** Random, and safe in URLs. */
export const newId = (): string => randomBytes(10).toString('hex');

/** A slug of the English title, if there is one, with a random suffix. */
export function slugOf({ en = '' }: LocalizedText): string {
  const words = en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS)
    .replace(/^-+|-+$/g, '');
  return [words, randomBytes(4).toString('hex')].filter(Boolean).join('-');
}
