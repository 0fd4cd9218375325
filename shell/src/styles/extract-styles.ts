import { SSR_STYLES } from './ssr-styles.ts';

/** React's preloads at the start of the HTML, such as the hero image. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
/** Emotion's style elements: global ones and those of components. */
const STYLE = /<style data-emotion="p(?<global>-global)? (?<names>[^"]*)">(?<rules>.*?)<\/style>/gs;
/**
 * Without `data-s`, emotion moves its elements to the end of the head, where global styles override those of
 * components. In the browser it finds an element by the names of its styles without animations; if there is none, it
 * inserts the styles again, which recalculates all styles.
 */
const globalElement = (name: string, rules: string): string =>
  `<style data-s="" data-emotion="p-global ${name}">${rules}</style>`;

/**
 * Moves all styles of server-rendered HTML into one element at its start, in the same order; the document puts that
 * into its head. Emotion writes each style before its first use: each such element makes the parser recalculate styles,
 * and hydration does not expect them in the content.
 */
export function extractStyles(html: string): string {
  const globals: string[] = [];
  const rules: string[] = [];
  const content = html.replace(STYLE, (_element: string, ...found: unknown[]) => {
    const style = found.at(-1) as { global?: string; names: string; rules: string };
    const [name = ''] = style.names.split(' ');
    if (style.global) globals.push(globalElement(name, style.rules));
    else rules.push(style.rules);
    return '';
  });
  const [preloads = ''] = PRELOADS.exec(content) ?? [];
  // Without emotion's list of their names: the browser reads them from the rules (hydrate-styles.ts).
  const extracted = `<style ${SSR_STYLES}>${rules.join('')}</style>`;
  return [preloads, ...globals, extracted, content.slice(preloads.length)].join('');
}
