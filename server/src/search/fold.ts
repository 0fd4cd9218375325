/** Divides the fields of a folded text; no folded text holds it. */
export const FIELD_END = '\uFFFF';

/** Scripts in which lower case is all there is to fold, and where it looks at one character at a time. */
const PLAIN = /^[ -~\u0E00-\u0E7F\u4E00-\u9FFF]*$/;
/** Accents on Latin letters; Arabic vowel signs, hamza above and below, and the stretching line. */
const DROPPED = /[\u0300-\u036F\u0640\u064B-\u065F\u0670]/g;
/** Thai and Lao sara am: taken apart they would sort elsewhere. */
const KEPT_WHOLE = new Set(['\u0E33', '\u0EB3']);

/** Letters that people write for one another, beyond what Unicode takes apart. */
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
 * The text as it is compared: lower case, without accents and Arabic vowel signs, full-width letters as plain ones,
 * the forms of alef as one. Each character is folded by itself, so what contained a text before contains it still:
 * folding both sides only ever finds more. [SEARCH-13, ESQ-05]
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
  const apart = KEPT_WHOLE.has(character) ? character : character.normalize('NFKD');
  const lower = apart.toLowerCase().replace(DROPPED, '');
  const result = [...lower].map((part) => ALIKE[part] ?? part).join('');
  folded.set(character, result);
  return result;
}
