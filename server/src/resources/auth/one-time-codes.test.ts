import { beforeEach, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@portico/shared/contracts';
import { readConfig } from '../../config/config.ts';
import { cleanUp } from '../../maintenance/cleanup.ts';
import { updateProvider } from '../../records/provider.service.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const SHOP = 'https://shop.example';
const quiet = { info: () => {}, error: () => {} };

let site: TestApp;
beforeEach(async () => {
  site = await openTestApp();
  Object.assign(site.services.config.pageSettings, { linkedOrigins: [SHOP] });
});

const handOff = (to: string, headers: Record<string, string> = {}) =>
  site.ask({ url: '/api/auth/handoff', method: 'POST', body: { data: { to } }, headers });

const redeem = (code: string, { origin, host }: { origin?: string; host?: string } = {}) =>
  site.ask({
    url: '/api/auth/handoff/redeem',
    method: 'POST',
    body: { data: { code } },
    headers: origin === undefined ? {} : { origin },
    ...(host ? { host } : {}),
  });

const codeFor = async (to = SHOP): Promise<string> =>
  (await handOff(to, await site.signIn())).json().data.code;

const whoHas = (token: string, host?: string) =>
  site.ask({
    url: '/api/auth/login',
    headers: { authorization: `Bearer ${token}` },
    ...(host ? { host } : {}),
  });

describe('a hand-off', () => {
  test('[T-01] opens one session of the same person at a linked origin', async () => {
    const code = await codeFor(`${SHOP}/catalogRef/x?y=1`);
    const response = await redeem(code, { origin: SHOP });
    expect(response.json()).toMatchObject({ status: 'ok', data: { uid: 'user-creator' } });
    expect((await whoHas(response.json().jsonWebToken)).json().data.username).toBe('creator');
    expect((await redeem(code, { origin: SHOP })).json()).toMatchObject({
      status: 'fail',
      code: 'not-found',
    });
  });

  test('[T-01] is issued only to signed-in users, and only for configured origins', async () => {
    expect((await handOff(SHOP)).statusCode).toBe(401);
    const headers = await site.signIn();
    for (const to of ['https://evil.example', 'http://shop.example', 'https://shop.example.evil.example'])
      expect([to, (await handOff(to, headers)).statusCode]).toEqual([to, 403]);
    for (const to of ['javascript:alert(1)', '/creator', ''])
      expect([to, (await handOff(to, headers)).statusCode]).toEqual([to, 400]);
  });

  test('[T-01] is of no use to another origin, on another provider, after a minute or twice at once', async () => {
    expect((await redeem(await codeFor(), { origin: 'https://evil.example' })).statusCode).toBe(404);
    expect((await redeem(await codeFor(), { host: 'other.example' })).statusCode).toBe(404);
    const late = await codeFor();
    site.hours(61 / 3600);
    expect((await redeem(late)).statusCode).toBe(404);
    const code = await codeFor();
    const responses = await Promise.all([redeem(code), redeem(code), redeem(code)]);
    expect(responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  test('[T-01] is not stored in plain text', async () => {
    const code = await codeFor();
    const stored = await site.services.records.list({ provider: 'demo', kind: 'one-time-code' });
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code);
  });
});

describe("the operator's session link", () => {
  const link = async (name: { provider: string; username: string }) =>
    (await site.services.users.createSessionLink(name)).path.split('#');

  test('[OPEN-46, T-50] signs in on a private provider, once, within a day', async () => {
    const [path = '', code = ''] = await link({ provider: 'other', username: 'creator' });
    expect(path).toBe('/api/auth/link');
    const host = 'other.example';
    expect((await site.ask({ url: path, host })).statusCode).toBe(200);
    expect((await site.ask({ url: path, host })).statusCode).toBe(200);
    const own = { origin: 'http://other.example', host };
    expect((await redeem(code, { ...own, origin: 'https://evil.example' })).statusCode).toBe(404);
    const response = await redeem(code, own);
    expect((await whoHas(response.json().jsonWebToken, host)).json().data.displayName).toBe('Namesake');
    expect((await redeem(code, own)).statusCode).toBe(404);

    const [, late = ''] = await link({ provider: 'other', username: 'creator' });
    site.hours(24.1);
    expect((await redeem(late, own)).statusCode).toBe(404);
  });

  test('[OPEN-46] ends with the sessions of its user', async () => {
    const name = { provider: 'other', username: 'creator' };
    const { users } = site.services;
    for (const end of [
      () => users.setPassword({ ...name, password: 'another password' }),
      () => users.disable(name),
      () => users.enable(name).then(() => users.delete(name)),
    ]) {
      await users.enable(name);
      const [, code = ''] = await link(name);
      await end();
      expect((await redeem(code, { host: 'other.example' })).statusCode).toBe(404);
    }
  });

  test('[OPEN-46] has a page in the language of the browser, in which nothing but its own script runs', async () => {
    const page = (language: string) =>
      site.ask({ url: '/api/auth/link', headers: { 'accept-language': language } });
    const arabic = await page('fr;q=0.9, ar-EG, en;q=0.5');
    expect(arabic.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
    expect((await page('zh-CN')).body).toContain('登录');
    expect((await page('')).body).toContain('lang="th" dir="ltr"');
    await updateProvider(site.services.records, 'demo', { settings: { languages: ['th', 'en'] } });
    expect((await page('zh-CN, en;q=0.5')).body).toContain('<html lang="en"');
    await updateProvider(site.services.records, 'demo', { settings: { languages: [...LANGUAGES] } });
    const policy = String(arabic.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[^;]+'; style-src 'sha256-[^;]+'; connect-src 'self';/,
    );
    expect(policy).not.toContain('unsafe');
    expect(arabic.headers['cache-control']).toBe('no-store');
  });
});

test('[T-14] sessions, codes and nonces past their time are cleaned up', async () => {
  const { records } = site.services;
  await codeFor();
  const left = async () =>
    (
      await Promise.all(['session', 'one-time-code'].map((kind) => records.list({ provider: 'demo', kind })))
    ).map((found) => found.length);
  await cleanUp(site.services, quiet);
  expect(await left()).toEqual([1, 1]);
  site.hours(1);
  await cleanUp(site.services, quiet);
  expect(await left()).toEqual([1, 0]);
  site.hours(12);
  await cleanUp(site.services, quiet);
  expect(await left()).toEqual([0, 0]);
});

describe('PORTICO_LINKED_ORIGINS', () => {
  const read = (PORTICO_LINKED_ORIGINS: string) =>
    readConfig({
      NODE_ENV: 'production',
      PORTICO_SECRET: 'the secret of a server under test',
      PORTICO_LINKED_ORIGINS,
    }).pageSettings.linkedOrigins;

  test('[T-01, T-02] lists origins with https, or with http on localhost', () => {
    expect(read('https://a.example, http://localhost:3000')).toEqual([
      'https://a.example',
      'http://localhost:3000',
    ]);
    for (const mistake of ['http://a.example', 'https://a.example/', 'a.example', 'https://a.example/x', ','])
      expect(() => read(mistake)).toThrow('PORTICO_LINKED_ORIGINS must list origins');
  });
});
