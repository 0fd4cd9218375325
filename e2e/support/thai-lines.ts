import type { Page } from '@playwright/test';

/**
 * Finds Thai headings, buttons, labels and tags whose lines end inside a word of the browser's dictionary, inside a word of
 * `whole` (compounds that the dictionary splits), or before ๆ. Runs in the page; returns the texts with | at such a
 * break.
 */
export function findBrokenWords(whole: readonly string[]): string[] {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const broken: string[] = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll(
    'h1, h2, h3, button, a, label, legend, summary, th, [role=listitem]',
  )) {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      !/[\u0e01-\u0e5b]/.test(element.textContent)
    )
      continue;
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.textContent ?? '';
      range.selectNodeContents(node);
      // Measuring each letter is slow, and a single line has no break.
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size <= 1) continue;
      const starts = new Set([...segmenter.segment(text)].map(({ index }) => index));
      const isWhole = (at: number) =>
        whole.some((word) => {
          const from = text.indexOf(word);
          return from >= 0 && from < at && at < from + word.length;
        });
      let lastTop: number | undefined;
      for (const [at, letter] of [...text].entries()) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getClientRects()[0];
        // Marks above and below a letter have no width of their own.
        if (!box || box.width === 0 || letter === ' ') continue;
        if (lastTop !== undefined && box.top > lastTop + box.height / 2) {
          if (!starts.has(at) || letter === 'ๆ' || isWhole(at))
            broken.push(`${text.slice(0, at)}|${text.slice(at)}`);
        }
        lastTop = box.top;
      }
    }
  }
  return broken;
}

/** Words of titles in the demo that the dictionary of browsers splits. */
const WHOLE = ['วันอาทิตย์', 'ตลาดน้อย', 'บ้านรักไทย', 'นครนอก', 'เขาตะปู', 'สลอง', 'บ้านมอญ'];

/** Texts of an opened page that break wrongly in the window as it is. For a poll: the font may still be loading. */
export async function brokenThaiTexts(page: Page): Promise<string[]> {
  // A machine without Thai fonts shows wider letters until it is loaded.
  if (!(await page.evaluate(isThaiFontLoaded))) return ['the font for Thai letters is not loaded'];
  return page.evaluate(findBrokenWords, WHOLE);
}

/** Whether the site's font for Thai letters is loaded. Runs in the page. */
const isThaiFontLoaded = (): boolean =>
  [...document.fonts].some(
    ({ family, unicodeRange, status }) =>
      family.includes('Anuphan Variable') &&
      unicodeRange.toUpperCase().includes('E01') &&
      status === 'loaded',
  );
