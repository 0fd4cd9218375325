import { pseudoMessages } from './pseudo-messages.ts';

/**
 * A loader for `locales/en.json` in development builds: the page has pseudo-localised messages if its document has
 * `data-pseudo`, and English ones otherwise.
 */
export default function pseudoMessagesLoader(source: string): string {
  const pseudo = JSON.stringify(pseudoMessages(JSON.parse(source)));
  return `export default document.documentElement.dataset.pseudo === undefined ? ${source} : ${pseudo};`;
}
