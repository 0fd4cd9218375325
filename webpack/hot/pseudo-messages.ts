/** Each letter with its accented form. */
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  'aá bƀ cç dď eé fƒ gĝ hĥ ií jĵ kķ lĺ mṁ nñ oó pþ qɋ rŕ sš tť uú vṽ wŵ xẋ yý zž'
    .split(' ')
    .flatMap(([letter = '', accented = '']) => [
      [letter, accented],
      [letter.toUpperCase(), accented.toUpperCase()],
    ]),
);

/** What i18next and react-i18next replace: `{{count}}`, `$t(key)`, `<1>`, `</1>`, `<br/>`, and entities such as `&amp;`. */
const UNCHANGED = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>|&#?\w+;)/;

/**
 * The English message with accented letters and doubled vowels, about 40 % longer, in brackets that show a cut end.
 * Placeholders and tags stay as they are.
 */
export function pseudoMessage(message: string): string {
  // The captured separators are at the odd places.
  const parts = message.split(UNCHANGED).map((part, index) => (index % 2 ? part : pseudoText(part)));
  return `[‹${parts.join('')}›]`;
}

const pseudoText = (text: string): string =>
  text.replace(/[aeiouy]/gi, '$&$&').replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);

/** The messages of a file, nested or not, with the same keys. */
export const pseudoMessages = <Value>(messages: Value): Value =>
  typeof messages === 'string'
    ? (pseudoMessage(messages) as Value)
    : (Object.fromEntries(
        Object.entries(messages as object).map(([key, value]) => [key, pseudoMessages(value)]),
      ) as Value);
