import type { Page } from '@playwright/test';

/**
 * The page as it stands, without any script: the same elements and styles, so that scrolling it costs what the browser
 * alone takes for them.
 */
export const stillPage = (page: Page): Promise<string> =>
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

/** Nothing but the pictures of a list, two side by side in their own shapes: less than this no page of them costs. */
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
