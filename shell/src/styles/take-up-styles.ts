import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import { DRAWN_STYLES } from './drawn-styles.ts';

type StyleSheet = EmotionCache['sheet'];

/**
 * The page's styles, those that the server drew among them. They stay where they stand: emotion's own way would put the
 * element into the head anew, after which the browser computes every style of the page a second time.
 */
export function takeUpStyles(): EmotionCache {
  const styles = createCache({ key: 'p' });
  const Sheet = styles.sheet.constructor as new (...options: unknown[]) => StyleSheet;
  // Of this class emotion makes the sheets of global styles, whose faces would have every text laid out anew.
  styles.sheet.constructor = class extends Sheet {
    override hydrate(elements: HTMLStyleElement[]): void {
      this.tags.push(...elements);
    }
  };
  beginAnewWithEachFrame(styles.sheet);
  const drawn = document.querySelector<HTMLStyleElement>(`head > style[${DRAWN_STYLES}]`);
  if (!drawn) return styles;
  for (const name of (drawn.getAttribute(DRAWN_STYLES) ?? '').split(' ')) styles.inserted[name] = true;
  // What comes later stands behind it, and global styles before it.
  styles.sheet.tags.push(drawn);
  return styles;
}

/**
 * What comes in a later frame gets a style element of its own. A rule for some windows, or an animation, that joins an
 * element with many rules has the browser compute the styles of everything anew that any of them applies to: 75 to
 * 150 ms of a cheap phone, at the first press of every kind. In an element of its own it costs 10.
 */
function beginAnewWithEachFrame(sheet: StyleSheet): void {
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      // Emotion begins an element when it has counted no rules.
      sheet.ctr = 0;
      requestAnimationFrame(() => {
        isOpen = false;
      });
    }
    insert(rule);
  };
}
