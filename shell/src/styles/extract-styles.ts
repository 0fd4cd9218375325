import { SSR_STYLES } from './ssr-styles-attribute.ts';

/** React's preloads at the beginning: the hero image, requested first. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
/** Emotion's style elements, global ones and those of components. */
const STYLE = /<style data-emotion="p(?<global>-global)? (?<names>[^"]*)">(?<rules>.*?)<\/style>/gs;
/**
 * Without `data-s`, emotion moves its elements to the end of the head, where global styles override those of components.
 * In the browser it looks for an element by the name of its styles without their animations. If it finds none, it inserts
 * the styles again, and the browser recalculates all styles.
 */
const globalElement = (name: string, rules: string): string =>
  `<style data-s="" data-emotion="p-global ${name}">${rules}</style>`;

/**
 * Moves all styles of server-rendered HTML into one element at its beginning, in the same order. Emotion writes each style
 * before the first element that needs it: some hundred elements, each of which makes the parser recalculate styles, and
 * all of which must leave the content before hydration. The document puts what precedes the content into its head.
 */
export function extractStyles(html: string): string {
  const globals: string[] = [];
  const names: string[] = [];
  const rules: string[] = [];
  const content = html.replace(STYLE, (_element: string, ...found: unknown[]) => {
    const style = found.at(-1) as { global?: string; names: string; rules: string };
    const [name = ''] = style.names.split(' ');
    if (style.global) globals.push(globalElement(name, style.rules));
    else {
      names.push(style.names);
      rules.push(style.rules);
    }
    return '';
  });
  const [preloads = ''] = PRELOADS.exec(content) ?? [];
  const extracted = `<style ${SSR_STYLES}="${names.join(' ')}">${rules.join('')}</style>`;
  return [preloads, ...globals, extracted, content.slice(preloads.length)].join('');
}
