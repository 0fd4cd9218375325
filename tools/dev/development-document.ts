import type { PageBoot } from '@portico/shared/contracts';

/**
 * The page's HTML in development: no server rendering, integrity hashes or content security policy, which would block
 * hot reload.
 */
export function developmentDocument(boot: PageBoot): string {
  const direction = boot.language === 'ar' ? 'rtl' : 'ltr';
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return (
    `<!doctype html><html lang="${boot.language}" dir="${direction}"><head><meta charset="utf-8"><title>Portico</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    '<link rel="icon" href="data:,">' +
    `<script type="application/json" id="portico-boot">${json}</script>` +
    `<script defer src="${boot.main}"></script></head><body><div id="root"></div></body></html>`
  );
}
