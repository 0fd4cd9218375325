import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { createMetrics } from '../telemetry/metrics.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { saveQueue } from './save-limits.ts';

const MOST = 3;
const open = () => openTestApp(undefined, { PORTICO_SAVES_PER_MINUTE: String(MOST) });

const save = (site: TestApp, headers: Record<string, string>, address?: string) =>
  site.ask({
    url: '/api/portal/wat-phumin',
    method: 'PUT',
    body: { data: { tags: [] } },
    headers,
    ...(address ? { address } : {}),
  });

describe('the saves of one person', () => {
  test('are limited from any address, with Retry-After', async () => {
    const site = await open();
    const creator = await site.signIn();
    for (let count = 1; count <= MOST; count++) {
      expect((await save(site, creator, `10.0.0.${count}`)).statusCode).toBe(200);
    }
    const refused = await save(site, creator, '10.0.0.99');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ status: 'fail', code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Reading still works, and so does another person at the same address.
    const reading = await site.ask({ url: '/api/portal', headers: creator, address: '10.0.0.99' });
    expect(reading.statusCode).toBe(200);
    const admin = await site.signIn('admin');
    expect((await save(site, admin, '10.0.0.99')).statusCode).toBe(403);
    site.hours(1);
    expect((await save(site, creator)).statusCode).toBe(200);
  });

  test('are counted together for all kinds of records', async () => {
    const site = await open();
    const headers = await site.signIn();
    const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: unknown = { data: {} }) =>
      site.ask({ method, url, body, headers });
    const calls: [method: 'POST' | 'PUT' | 'DELETE', url: string][] = [
      ['PUT', '/api/portal/wat-phumin'],
      ['DELETE', '/api/portal/no-such'],
      ['DELETE', '/api/portal/no-such/editors/someone'],
      ['POST', '/api/portal/no-such/editors/accept'],
      ['POST', '/api/portal/no-such/editors/decline'],
      ['POST', '/api/portal/no-such/versions/1/restore'],
      ['PUT', '/api/wizard/no-such'],
      ['POST', '/api/catalogs'],
      ['PUT', '/api/catalogs/no-such'],
      ['PUT', '/api/catalogs/order'],
      ['DELETE', '/api/catalogs/no-such'],
      ['POST', '/api/products'],
      ['PUT', '/api/products/no-such'],
      ['PUT', '/api/products/order'],
      ['DELETE', '/api/products/no-such'],
      ['PUT', '/api/web-page/no-such'],
      ['DELETE', '/api/portal/no-such/image/no-such'],
    ];
    const statuses = [];
    for (const [method, url] of calls) statuses.push((await send(method, url)).statusCode);
    expect(statuses.slice(0, MOST)).not.toContain(429);
    expect(statuses.slice(MOST)).toEqual(calls.slice(MOST).map(() => 429));
  });

  test('of batches have a count of their own', async () => {
    const site = await open();
    const headers = await site.signIn();
    const statuses = [];
    for (let count = 0; count <= 20; count++) {
      const response = await site.ask({ method: 'POST', url: '/api/products/batch', body: {}, headers });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });

  test('are refused where too many come at once, and the others are all saved', async () => {
    const site = await openTestApp();
    const headers = await site.signIn();
    const responses = await Promise.all(Array.from({ length: 60 }, () => save(site, headers)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const refused = responses.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ status: 'fail', code: 'too-many-requests' });
    expect((await save(site, headers)).statusCode).toBe(200);
  });
});

describe('saveQueue', () => {
  /** An app whose only call runs `save` for the person of the header `x-person`. */
  async function openSaves(save: (person: string) => Promise<void>) {
    const app = Fastify();
    app.addHook('onRequest', async (request) => {
      const uid = String(request.headers['x-person']);
      Object.assign(request, { provider: { id: 'nan' }, viewer: { uid } });
    });
    await app.register(saveQueue, { metrics: createMetrics() });
    app.put('/', async (request) => app.runSaveExclusive(request, () => save(request.viewer?.uid ?? '')));
    // Awaited here, because `inject` sends a request only when it is awaited.
    return async (person: string) =>
      await app.inject({ method: 'PUT', url: '/', headers: { 'x-person': person } });
  }

  test('runs the saves of one person one after the other, and those of others beside them', async () => {
    const running = new Map<string, number>();
    const most = new Map<string, number>();
    const ends: (() => void)[] = [];
    const send = await openSaves(async (person) => {
      const now = (running.get(person) ?? 0) + 1;
      running.set(person, now);
      most.set(person, Math.max(now, most.get(person) ?? 0));
      // Each waits until both people have a running save.
      if (running.size < 2) await new Promise<void>((resolve) => ends.push(resolve));
      for (const end of ends) end();
      running.set(person, now - 1);
    });
    const responses = await Promise.all([send('mali'), send('mali'), send('mali'), send('somchai')]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(Object.fromEntries(most)).toEqual({ mali: 1, somchai: 1 });
  });

  test('refuses the saves of one person beyond twenty that wait, and runs the others', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const send = await openSaves((person) => (person === 'mali' ? gate : Promise.resolve()));
    const sent = Array.from({ length: 23 }, () => send('mali'));
    // The first twenty wait for the gate: what settles before it opens was rejected.
    const refused = await Promise.all(sent.slice(20));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
    expect((await send('somchai')).statusCode).toBe(200);
    open();
    const done = await Promise.all(sent.slice(0, 20));
    expect(done.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await send('mali')).statusCode).toBe(200);
  });

  test('runs the next save of a person whose save failed', async () => {
    let count = 0;
    const send = await openSaves(async () => {
      count += 1;
      if (count === 1) throw new Error('the first one fails');
    });
    const responses = await Promise.all([send('mali'), send('mali')]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([500, 200]);
  });
});
