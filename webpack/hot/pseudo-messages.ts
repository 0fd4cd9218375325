const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aábƀcçdďeéfƒgĝhĥiíjĵkķlĺmṁnñoópþqɋrŕsštťuúvṽwŵxẋyýzž'].flatMap((letter, index, all) => {
    const accented = all[index + 1] ?? '';
    return index % 2
      ? []
      : [
          [letter, accented],
          [letter.toUpperCase(), accented.toUpperCase()],
        ];
  }),
);

/** What i18next and react-i18next replace: `{{count}}`, `$t(key)`, `<1>`, `</1>`, `<br/>`, and entities such as `&amp;`. */
const KEPT = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>|&#?\w+;)/;

/**
 * The English message with accented letters and doubled vowels, about 40 % longer, in brackets that show a cut end.
 * Placeholders and tags stay as they are.
 */
export function pseudoMessage(message: string): string {
  // The captured separators are at the odd places.
  const parts = message.split(KEPT).map((part, index) => (index % 2 ? part : pseudoText(part)));
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
