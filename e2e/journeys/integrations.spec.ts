import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';
import { messagesOf } from '../support/visits/messages.ts';

/** An address inside a network is refused. */
test.use({ expectedConsole: /status of 400/ });

interface Delivery {
  headers: Record<string, string>;
  body: string;
}

/** As the Standard Webhooks specification computes it. */
const signatureOf = (secret: string, { headers, body }: Delivery): string =>
  createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64');

let server: Server;
let received: Delivery[];
let address: string;

test.beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
test.afterEach(() => new Promise((resolve) => server.close(resolve)));

test('an admin creates a key and a webhook; a program saves with the key, the webhook receives it, and both end', async ({
  page,
  request,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/console/keys');
  const t = await messagesOf(page, 'mfe-console');
  const say = (key: string, values: Record<string, string>) =>
    t(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

  await page.getByRole('button', { name: t('keys.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('keys.create') }).click();
  await expect(dialog.getByText(t('keys.nameNeeded'))).toBeVisible();
  await dialog.getByLabel(t('keys.name')).fill('Journey');
  await dialog.getByRole('checkbox', { name: t('scope.write-portals') }).check();
  await dialog.getByRole('button', { name: t('keys.create') }).click();
  const key = await dialog.getByLabel(t('keys.key'), { exact: true }).inputValue();
  expect(key).toMatch(/^pk_/);
  await dialog.getByRole('button', { name: t('people.done') }).click();
  await expect(page.getByRole('heading', { name: 'Journey' })).toBeVisible();

  await page.getByRole('link', { name: t('webhooks.title') }).click();
  await page.getByRole('button', { name: t('webhooks.new') }).click();
  await dialog.getByLabel(t('webhooks.url')).fill('http://192.168.1.1/');
  await dialog.getByRole('button', { name: t('webhooks.create') }).click();
  await expect(dialog.getByText(t('webhooks.urlWrong'))).toBeVisible();
  await dialog.getByLabel(t('webhooks.url')).fill(address);
  await dialog.getByRole('button', { name: t('webhooks.create') }).click();
  const secret = await dialog.getByLabel(t('webhooks.secret'), { exact: true }).inputValue();
  await dialog.getByRole('button', { name: t('people.done') }).click();

  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'journey-1' };
  const data = { title: { en: 'Made by a program' }, stepIndex: 1 };
  const made = await request.post('/api/wizard', { headers, data: { data } });
  const again = await request.post('/api/wizard', { headers, data: { data } });
  expect(again.headers()['idempotency-replayed']).toBe('true');
  const { _id: id } = ((await made.json()) as { data: { _id: string } }).data;
  const mine = () =>
    received.filter(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id === id);
  await expect.poll(() => mine().length).toBe(1);
  const [delivery = { headers: {}, body: '' }] = mine();
  expect(delivery.headers['webhook-signature']).toBe(`v1,${signatureOf(secret, delivery)}`);
  expect(JSON.parse(delivery.body)).toMatchObject({
    type: 'portal.changed',
    data: { id, title: { en: 'Made by a program' } },
  });

  await page.getByRole('link', { name: address }).click();
  await page.getByRole('button', { name: t('webhooks.refresh') }).click();
  const sent = page.getByRole('listitem').filter({ hasText: t('webhooks.state.delivered') });
  await expect(sent.first()).toBeVisible();
  const before = received.length;
  await sent
    .first()
    .getByRole('button', { name: t('webhooks.replay') })
    .click();
  await expect.poll(() => received.length).toBeGreaterThan(before);

  await page.getByRole('button', { name: say('webhooks.actions', { url: address }) }).click();
  await page.getByRole('button', { name: t('webhooks.delete'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('webhooks.delete') })
    .click();
  await expect(page).toHaveURL(/\/console\/webhooks$/);
  await expect(page.getByText(address)).toHaveCount(0);

  await page.goto('/console/keys');
  await page.getByRole('button', { name: say('keys.revokeNamed', { name: 'Journey' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('keys.revoke') })
    .click();
  await expect(page.getByRole('heading', { name: 'Journey' })).toHaveCount(0);
  expect((await request.get('/api/portal', { headers })).status()).toBe(401);
});
