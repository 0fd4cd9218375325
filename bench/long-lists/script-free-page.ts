import type { Page } from '@playwright/test';

/** A copy of the page without scripts: its elements and styles show the browser's own scrolling cost. */
export const scriptFreePage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    const still = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of still.querySelectorAll('script, style, link, meta[http-equiv]')) element.remove();
    const head = still.querySelector('head');
    const base = document.createElement('base');
    base.href = `${window.location.origin}/`;
    head?.prepend(base);
    const style = document.createElement('style');
    style.textContent = rules.join('\n');
    head?.append(style);
    return `<!doctype html>${still.outerHTML}`;
  });

/** Only the pictures of a list, in two columns: the lower bound of a page with them. */
export const picturesAlone = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLElement>('main li [data-picture]')].map((frame) => {
      const picture = frame.querySelector('img')?.cloneNode() as HTMLImageElement | undefined;
      picture?.removeAttribute('class');
      picture?.style.setProperty('aspect-ratio', frame.style.aspectRatio);
      return picture?.outerHTML ?? '';
    });
    return `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
<base href="${window.location.origin}/">
<style>body { display: grid; grid-template-columns: 1fr 1fr; gap: 12px } img { inline-size: 100%; object-fit: cover }</style>
${pictures.join('\n')}`;
  });
