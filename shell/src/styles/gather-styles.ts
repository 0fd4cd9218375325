import { DRAWN_STYLES } from './drawn-styles.ts';

/** What React writes first: the hero, to be asked for before anything else. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
/** As emotion writes them, global ones and a component's own. */
const STYLE = /<style data-emotion="p(?<global>-global)? (?<names>[^"]*)">(?<rules>.*?)<\/style>/gs;
/**
 * emotion takes every element of its own to the end of the head, where global styles would win over a component's,
 * unless it has this attribute. In the browser it looks for one by the name of the styles alone, without those of their
 * animations: what it does not find it writes a second time, and all styles of the page are computed anew.
 */
const globalElement = (name: string, rules: string): string =>
  `<style data-s="" data-emotion="p-global ${name}">${rules}</style>`;

/**
 * The drawn HTML with all its styles in one element at its beginning, in their order. emotion writes each before the
 * first element that needs it: a hundred elements, each of which has the browser look at the page's styles anew while it
 * reads, and all of which would have to leave the content before React can take it up. The server's document puts what
 * stands before the content into its head.
 */
export function gatherStyles(html: string): string {
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
  const drawn = `<style ${DRAWN_STYLES}="${names.join(' ')}">${rules.join('')}</style>`;
  return [preloads, ...globals, drawn, content.slice(preloads.length)].join('');
}
