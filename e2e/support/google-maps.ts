import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { transformFile } from '@swc/core';

const standInFolder = path.resolve(import.meta.dirname, '../../shared/testing/google-maps');
const ADDRESS = 'https://maps.googleapis.com';

/**
 * Serves the fake of shared/testing instead of Google's script, and blocks all other requests to Google's hosts.
 * Returns an array that fills with the requested URLs.
 */
export async function serveGoogleMaps(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https:\/\/[\w.-]+\.(googleapis|gstatic|google)\.com\//, async (route, request) => {
    requested.push(request.url());
    const body = await responseTo(request);
    if (body === undefined) return route.abort();
    return route.fulfill({
      body,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return requested;
}

async function responseTo(request: Request): Promise<string | undefined> {
  const { origin, pathname, searchParams } = new URL(request.url());
  if (origin !== ADDRESS) return undefined;
  if (pathname === '/maps/api/js') return startOf(searchParams.get('callback') ?? '');
  const [, file] = /^\/stand-in\/([\w-]+\.ts)$/.exec(pathname) ?? [];
  return file === undefined ? undefined : await compiled(file);
}

/** Like the original: defines the library, then calls the page's callback. */
const startOf = (callback: string): string =>
  `import('${ADDRESS}/stand-in/install-google-maps.ts').then(({ installGoogleMaps }) => {
    installGoogleMaps();
    window[${JSON.stringify(callback)}]();
  });`;

async function compiled(file: string): Promise<string> {
  const { code } = await transformFile(path.join(standInFolder, file), {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  return code;
}
