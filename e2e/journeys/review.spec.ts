import { expect, test } from '../support/fixtures.ts';
import { submitPortal } from '../support/portals.ts';
import { signInAs } from '../support/screens.ts';

test('[OPEN-01, OPEN-49] what a moderator releases is official for a visitor, and found', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const title = 'The Net Menders of Ban Laem';
  await submitPortal(page, title);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await signInAs(page, 'admin');
  await page.goto('/creator');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL('/console/review');
  // The URL changes first: until the heading is there, the cards are those of the previous page.
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: title });
  const address = (await card.getByRole('link', { name: 'View page' }).getAttribute('href')) ?? '';
  await card.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Find a town').fill('nan');
  await dialog.getByRole('group', { name: 'Towns' }).getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText(`Released: ${title}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);

  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await visitor.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(visitor.getByText('UNOFFICIAL')).toHaveCount(0);
  await visitor.goto(`/portals?title=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole('heading', { name: title }).first()).toBeVisible();
  await visitor.context().close();
});

test('[T-49] a moderator sees side by side what changed since the last release', async ({ page, site }) => {
  const { origin } = site;
  const headersOf = async (username: string) => {
    const data = { username, password: `${username}-demo` };
    const login = await page.request.post('/api/auth/login', { data });
    const { jsonWebToken } = (await login.json()) as { jsonWebToken: string };
    return { authorization: `Bearer ${jsonWebToken}` };
  };
  const [admin, creator] = [await headersOf('admin'), await headersOf('creator')];
  const id = 'ban-mon-celadon';
  const decide = async (status: 'RELEASE' | 'REJECT') => {
    const data = { portals: [{ id }], status, reason: 'Please check the names.' };
    const reply = await page.request.post('/api/console/portals/decide', { headers: admin, data: { data } });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const save = async (data: object) => {
    const reply = await page.request.put(`/api/portal/${id}`, { headers: creator, data: { data } });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const stored = await page.request.get(`/api/portal/${id}`);
  const { title } = ((await stored.json()) as { data: { title: { en: string } } }).data;
  await decide('REJECT');
  await decide('RELEASE');
  await decide('REJECT');
  await save({ title: { ...title, en: 'Ban Mon Celadon Kiln' }, status: 'USER_DRAFT' });

  await page.context().addCookies([{ name: 'language', value: 'en', url: origin }]);
  await signInAs(page, 'admin');
  await page.goto('/console/review');
  await page
    .getByRole('article')
    .filter({ hasText: 'Ban Mon Celadon Kiln' })
    .getByRole('button', { name: 'Review' })
    .click();
  const change = page.getByRole('dialog').getByRole('definition').filter({ hasText: 'Ban Mon Celadon' });
  await expect(change.getByRole('insertion')).toContainText('Kiln');
  const [before, after] = await Promise.all(
    ['Before', 'After'].map((name) => change.getByText(name, { exact: true }).boundingBox()),
  );
  expect(before?.y).toBe(after?.y);
  expect(before?.x).toBeLessThan(after?.x ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await Promise.all(
    ['Before', 'After'].map((name) => change.getByText(name, { exact: true }).boundingBox()),
  );
  expect([above?.x, (above?.y ?? 0) < (below?.y ?? 0)]).toEqual([below?.x, true]);

  // The other journeys have the demo content alone.
  await save({ title });
  await decide('RELEASE');
});
