import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';

const require = createRequire(import.meta.url);

/** One page of a PDF. */
export interface PrintedPage {
  /** Size in mm, rounded. */
  width: number;
  height: number;
  /** The text of its QR code; undefined without a readable one. */
  code: string | undefined;
}

/** Where the scripts are served: a path that the site does not have. */
const FOLDER = '/printed-pages/';
const SCRIPTS: Record<string, string> = {
  'pdf.mjs': require.resolve('pdfjs-dist/build/pdf.mjs'),
  'pdf.worker.mjs': require.resolve('pdfjs-dist/build/pdf.worker.mjs'),
  'jsqr.js': require.resolve('jsqr'),
};

/** The library that reads codes does not find a small one on a large page in every resolution. */
const RESOLUTIONS_DPI = [100, 150, 200];

/** Renders the pages of a PDF in a tab of its own, and reads the QR code of each. */
export async function printedPages(
  context: BrowserContext,
  baseURL: string,
  pdf: Buffer,
): Promise<PrintedPage[]> {
  const tab = await context.newPage();
  const address = (name: string) => new URL(FOLDER + name, baseURL).href;
  await tab.route(`**${FOLDER}*`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(FOLDER.length);
    const script = SCRIPTS[name];
    if (script)
      return route.fulfill({ contentType: 'text/javascript', body: await readFile(script, 'utf8') });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script src="jsqr.js"></script>',
    });
  });
  await tab.goto(address('index.html'));
  const pages = await tab.evaluate(
    async ({ bytes, library, worker, resolutions }) => {
      const { getDocument, GlobalWorkerOptions } = await import(library);
      GlobalWorkerOptions.workerSrc = worker;
      const data = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0));
      const document_ = await getDocument({ data }).promise;
      const read = (globalThis as unknown as { jsQR: (...image: unknown[]) => { data: string } | null }).jsQR;
      const found = [];
      for (let number = 1; number <= document_.numPages; number += 1) {
        const page = await document_.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        let code: string | undefined;
        for (const dpi of resolutions) {
          const viewport = page.getViewport({ scale: dpi / 72 });
          const canvas = document.createElement('canvas');
          Object.assign(canvas, { width: Math.round(viewport.width), height: Math.round(viewport.height) });
          await page.render({ canvas, viewport }).promise;
          const image = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
          code ||= image && read(image.data, image.width, image.height)?.data;
        }
        const mm = (points: number) => Math.round((points / 72) * 25.4);
        found.push({ width: mm(width), height: mm(height), code });
      }
      return found;
    },
    {
      bytes: pdf.toString('base64'),
      library: address('pdf.mjs'),
      worker: address('pdf.worker.mjs'),
      resolutions: RESOLUTIONS_DPI,
    },
  );
  await tab.close();
  return pages;
}
