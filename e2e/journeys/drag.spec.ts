import type { Locator, Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';

test.use(WITH_MOTION);

const PORTAL = 'na-cafe-pua';
const CATALOG = '/catalog/edit?portalId=ban-mon-celadon&catalogId=celadon-table';

test.beforeEach(async ({ context, baseURL, page }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/contact');
  await signInAs(page, 'creator');
});

interface Point {
  x: number;
  y: number;
}

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The small move that starts a drag. */
const startOf = (from: Point, to: Point): Point => ({
  x: from.x,
  y: from.y + Math.sign(to.y - from.y) * 8,
});
/** The rest of its path: to the target and a little beyond. */
const wayBetween = (from: Point, to: Point): Point[] => [
  { x: to.x, y: (from.y + to.y) / 2 },
  { x: to.x, y: to.y },
  { x: to.x, y: to.y + Math.sign(to.y - from.y) * 4 },
];

async function dragWithMouse(page: Page, handle: Locator, goal: Locator): Promise<void> {
  const [from, to] = [await middleOf(handle), await middleOf(goal)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const start = startOf(from, to);
  await page.mouse.move(start.x, start.y, { steps: 4 });
  // Measured again: the page may have moved meanwhile.
  for (const { x, y } of wayBetween(from, await middleOf(goal))) await page.mouse.move(x, y, { steps: 4 });
  await expect(page.getByText(/ (over|now at) position 2 of /)).toBeAttached();
  await page.mouse.up();
}

/** Like `dragWithMouse` with a finger, for which Playwright has no method. */
async function dragWithFinger(page: Page, handle: Locator, goal: Locator): Promise<void> {
  const [from, to] = [await middleOf(handle), await middleOf(goal)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await touch('touchMove', [startOf(from, to)]);
  for (const point of wayBetween(from, await middleOf(goal))) await touch('touchMove', [point]);
  await expect(page.getByText(/ (over|now at) position 2 of /)).toBeAttached();
  await touch('touchEnd', []);
}

const rowsOf = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const handleOf = (row: Locator) => row.getByRole('button', { name: /^Move (?!to)(?!.* (?:up|down)$)/ });
const namesOf = (rows: Locator) =>
  rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('button[aria-label^="Move "]')?.getAttribute('aria-label') ?? ''),
  );

/** Moves the first entry of a list on the page to the second position, saves, and checks the order. */
async function reorder(
  page: Page,
  { button, list }: { button: string; list: string },
  drag: typeof dragWithMouse,
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const rows = rowsOf(page, list);
  await expect(rows.first()).toBeVisible();
  const [first, second, ...others] = await namesOf(rows);
  await drag(page, handleOf(rows.nth(0)), handleOf(rows.nth(1)));
  await expect.poll(() => namesOf(rows)).toEqual([second, first, ...others]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => namesOf(rows)).toEqual([second, first, ...others]);
}

const GALLERY = { button: 'Reorder gallery', list: 'Gallery order' };
const LINKS = { button: 'Reorder links', list: 'Link order' };

test('[AMBIG-14] gallery and links are put in order by dragging with a mouse', async ({ page, request }) => {
  const signedIn = await request.post('/api/auth/login', {
    data: { username: 'creator', password: 'creator-demo' },
  });
  const { jsonWebToken } = (await signedIn.json()) as { jsonWebToken: string };
  const links = ['one', 'two', 'three'].map((name) => ({
    externalUrl: `https://example.com/${name}`,
    title: { en: `Link ${name}` },
  }));
  const saved = await request.put(`/api/portal/${PORTAL}`, {
    headers: { authorization: `Bearer ${jsonWebToken}` },
    data: { data: { links } },
  });
  expect(saved.status()).toBe(200);
  await page.goto(`/portals/${PORTAL}`);
  await reorder(page, GALLERY, dragWithMouse);
  await page.goto(`/portals/${PORTAL}`);
  await reorder(page, LINKS, dragWithMouse);
});

test('[OPEN-07] products are put in order by dragging with a mouse', async ({ page }) => {
  await page.goto(CATALOG);
  const rows = rowsOf(page, 'Products');
  await expect(rows.first()).toBeVisible();
  const [first, second] = await namesOf(rows);
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/products/order') && response.status() === 200,
  );
  await dragWithMouse(page, handleOf(rows.nth(0)), handleOf(rows.nth(1)));
  await saved;
  await page.reload();
  await expect.poll(async () => (await namesOf(rows)).slice(0, 2)).toEqual([second, first]);
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true });

  test('[AMBIG-14] the gallery is put in order by dragging', async ({ page }) => {
    await page.goto(`/portals/${PORTAL}`);
    await reorder(page, GALLERY, dragWithFinger);
  });
});
