import type { EmotionCache } from '@emotion/react';
import { createStyles } from './create-styles.ts';
import { SSR_STYLES } from './ssr-styles.ts';

type StyleSheet = EmotionCache['sheet'];

/** Class names in rules, without the prefix of `createStyles`. Emotion inserts animations with the class that has them. */
const CLASS_NAMES = /\.p-([\w-]+)/g;

/**
 * Adopts the server-rendered `<style>` in place. Emotion's default hydration moves it, which recalculates all styles.
 */
export function hydrateStyles(): EmotionCache {
  const styles = createStyles();
  const Sheet = styles.sheet.constructor as new (...options: unknown[]) => StyleSheet;
  // Emotion creates the sheets of global styles from this class; moving their font faces would lay out all text again.
  styles.sheet.constructor = class extends Sheet {
    override hydrate(elements: HTMLStyleElement[]): void {
      this.tags.push(...elements);
    }
  };
  startElementPerFrame(styles.sheet);
  const extracted = document.querySelector<HTMLStyleElement>(`head > style[${SSR_STYLES}]`);
  if (!extracted) return styles;
  for (const [, name = ''] of (extracted.textContent ?? '').matchAll(CLASS_NAMES))
    styles.inserted[name] = true;
  // Later styles are inserted after it, global styles before it.
  styles.sheet.tags.push(extracted);
  return styles;
}

/**
 * Puts the rules of each later frame into a `<style>` of its own: a media query or animation that is added to an
 * element with many rules makes the browser recalculate everything that any of them matches.
 */
function startElementPerFrame(sheet: StyleSheet): void {
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      // Emotion starts a new element when its rule count is 0.
      sheet.ctr = 0;
      requestAnimationFrame(() => {
        isOpen = false;
      });
    }
    insert(rule);
  };
}
