import type { APIRequestContext } from '@playwright/test';
import {
  LANGUAGES,
  type Language,
  type PortalCardSource,
  type SearchResponse,
} from '@portico/shared/contracts';
import { expect, test } from '../support/fixtures.ts';

/** Portals of the demo with a title in each language, so that a mix of languages would be visible. */
async function fullyTranslatedPortals(request: APIRequestContext): Promise<PortalCardSource[]> {
  const response = await request.post('/api/search/portal-demo/_search', { data: { size: 100 } });
  const reply = (await response.json()) as SearchResponse<PortalCardSource>;
  return reply.hits.hits
    .map((hit) => hit._source)
    .filter((portal) => !portal.isPrivate && LANGUAGES.every((language) => portal.title[language]));
}

const htmlIn = async (request: APIRequestContext, path: string, language: Language): Promise<string> => {
  const response = await request.get(path, { headers: { cookie: `language=${language}` } });
  return response.text();
};
/**
 * A page whose render times out is sent empty, for the browser to render: it is requested again until it has content.
 */
async function renderedIn(request: APIRequestContext, path: string, language: Language): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await htmlIn(request, path, language);
    expect(headingOf(html)).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return html;
}
const unescape = (html: string): string =>
  html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('<!-- -->', '');
/** The text of the heading; short Thai phrases are elements of their own. */
const headingOf = (html: string): string =>
  unescape((/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, ''));

/** Global styles precede those of components. */
const GLOBAL_STYLES = 'head > style:has(~ style[data-ssr-styles])';

test('[APP-04, APP-05, T-30] the language of the HTML follows the cookie, th without one, and Arabic runs right to left', async ({
  request,
  site: _site,
}) => {
  for (const language of LANGUAGES) {
    const html = await htmlIn(request, '/', language);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  }
  expect(await (await request.get('/')).text()).toContain('<html lang="th" dir="ltr">');
});

/** Every element costs bytes, style, layout and hydration before the page responds. */
const HOME_ELEMENTS_MAX = 600;

test('the document of home has at most 600 elements', async ({ request, site: _site }) => {
  const home = await renderedIn(request, '/', 'th');
  const markup = home.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '<$1>');
  expect(markup.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(HOME_ELEMENTS_MAX);
});

test('the content of home and of a portal page is in the HTML', async ({ request, site: _site }) => {
  const [portal] = await fullyTranslatedPortals(request);
  if (!portal) throw new Error('the demo has no portal in all four languages');
  const home = await renderedIn(request, '/', 'th');
  expect(home.match(/href="\/portals\/[\w.-]+/g)?.length ?? 0).toBeGreaterThan(5);
  const page = await renderedIn(request, `/portals/${portal._id}`, 'zh');
  expect(headingOf(page)).toBe(portal.title.zh);
  expect(page).toContain(`<title>${portal.title.zh}`);
});

test('[APP-03] concurrent requests in four languages never mix', async ({ request, site: _site }) => {
  const portals = (await fullyTranslatedPortals(request)).slice(0, 6);
  expect(portals.length).toBeGreaterThan(3);
  const requests = portals.flatMap((portal) => LANGUAGES.map((language) => ({ portal, language })));
  const rounds = [...requests, ...requests.toReversed(), ...requests];
  const rendered = await Promise.all(
    rounds.map(async ({ portal, language }) => {
      const html = await renderedIn(request, `/portals/${portal._id}`, language);
      return { html, heading: headingOf(html), expected: portal.title[language], language };
    }),
  );
  for (const { html, heading, expected, language } of rendered) {
    expect(heading).toBe(expected);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('<style data-ssr-styles>');
  }
});

test('hydration keeps elements and global styles, repeats no request and logs nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.addInitScript((globalStyles) => {
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      if (heading) (heading as { isServerRendered?: boolean }).isServerRendered = true;
      (window as { renderedStyles?: number }).renderedStyles = document.querySelectorAll(globalStyles).length;
    });
  }, GLOBAL_STYLES);
  await page.goto('/');
  // The hit counter, the counted view and the report are sent after hydration only.
  await expect
    .poll(() => calls)
    .toEqual(expect.arrayContaining(['PUT /api/hits', 'POST /api/releases/reports']));
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(
      () => (document.querySelector('h1') as { isServerRendered?: boolean } | null)?.isServerRendered,
    ),
  ).toBe(true);
  expect(await page.evaluate(() => (window as { renderedStyles?: number }).renderedStyles)).toBeGreaterThan(
    0,
  );
  expect(await page.evaluate((selector) => document.querySelectorAll(selector).length, GLOBAL_STYLES)).toBe(
    await page.evaluate(() => (window as { renderedStyles?: number }).renderedStyles),
  );
  const alive = ['PUT /api/hits', 'POST /api/hits', 'POST /api/releases/reports'];
  expect(calls.filter((call) => !alive.includes(call))).toEqual([]);
});

test('[MFE-08] a visitor on home downloads nothing of the creator remote', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect.poll(() => files.some((file) => file.startsWith('/_r/mfe-discovery/'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.startsWith('/_r/mfe-creator/'))).toEqual([]);
});

test('[OPEN-51] links and the search of home lead to every town, listing and portal of the demo, and to its web page', async ({
  request,
  site: _site,
}) => {
  const idsOf = async (index: string): Promise<string[]> => {
    const response = await request.post(`/api/search/${index}-demo/_search`, { data: { size: 999 } });
    return ((await response.json()) as SearchResponse<{ _id: string }>).hits.hits.map(({ _id }) => _id);
  };
  const records = await Promise.all(
    ['towns', 'listings', 'portals'].map(async (place) => {
      const ids = await idsOf(place.slice(0, -1));
      expect(ids.length).toBeGreaterThan(5);
      return ids.map((id) => `/${place}/${id}`);
    }),
  );
  const found = new Set(['/']);
  // Crawls these pages only; listings and portals lead to others.
  const isFollowed = (address: string) => /^\/($|towns|portals($|\?page=))/.test(address);
  for (const address of found) {
    if (!isFollowed(address)) continue;
    // One at a time: with many concurrent requests the server leaves some pages to the browser.
    const html = await htmlIn(request, address, 'en');
    for (const [, href = ''] of html.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/[^"#]*)"/g)) {
      const link = unescape(href);
      found.add(isFollowed(link) ? link : link.replace(/\?.*/, ''));
    }
  }
  expect(records.flat().filter((address) => !found.has(address))).toEqual([]);
  expect([...found].some((address) => address.startsWith('/web-page/'))).toBe(true);
});

test('an address without a page gets status 404', async ({ request, site: _site }) => {
  expect((await request.get('/no/such/page')).status()).toBe(404);
});
