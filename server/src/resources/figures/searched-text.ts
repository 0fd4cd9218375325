import { MAX_SEARCH_TEXT } from '@portico/shared/contracts';

/** An address of mail, or a number that could be a phone number or an identity card. */
const PERSONAL = /@|(?:\p{Nd}[\s.-]?){7}/u;

/**
 * The text as it is counted: trimmed, in lower case, cut to 60 characters. Undefined for an empty one, and for one that
 * may be about a person.
 */
export function searchedText(text: string): string | undefined {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (plain === '' || PERSONAL.test(plain)) return undefined;
  return [...plain].slice(0, MAX_SEARCH_TEXT).join('').trim();
}
