/** Separates the fields of a folded text; it never occurs in one. */
export const FIELD_END = '\uFFFF';

/** Texts of these scripts only need lower case. */
const PLAIN = /^[ -~\u0E00-\u0E7F\u4E00-\u9FFF]*$/;
/** Combining accents, Arabic vowel signs, hamza above and below, and the tatweel. */
const DROPPED = /[\u0300-\u036F\u0640\u064B-\u065F\u0670]/g;
/** Thai and Lao sara am: decomposed, they would sort differently. */
const NOT_DECOMPOSED = new Set(['\u0E33', '\u0EB3']);

/** Letters that are typed for one another and that Unicode does not decompose. */
const ALIKE: Readonly<Record<string, string>> = {
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '\uFFFE': '\uFFFD',
  '\uFFFF': '\uFFFD',
};

const folded = new Map<string, string>();

/**
 * Normalizes a text for comparison: lower case, without accents and Arabic vowel signs, full-width as plain letters,
 * one form of alef. Each character is folded by itself, so a substring stays a substring. [SEARCH-13, ESQ-05]
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let result = '';
  for (const character of text) result += foldedCharacter(character);
  return result;
}

function foldedCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const apart = NOT_DECOMPOSED.has(character) ? character : character.normalize('NFKD');
  const lower = apart.toLowerCase().replace(DROPPED, '');
  const result = [...lower].map((part) => ALIKE[part] ?? part).join('');
  folded.set(character, result);
  return result;
}
