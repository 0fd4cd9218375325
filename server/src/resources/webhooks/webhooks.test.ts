import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { WebhookDelivery, WebhookInfo } from '@portico/shared/contracts';
import { Webhook } from 'standardwebhooks';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { sendDueDeliveries, startWebhookSender } from './webhook-sender.ts';

const silent = { info() {}, warn() {}, error() {} };

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A receiver of this machine that can end and come back. */
class Receiver {
  received: Received[] = [];
  status = 200;
  port = 0;
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += String(chunk);
      });
      request.on('end', () => {
        if (this.status < 300)
          this.received.push({ headers: request.headers as Record<string, string>, body });
        response.writeHead(this.status, this.status === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async kill(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  types(): string[] {
    return this.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }
}

let site: TestApp;
let receiver: Receiver;
let admin: { authorization: string };
let creator: { authorization: string };

beforeEach(async () => {
  receiver = new Receiver();
  await receiver.start();
  site = await openTestApp(undefined, { PORTICO_WEBHOOK_ALLOW: '10.9.0.0/16, 127.0.0.1' });
  admin = await site.signIn('admin');
  creator = await site.signIn('creator');
});
afterEach(() => receiver.kill());

const url = () => `http://127.0.0.1:${receiver.port}/hook`;

const create = (data: object, headers = admin) =>
  site.ask({ url: '/api/webhooks', method: 'POST', headers, body: { data } });

async function subscribe(...events: string[]): Promise<WebhookInfo & { secret: string }> {
  return (await create({ url: url(), events })).json<{ data: WebhookInfo & { secret: string } }>().data;
}

const stopped = (id: string) =>
  site
    .get<{ data: WebhookInfo[] }>('/api/webhooks', { headers: admin })
    .then(({ data }) => data.find((one) => one.id === id)?.disabled?.by);

async function deliveriesOf(id: string): Promise<WebhookDelivery[]> {
  // Tests advance the clock beyond the end of a session.
  admin = await site.signIn('admin');
  return (await site.get<{ data: WebhookDelivery[] }>(`/api/webhooks/${id}/deliveries`, { headers: admin }))
    .data;
}

/** One round of the sender, to its end. */
async function send(): Promise<void> {
  const busy = new Map<string, Promise<void>>();
  await sendDueDeliveries(site.services, silent, { busy });
  await Promise.all(busy.values());
}

async function newPortal(title = 'A place'): Promise<string> {
  const made = await site.ask({
    url: '/api/wizard',
    method: 'POST',
    headers: creator,
    body: { data: { title: { en: title }, stepIndex: 1 } },
  });
  return made.json<{ data: { _id: string } }>().data._id;
}

const save = (id: string, title: string) =>
  site.ask({
    url: `/api/portal/${id}`,
    method: 'PUT',
    headers: creator,
    body: { data: { title: { en: title } } },
  });

describe('a webhook', () => {
  test('is signed after Standard Webhooks, and its secret is shown once', async () => {
    const { id, secret } = await subscribe('portal.changed');
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await site.get('/api/webhooks', { headers: admin }))).not.toContain(
      secret.slice(6),
    );
    const stored = await site.services.records.get({ provider: 'demo', kind: 'webhook', id });
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));

    const portal = await newPortal('Tea house');
    await send();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    // The clock of the test app stands still; the library compares with the real one.
    const signedAt = Number((headers as Record<string, string>)['webhook-timestamp']) * 1000;
    expect(signedAt).toBe(site.services.now().getTime());
    const signature = new Webhook(secret).sign(
      (headers as Record<string, string>)['webhook-id'] ?? '',
      new Date(signedAt),
      body,
    );
    expect((headers as Record<string, string>)['webhook-signature']).toBe(signature);
    expect(JSON.parse(body)).toEqual({
      type: 'portal.changed',
      timestamp: site.services.now().toISOString(),
      data: expect.objectContaining({ id: portal, title: { en: 'Tea house' } }),
    });
  });

  test('one event for each save, in order', async () => {
    await subscribe('portal.changed');
    const portal = await newPortal('0');
    for (const title of ['1', '2', '3']) await save(portal, title);
    await send();
    const titles = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { title: { en: string } } }).data.title.en,
    );
    expect(titles).toEqual(['0', '1', '2', '3']);
  });

  test('events of review, deletion and products', async () => {
    await subscribe(
      'portal.released',
      'portal.rejected',
      'portal.deleted',
      'review.requested',
      'product.changed',
    );
    const portal = 'waiting';
    const decide = async (decision: object) => {
      const page = await site.get<{ data: { modifiedDate: string } }>(`/api/portal/${portal}`, {
        headers: creator,
      });
      const data = { ...decision, modifiedDate: page.data.modifiedDate };
      const response = await site.ask({
        url: `/api/review/${portal}`,
        method: 'PUT',
        headers: admin,
        body: { data },
      });
      expect(response.json()).toMatchObject({ status: 'ok' });
    };
    await decide({ status: 'REJECT', reason: 'No picture' });
    await save(portal, 'Better');
    await decide({ status: 'RELEASE', townRefs: ['nan'] });
    const catalog = await site.ask({
      url: '/api/catalogs',
      method: 'POST',
      headers: creator,
      body: { data: { portalId: portal, name: { en: 'Menu' } } },
    });
    const catalogId = catalog.json<{ data: { _id: string } }>().data._id;
    await site.ask({
      url: '/api/products',
      method: 'POST',
      headers: creator,
      body: { data: { catalogId, name: { en: 'Tea' } } },
    });
    await site.ask({ url: `/api/portal/${portal}`, method: 'DELETE', headers: creator });
    await send();
    expect(receiver.types()).toEqual([
      'portal.rejected',
      'review.requested',
      'portal.released',
      'product.changed',
      'portal.deleted',
    ]);
    expect(receiver.received[0]?.body).toContain('No picture');
  });

  test('a refused save sends nothing, nor do other events', async () => {
    const { id } = await subscribe('portal.changed');
    const portal = await newPortal();
    await site.ask({
      url: `/api/portal/${portal}`,
      method: 'PUT',
      headers: creator,
      body: { data: { title: {} } },
    });
    await site.ask({ url: `/api/portal/${portal}`, method: 'DELETE', headers: creator });
    expect((await deliveriesOf(id)).map(({ type }) => type)).toEqual(['portal.changed']);
  });

  test('live releases are sent once, and earlier ones are not', async () => {
    const { id } = await subscribe('release.live', 'release.rolled-back');
    const at = site.services.now();
    const event = (action: string, minutes: number) => ({
      at: new Date(at.getTime() + minutes * 60_000).toISOString(),
      by: 'team',
      action,
      name: 'mfe-portal',
      version: '2.0.0',
      set: 'abc',
    });
    const history = [
      event('publish', -5),
      event('try', 0),
      event('promote', 1),
      event('automatic-rollback', 2),
    ];
    const services = { ...site.services, releases: { history: async () => history as never } };
    const round = async () => {
      const busy = new Map<string, Promise<void>>();
      await sendDueDeliveries(services, silent, { busy });
      await Promise.all(busy.values());
    };
    await round();
    await round();
    expect(receiver.types()).toEqual(['release.live', 'release.rolled-back']);
    expect(await deliveriesOf(id)).toHaveLength(2);
  });

  test('every event arrives, in order, although the receiver is killed in the middle', async () => {
    await subscribe('portal.changed');
    const portal = await newPortal('0');
    await send();
    await receiver.kill();
    await save(portal, '1');
    await save(portal, '2');
    await send();
    await receiver.start();
    await save(portal, '3');
    // Nothing overtakes the first retry.
    await send();
    expect(receiver.received).toHaveLength(1);
    site.hours(10 / 3600);
    await send();
    const titles = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { title: { en: string } } }).data.title.en,
    );
    expect(titles).toEqual(['0', '1', '2', '3']);
  });

  test('a started sender delivers at once, and one server at a time', async () => {
    await subscribe('portal.changed');
    const stops = [startWebhookSender(site.services, silent), startWebhookSender(site.services, silent)];
    const portal = await newPortal('0');
    for (const title of ['1', '2', '3', '4']) await save(portal, title);
    await until(() => receiver.received.length >= 5);
    await Promise.all(stops.map((stop) => stop()));
    const titles = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { title: { en: string } } }).data.title.en,
    );
    expect(titles).toEqual(['0', '1', '2', '3', '4']);
  });

  test('a failing one is retried twice within 100 s, then ever more rarely, and stopped after a day with a notice', async () => {
    const { id } = await subscribe('portal.changed');
    receiver.status = 500;
    await newPortal();
    const begun = site.services.now().getTime();
    const attemptsAfter = async (seconds: number) => {
      site.hours((begun + seconds * 1000 - site.services.now().getTime()) / 3_600_000);
      await send();
      return (await deliveriesOf(id))[0]?.attempts.length;
    };
    expect(await attemptsAfter(0)).toBe(1);
    expect(await attemptsAfter(5)).toBe(1);
    expect(await attemptsAfter(10)).toBe(2);
    expect(await attemptsAfter(70)).toBe(3);
    expect(await attemptsAfter(200)).toBe(3);
    expect(await attemptsAfter(370)).toBe(4);
    expect(await stopped(id)).toBeUndefined();
    await attemptsAfter(25 * 3600);
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({
      state: 'failed',
      attempts: expect.arrayContaining([{ at: expect.any(String), status: 500 }]),
    });
    expect(await stopped(id)).toBe('failure');
    // Nothing is recorded for a webhook that is stopped.
    creator = await site.signIn('creator');
    await newPortal();
    expect(await deliveriesOf(id)).toHaveLength(1);
    await site.services.audit.flush();
    const { data } = await site.get<{ data: { entries: { event: string }[] } }>('/api/console/audit', {
      headers: await site.signIn('admin'),
    });
    expect(data.entries.map(({ event }) => event)).toContain('webhook.disable');
  });

  test('a receiver that takes other events is not stopped for one that it refuses', async () => {
    const { id } = await subscribe('portal.changed');
    receiver.status = 400;
    const portal = await newPortal();
    await send();
    receiver.status = 200;
    site.hours(1);
    admin = await site.signIn('admin');
    receiver.status = 400;
    await send();
    site.hours(1);
    await send();
    receiver.status = 200;
    site.hours(1);
    await save(portal, 'Taken');
    await send();
    expect(await stopped(id)).toBeUndefined();
    expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  test('redirects are not followed', async () => {
    const { id } = await subscribe('portal.changed');
    receiver.status = 302;
    await newPortal();
    await send();
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'waiting', attempts: [{ status: 302 }] });
    expect(receiver.received).toEqual([]);
  });

  test('410 stops it at once', async () => {
    const { id } = await subscribe('portal.changed');
    receiver.status = 410;
    await newPortal();
    await send();
    expect(await stopped(id)).toBe('failure');
  });

  test('a replay has the same webhook-id', async () => {
    const { id } = await subscribe('portal.changed');
    await newPortal();
    await send();
    const [delivery] = await deliveriesOf(id);
    const replayed = await site.ask({
      url: `/api/webhooks/${id}/deliveries/${delivery?.id}`,
      method: 'POST',
      headers: admin,
    });
    expect(replayed.json()).toMatchObject({ data: { state: 'waiting', messageId: delivery?.messageId } });
    await send();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery?.messageId,
      delivery?.messageId,
    ]);
  });

  test('is stopped, started and deleted by an admin', async () => {
    const { id } = await subscribe('portal.changed');
    const change = (data: object) =>
      site.ask({ url: `/api/webhooks/${id}`, method: 'PUT', headers: admin, body: { data } });
    await change({ isDisabled: true });
    await newPortal();
    expect(await deliveriesOf(id)).toEqual([]);
    await change({ isDisabled: false, events: ['review.requested'] });
    await newPortal();
    expect((await deliveriesOf(id)).map(({ type }) => type)).toEqual([]);
    expect(
      (await site.ask({ url: `/api/webhooks/${id}`, method: 'DELETE', headers: admin })).statusCode,
    ).toBe(200);
    expect(await site.services.records.list({ provider: 'demo', kind: 'webhook-delivery' })).toEqual([]);
    expect((await site.ask({ url: `/api/webhooks/${id}/deliveries`, headers: admin })).statusCode).toBe(404);
  });
});

describe('what is refused', () => {
  test.each([
    ['an address inside a network', { url: 'http://10.8.0.1/', events: ['portal.changed'] }, 'body.data.url'],
    ['metadata of a cloud', { url: 'http://169.254.169.254/', events: ['portal.changed'] }, 'body.data.url'],
    [
      'a port of another service',
      { url: 'http://127.0.0.1:25/', events: ['portal.changed'] },
      'body.data.url',
    ],
    ['another protocol', { url: 'ftp://example.com/', events: ['portal.changed'] }, 'body.data.url'],
    [
      'an address with a password',
      { url: 'https://a:b@example.com/', events: ['portal.changed'] },
      'body.data.url',
    ],
    ['an unknown event', { url: 'https://example.com/', events: ['portal.painted'] }, 'body.data.events.0'],
    ['no event', { url: 'https://example.com/', events: [] }, 'body.data.events'],
  ])('%s', async (_what, data, path) => {
    const response = await create(data);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({
        details: [expect.objectContaining({ path })],
        reason: expect.not.stringMatching(/\.\.$/),
      }),
    ]);
  });

  test('without PORTICO_WEBHOOK_ALLOW addresses and names of this machine', async () => {
    const plain = await openTestApp();
    const headers = await plain.signIn('admin');
    for (const address of [url(), `http://localhost:${receiver.port}/`]) {
      const body = { data: { url: address, events: ['portal.changed'] } };
      const response = await plain.ask({ url: '/api/webhooks', method: 'POST', headers, body });
      expect([address, response.statusCode]).toEqual([address, 400]);
    }
  });

  test('creators', async () => {
    expect((await create({ url: url(), events: ['portal.changed'] }, creator)).statusCode).toBe(403);
  });
});
