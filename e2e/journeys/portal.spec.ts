import type { Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from '../support/fixtures.ts';
import { signInAs, untilShown } from '../support/screens.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

test.use(WITH_MOTION);

const CELADON = '/portals/ban-mon-celadon';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const dismissPopUp = markDismissed('pop-up.portal.ban-mon-celadon');

/** Files of a remote that a page requests from now on. */
function filesOf(page: Page, remote: string): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/${remote}/`)) files.push(request.url());
  });
  return files;
}

test('[PORTAL-21, PORTAL-22, PORTAL-23, T-24] the pop-up opens by itself, expands, keeps the focus, and comes once', async ({
  page,
}) => {
  await page.goto(CELADON);
  const popUp = page.getByRole('dialog', { name: 'Ban Mon Celadon' });
  await expect(popUp).toBeVisible();
  await expect(popUp.getByText(/unbrick the kiln/)).toHaveCount(0);
  await popUp.getByRole('button', { name: 'see more' }).click();
  await expect(popUp.getByText(/unbrick the kiln/)).toBeVisible();
  await expect(popUp.getByRole('heading', { level: 3 })).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    // In the dialog, or on the browser's own toolbar.
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(popUp).toHaveCount(0);
  await page.reload();
  await untilShown(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[MFE-05] a choice of language shows the texts of the portal in it, which its document lacked', async ({
  page,
  request,
}) => {
  await dismissPopUp(page);
  const { data } = await (await request.get('/api/portal/ban-mon-celadon')).json();
  const document = await page.goto(CELADON);
  expect(await document?.text()).not.toContain(data.title.zh);
  await untilShown(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.title.zh);
  await expect(page.getByText(data.highlightSentence.zh).first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(data.title.zh));
});

test('[SHARE-01, SHARE-02, SHARE-03, SHARE-04, OPEN-28, PORTAL-26, MFE-08] a visitor shares a page, and loads nothing of the creators’', async ({
  page,
}) => {
  await dismissPopUp(page);
  const creatorFiles = filesOf(page, 'mfe-creator');
  await page.goto(`${CELADON}?token=not-for-others`);
  await untilShown(page);
  await page.getByRole('main').getByRole('button', { name: 'Share this page' }).click();
  for (const name of ['Facebook', 'X', 'LINE']) {
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(address).toContain(encodeURIComponent(CELADON));
    expect(address).not.toContain('not-for-others');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'download',
    'ban-mon-celadon.png',
  );
  await expect(page.locator('[data-edit-tools]')).toHaveCount(0);
  expect(creatorFiles).toEqual([]);
});

/**
 * Texts that the floating phone button covers in part, at every 90 px of the page, and how often the button was there.
 * A line that the button hides over its whole length is out of view, as at the window's edge.
 */
async function coveredTexts() {
  const link = [...document.querySelectorAll<HTMLElement>('main a[href^="tel:"]')].at(-1);
  let floating = link;
  while (floating && getComputedStyle(floating).position !== 'fixed')
    floating = floating.parentElement ?? undefined;
  if (!link || !floating) throw new Error('no floating phone button');
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !floating.contains(text) && !text.parentElement?.closest('header, script, style'))
      texts.push(text);
  }
  const covered = new Set<string>();
  let visible = 0;
  for (let top = 0; top < document.documentElement.scrollHeight; top += 90) {
    scrollTo(0, top);
    // Observers report with the second frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const place = floating.getBoundingClientRect();
    if (!link.checkVisibility({ visibilityProperty: true })) continue;
    visible += 1;
    const isWholeLine = place.left <= 0 && place.right >= document.documentElement.clientWidth;
    if (isWholeLine && getComputedStyle(floating).backgroundColor.startsWith('rgb(')) continue;
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const isUnder =
          line.left < place.right - 1 &&
          line.right > place.left + 1 &&
          line.top < place.bottom - 1 &&
          line.bottom > place.top + 1;
        if (isUnder && text.parentElement?.checkVisibility({ visibilityProperty: true }))
          covered.add(text.data.trim());
      }
    }
  }
  return {
    visible,
    covered: [...covered],
    isVisibleAtTheEnd: link.checkVisibility({ visibilityProperty: true }),
  };
}

for (const [window, width] of [
  ['a phone', 390],
  ['a small desktop', 1024],
  ['a desktop', 1280],
] as const) {
  test(`[PORTAL-20] the floating phone button covers no text of a page in the window of ${window}`, async ({
    page,
  }) => {
    await dismissPopUp(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(CELADON);
    await untilShown(page);
    const { visible, covered, isVisibleAtTheEnd } = await page.evaluate(coveredTexts);
    expect(visible).toBeGreaterThan(5);
    expect(covered).toEqual([]);
    expect(isVisibleAtTheEnd).toBe(false);
  });
}

test('[T-11, PORTAL-09, PORTAL-10] rich text is read as the server rendered it, and cleaned once more when the browser renders it', async ({
  page,
}) => {
  const served = await page.request.get('/portals/wat-phra-that-doi-suthep');
  expect(await served.text()).toContain('<h3>When to go up</h3>');
  const files = filesOf(page, 'mfe-portal');
  await page.goto('/portals/wat-phra-that-doi-suthep');
  await untilShown(page);
  await page.getByRole('button', { name: 'see more' }).first().click();
  await expect(page.getByRole('heading', { name: 'When to go up' })).toBeVisible();
  expect(files.filter((file) => file.includes('purify-html'))).toEqual([]);

  // It contains a link: HTML with only headings and paragraphs would not need the cleaner.
  await page.goto('/portals?title=rong%20khun');
  await untilShown(page);
  const loaded = page.waitForRequest(/purify-html/);
  await page
    .getByRole('link', { name: /White Temple/ })
    .first()
    .click();
  await loaded;
  await page.getByRole('button', { name: 'see more' }).first().click();
  await expect(page.getByRole('link', { name: 'Blue Temple' }).first()).toBeVisible();
});

test('[PORTAL-06, PORTAL-08, EDIT-03, OPEN-18] its editor finds tools at every part, and what they save shows at once', async ({
  page,
}) => {
  await dismissPopUp(page);
  await signInAs(page, 'creator');
  await page.goto(CELADON);
  await expect(page.getByRole('link', { name: 'My pages' })).toHaveAttribute('href', '/creator');
  await expect(page.locator('[data-edit-tools=page]')).toBeAttached();
  const tags = page.getByRole('region', { name: 'Tags' });
  const shown = tags.getByRole('switch');
  await shown.click();
  await expect(tags.getByText('Hidden from visitors')).toBeVisible();
  await shown.click();
  await expect(tags.getByText('Hidden from visitors')).toHaveCount(0);
});

test('[PORTAL-20, T-21] on a phone the status of a save is above the phone bar', async ({ page }) => {
  await dismissPopUp(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, 'creator');
  await page.goto(CELADON);
  await page.getByRole('region', { name: 'Tags' }).getByRole('switch').click();
  const saved = page.getByRole('status').filter({ hasText: 'Saved' });
  await expect(saved).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const bar = page.locator('main a[href^="tel:"][title]');
  await expect(bar).toBeVisible();
  await expect(async () => {
    const [status, phone] = await Promise.all([saved.boundingBox(), bar.boundingBox()]);
    expect((status?.y ?? Number.NaN) + (status?.height ?? 0)).toBeLessThanOrEqual(phone?.y ?? 0);
  }).toPass({ timeout: 10_000 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone')).toBeVisible();
});

for (const [language, side] of [
  ['en', 'left'],
  ['ar', 'right'],
] as const) {
  test(`[T-30] a range of opening hours in ${language} is read from the ${side}: it begins there with its start`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.goto('/portals/yaowarat');
    const range = page.getByText(/^\u200f?17:00–02:00$/).first();
    await expect(range).toBeVisible();
    const [start, end] = await range.evaluate(({ firstChild: text }) => {
      const places = ['17:00', '02:00'].map((time) => {
        const at = text?.textContent?.indexOf(time) ?? -1;
        const part = document.createRange();
        part.setStart(text as Node, at);
        part.setEnd(text as Node, at + time.length);
        return part.getBoundingClientRect().left;
      });
      return places as [number, number];
    });
    expect(start < end ? 'left' : 'right').toBe(side);
  });
}
