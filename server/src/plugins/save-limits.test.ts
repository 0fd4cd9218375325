import { describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

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
  test('are limited wherever they come from, and say when to go on', async () => {
    const site = await open();
    const creator = await site.signIn();
    for (let count = 1; count <= MOST; count++) {
      expect((await save(site, creator, `10.0.0.${count}`)).statusCode).toBe(200);
    }
    const refused = await save(site, creator, '10.0.0.99');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ status: 'fail', code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Reading goes on, and so does somebody else at the same address.
    const reading = await site.ask({ url: '/api/portal', headers: creator, address: '10.0.0.99' });
    expect(reading.statusCode).toBe(200);
    const admin = await site.signIn('admin');
    expect((await save(site, admin, '10.0.0.99')).statusCode).toBe(403);
    site.hours(1);
    expect((await save(site, creator)).statusCode).toBe(200);
  });

  test('are counted together, whatever they change', async () => {
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
      const answer = await site.ask({ method: 'POST', url: '/api/products/batch', body: {}, headers });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });
});
