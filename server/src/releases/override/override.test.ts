import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PageBoot } from '@portico/shared/contracts';
import type { LiveRelease } from '../../render/live-release.ts';
import { createPageCache } from '../../render/page-cache.ts';
import { pageRoutes } from '../../render/pages.routes.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const ALLOWED = 'http://localhost:3001';
const OWN_PAGE = { 'x-portico-page': '1', origin: 'http://localhost:8000', 'sec-fetch-site': 'same-origin' };
const choice = { data: { remote: 'mfe-portal', origin: ALLOWED } };
const set = { id: 'set-1', packages: {} };
const release: LiveRelease = {
  set,
  descriptors: [],
  shell: { version: '1', entry: 'main.js', messages: {} } as LiveRelease['shell'],
  listings: [],
  declarationAt: () => undefined,
  integrity: {},
  alwaysListed: [],
};

let site: TestApp;
let admin: { authorization: string };
let creator: { authorization: string };
let rendered: number;

beforeAll(async () => {
  site = await openTestApp(undefined, { PORTICO_OVERRIDE_ORIGINS: `${ALLOWED},https://dev.example` });
  const { services, app } = site;
  const { config, contentVersions, now } = services;
  await app.register(pageRoutes, {
    renderer: {
      rollout: async () => ({ stable: set, pins: {} }),
      releaseFor: async () => release,
      render: async () => {
        rendered += 1;
        return { page: undefined, isWhole: false };
      },
      close: async () => undefined,
    },
    settings: config.pageSettings,
    pages: createPageCache({ versions: contentVersions, now, maxBytes: config.pageCacheBytes }),
    mayRender: async () => true,
    overrides: services.overrides,
    imageSize: async () => undefined,
  });
  creator = await site.signIn('creator');
});
beforeEach(async () => {
  rendered = 0;
  // In each test, because some advance the clock or sign out.
  admin = await site.signIn('admin');
});

const start = (headers: Record<string, string>, body: unknown = choice) =>
  site.ask({ method: 'POST', url: '/api/releases/override', headers, body });

async function cookieOf(response: Awaited<ReturnType<typeof start>>): Promise<string> {
  const [cookie] = [response.headers['set-cookie'] ?? ''].flat();
  return cookie?.split(';')[0] ?? '';
}
const chosen = async (): Promise<string> => cookieOf(await start({ ...admin, ...OWN_PAGE }));

async function open(cookie: string) {
  const response = await site.ask({ url: '/towns', headers: cookie ? { cookie } : {} });
  const json = /id="portico-boot">(.*?)<\/script>/.exec(response.body)?.[1] ?? '{}';
  return {
    boot: JSON.parse(json) as PageBoot,
    policy: String(response.headers['content-security-policy']),
    response,
  };
}

describe('an override of a remote, for one user', () => {
  test('is chosen by an admin on a page of the site; the cookie is for this site and no script', async () => {
    const response = await start({ ...admin, ...OWN_PAGE });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ data: { remote: 'mfe-portal', origin: ALLOWED } });
    const cookie = String(response.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=28800'])
      expect(cookie).toContain(part);
  });

  test('is named by the page, which is rendered in the browser, not cached, and allowed to connect to that origin', async () => {
    const { boot, policy, response } = await open(await chosen());
    expect(boot.override).toMatchObject({ remote: 'mfe-portal', origin: ALLOWED });
    expect(rendered).toBe(0);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.body).toContain('<div id="root"></div>');
    expect(policy).toMatch(new RegExp(`script-src [^;]*${ALLOWED}`));
    expect(policy).toMatch(new RegExp(`connect-src [^;]*${ALLOWED}`));
    expect(policy).not.toContain('https://dev.example');
    const other = await open('');
    expect(other.boot.override).toBeUndefined();
    expect(other.policy).not.toContain(ALLOWED);
    expect(rendered).toBe(1);
  });

  test.each<[string, () => Record<string, string>, number]>([
    ['a visitor', () => ({ ...OWN_PAGE }), 401],
    ['a creator', () => ({ ...OWN_PAGE, ...creator }), 403],
    [
      'a form or link elsewhere, which can send no header',
      () => ({ ...admin, origin: OWN_PAGE.origin }),
      403,
    ],
    [
      'a page elsewhere',
      () => ({ ...admin, ...OWN_PAGE, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
      403,
    ],
  ])('is refused for %s', async (_who, headers, status) => {
    const response = await start(headers());
    expect(response.statusCode).toBe(status);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each(['https://evil.example', `${ALLOWED}.evil.example`, `${ALLOWED}/path`, 'javascript:alert(1)'])(
    'is refused from %s, which the operator does not list',
    async (origin) => {
      const response = await start({ ...admin, ...OWN_PAGE }, { data: { ...choice.data, origin } });
      expect(response.statusCode).toBe(403);
      expect(response.headers['set-cookie']).toBeUndefined();
    },
  );

  test.each(['portico_override=made-up', 'portico_override=', `portico_override=${'A'.repeat(400)}`])(
    'is ignored with a forged cookie: %s',
    async (cookie) => {
      expect((await open(cookie)).boot.override).toBeUndefined();
    },
  );

  test('is invalid when its cookie is changed by one character', async () => {
    const cookie = await chosen();
    const last = cookie.endsWith('A') ? 'B' : 'A';
    expect((await open(`${cookie.slice(0, -1)}${last}`)).boot.override).toBeUndefined();
  });

  test('ends after 8 hours, in the middle of a session', async () => {
    const cookie = await chosen();
    site.hours(7.9);
    expect((await open(cookie)).boot.override).toBeDefined();
    site.hours(0.2);
    expect((await open(cookie)).boot.override).toBeUndefined();
  });

  test('ends with signing out, even if the browser still sends the cookie', async () => {
    const cookie = await chosen();
    await site.ask({ method: 'DELETE', url: '/api/auth/login', headers: admin });
    expect((await open(cookie)).boot.override).toBeUndefined();
  });

  test('is valid on one site only', async () => {
    const cookie = (await chosen()).split('=')[1];
    expect(await site.services.overrides.of('other', cookie)).toBeUndefined();
    expect(await site.services.overrides.of('demo', cookie)).toBeDefined();
  });

  test('is deleted by a same-site request, also without a session, and not by a cross-site one', async () => {
    const end = (headers: Record<string, string>) =>
      site.ask({ method: 'DELETE', url: '/api/releases/override', headers });
    expect((await end({})).statusCode).toBe(403);
    const response = await end(OWN_PAGE);
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).toMatch(/^portico_override=;.*Expires=Thu, 01 Jan 1970/);
  });

  test('only admins see the possible and the current overrides', async () => {
    const cookie = await chosen();
    const ask = (headers: Record<string, string>) =>
      site.ask({ url: '/api/releases/override', headers: { cookie, ...headers } });
    expect((await ask(admin)).json()).toEqual({
      status: 'ok',
      data: {
        origins: [ALLOWED, 'https://dev.example'],
        current: { remote: 'mfe-portal', origin: ALLOWED, until: expect.any(String) },
      },
    });
    expect((await ask(creator)).statusCode).toBe(403);
    expect((await ask({})).statusCode).toBe(401);
  });
});
