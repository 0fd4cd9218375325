import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signInAs, untilShown } from '../support/screens.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';
import { messagesOf } from '../support/visits/messages.ts';

/** A message with its values. */
const filled = (message: string, values: Record<string, string>): string =>
  message.replaceAll(/{{(\w+)}}/g, (_all, name: string) => values[name] ?? '');

/** Starts a site of its own, whose settings no other journey depends on. */
const SITE_TIMEOUT_MS = 180_000;

const TITLES = { th: 'ไปน่านกัน', en: 'Go to Nan', zh: '去楠府', ar: 'هيا إلى نان' } as const;
/** Of a page of the demo, in place of its own. */
const TAG = 'ถ้วยชา';

const LANGUAGE_NAMES = { th: 'Thai', en: 'English', zh: 'Chinese', ar: 'Arabic' } as const;

let site: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(SITE_TIMEOUT_MS);
  site = await startServer();
});
test.afterAll(async () => {
  await site.stop();
});

async function openConsole(page: Page, path: string) {
  await page.request.put(`${site.origin}/api/language`, { data: { language: 'en' } });
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await signInAs(page, 'admin', site.origin);
  await page.goto(`${site.origin}${path}`);
  await untilShown(page);
  return messagesOf(page, 'mfe-console');
}

const htmlOf = async (page: Page, path: string) =>
  (await page.request.get(`${site.origin}${path}`, { headers: { cookie: '' } })).text();

/** Asks an assistant's first question: which tools there are. */
const askMcp = (page: Page) =>
  page.request.post(`${site.origin}/mcp`, {
    headers: { accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

test('[OPEN-16, OPEN-55] an admin changes the site, and visitors see it at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(SITE_TIMEOUT_MS);
  const t = await openConsole(page, '/console/site');
  const visitor = await browser.newPage({ baseURL: site.origin });
  try {
    expect(await htmlOf(visitor, '/')).toContain('hreflang="zh"');
    expect(await htmlOf(visitor, '/robots.txt')).toContain('Sitemap: ');
    const account = { username: 'new-user', displayName: 'New User', password: 'a long walk home' };
    const signUp = () => visitor.request.post('/api/user', { data: { data: account } });

    for (const [code, title] of Object.entries(TITLES)) {
      const language = LANGUAGE_NAMES[code as keyof typeof LANGUAGE_NAMES];
      const label = filled(t('form.inLanguage'), { field: t('site.siteTitle'), language });
      await page.getByRole('textbox', { name: label }).fill(title);
    }
    await page.getByRole('checkbox', { name: new RegExp(`^${t('language.zh')}`) }).uncheck();
    await page.getByRole('radio', { name: t('site.closed'), exact: true }).check();
    await page.getByRole('switch', { name: t('site.isIndexed') }).uncheck();
    expect((await askMcp(visitor)).status()).toBe(404);
    await page.getByRole('switch', { name: t('site.mcp') }).check();
    await page.getByRole('textbox', { name: t('brand.color'), exact: true }).fill('#ffd400');
    await expect(page.getByText(filled(t('brand.poor'), { ratio: '1.4:1', needed: '4.5:1' }))).toBeVisible();

    await page.getByRole('button', { name: t('form.save') }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t('site.closedWarning'));
    await dialog.getByRole('button', { name: t('site.confirmSave') }).click();
    await expect(page.getByText(t('form.saved'), { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(TITLES.en);

    await markDismissed('pop-up.home')(visitor);
    for (const code of ['th', 'en', 'ar'] as const) {
      await visitor.goto(`/towns?lang=${code}`);
      await expect(visitor.getByRole('banner')).toContainText(TITLES[code]);
    }
    await visitor.goto('/towns?lang=zh');
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'th');
    const choices = visitor.getByRole('contentinfo').locator('a[hreflang]');
    await expect(choices).toHaveText(['ไทย', 'English', 'العربية']);
    const brand = await visitor.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-brand-light').trim(),
    );
    expect(brand).toBe('#ffd400');

    const html = await htmlOf(visitor, '/towns');
    expect(html).not.toContain('hreflang="zh"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await htmlOf(visitor, '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect((await signUp()).status()).toBe(403);
    expect(await (await askMcp(visitor)).text()).toContain('"name":"read_page"');
    const markdown = await visitor.request.get('/towns?lang=en', { headers: { accept: 'text/markdown' } });
    expect(await markdown.text()).toMatch(/^# Towns\n/);
  } finally {
    await visitor.close();
  }
});

test('[OPEN-53] an admin adds a tag and moves it first on the home page, where visitors see it', async ({
  page,
  browser,
}) => {
  test.setTimeout(SITE_TIMEOUT_MS);
  const t = await openConsole(page, '/console/tags');
  const visitor = await browser.newPage({ baseURL: site.origin });
  try {
    const order = page.getByRole('list', { name: t('tags.home') }).getByRole('listitem');
    await expect(order.first()).toBeVisible();
    const before = await order.allTextContents();

    // A page has a tag that the dictionary does not have yet.
    const signedIn = await visitor.request.post('/api/auth/login', {
      data: { username: 'admin', password: 'admin-demo' },
    });
    const { jsonWebToken } = (await signedIn.json()) as { jsonWebToken: string };
    const tagged = await visitor.request.put('/api/portal/ban-mon-celadon', {
      headers: { authorization: `Bearer ${jsonWebToken}` },
      data: { data: { tags: [TAG] } },
    });
    expect(tagged.status()).toBe(200);
    await page.getByRole('combobox', { name: t('tags.show') }).selectOption('unknown');
    await page.getByRole('link', { name: TAG }).click();
    for (const [language, name] of [
      ['Thai', TAG],
      ['English', 'Tea cups'],
    ] as const) {
      const label = filled(t('form.inLanguage'), { field: t('tag.name'), language });
      await page.getByRole('textbox', { name: label }).fill(name);
    }
    await page.getByRole('button', { name: t('form.save') }).click();
    await expect(page.getByText(t('form.saved'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: t('tag.back') }).click();

    await page.getByRole('combobox', { name: t('tags.addToHome') }).selectOption({ label: 'Tea cups' });
    await page.getByRole('button', { name: t('tags.add'), exact: true }).click();
    await expect(order).toHaveCount(before.length + 1);
    const up = page.getByRole('button', { name: filled(t('move.up'), { name: 'Tea cups' }) });
    for (let place = before.length; place > 0; place -= 1) await up.click();
    await expect(order.first()).toHaveText('Tea cups');
    await page.getByRole('button', { name: t('form.save') }).click();
    await expect(page.getByText(t('form.saved'), { exact: true })).toBeVisible();

    await markDismissed('pop-up.home')(visitor);
    for (const [language, names] of [
      ['en', ['Tea cups', 'Temples']],
      ['th', [TAG, 'วัด']],
    ] as const) {
      await visitor.goto(`/?lang=${language}`);
      await untilShown(visitor);
      const headings = await visitor.getByRole('heading', { level: 2 }).allTextContents();
      expect(headings.filter((heading) => names.some((name) => heading.includes(name)))).toEqual([
        expect.stringContaining(names[0]),
        expect.stringContaining(names[1]),
      ]);
    }
  } finally {
    await visitor.close();
  }
});
