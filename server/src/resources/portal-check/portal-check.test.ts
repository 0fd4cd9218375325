import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PortalCheck } from '@portico/shared/contracts';
import { createOutgoingRequests } from '../../security/outgoing-requests.ts';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';

let site: TestApp;
let creator: { authorization: string };
let other: Server;
let origin: string;
/** What the other server received, such as `HEAD /a`, and what it sends by path. */
let received: string[];
let agents: Set<string | undefined>;
const statusOf: Record<string, number> = { '/gone': 404, '/broken': 500, '/members': 403, '/busy': 503 };

beforeAll(async () => {
  other = createServer(({ method, url = '/', headers }, response) => {
    received.push(`${method} ${url}`);
    agents.add(headers['user-agent']);
    if (url === '/redirect') response.writeHead(302, { location: 'http://127.0.0.2/' }).end();
    else response.writeHead(url === '/get-only' && method === 'HEAD' ? 405 : (statusOf[url] ?? 200)).end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(() => {
  other.closeAllConnections();
  other.close();
});

beforeEach(async () => {
  received = [];
  agents = new Set();
  const ports = [(other.address() as AddressInfo).port, 80, 443];
  const outgoing = createOutgoingRequests({ allowedAddresses: ['127.0.0.1'], ports });
  // 127.0.0.1 is the other server here.
  const content = { ...fixtureContent, hosts: ['localhost'] };
  site = await openTestApp([content, otherContent], {}, { outgoing });
  creator = await site.signIn();
});

/** Changes the stored page without a save. */
async function store(changes: Partial<PortalRecord>, id = 'wat-phumin'): Promise<void> {
  const portals = portalRepository(site.services.records);
  const stored = await portals.get('demo', 'wat-phumin');
  const value = { ...(stored?.value as PortalRecord), ...changes, _id: id };
  await portals.put({ provider: 'demo', id, value });
}

async function check(): Promise<PortalCheck> {
  const response = await site.ask({ url: '/api/portal/wat-phumin/check', headers: creator });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: PortalCheck }>().data;
}
const linksTo = (...paths: string[]) => ({
  links: paths.map((path) => ({ externalUrl: path.startsWith('/') ? `${origin}${path}` : path })),
});
const states = ({ links }: PortalCheck) => links.map(({ state }) => state);

describe('links', () => {
  test.each([
    ['/fine', 'responds'],
    ['/get-only', 'responds'],
    ['/members', 'responds'],
    ['/busy', 'responds'],
    ['/gone', 'missing'],
    ['/broken', 'failing'],
    ['/redirect', 'internal'],
    ['http://192.168.0.1/', 'internal'],
    ['http://nowhere.invalid/', 'silent'],
  ])('%s %s', async (path, expected) => {
    await store(linksTo(path));
    expect(states(await check())).toEqual([expected]);
  });

  test('are found in every part of the page, and an address of the site itself is not requested', async () => {
    await store({
      ...linksTo('/link#part', 'http://localhost:8000/portals/x', 'mailto:a@example.com'),
      isAdvanceDescription: true,
      description: {
        en: `<p><a href="${origin}/text?a=1&amp;b=2">x</a> <a href="/portals/x">y</a></p>`,
        th: `<a href="${origin}/text?a=1&amp;b=2">x</a>`,
      },
      action: { type: 'externalUrl', contact: { externalUrl: `${origin}/action` }, text: { en: 'Book' } },
      contacts: { webpage: `${origin}/page` },
      galleryImages: [
        { type: 'picture', externalUrl: `${origin}/unused` },
        { type: 'picture_link', externalUrl: `${origin}/picture` },
      ],
      popUp: { buttonLink: { link: `${origin}/pop-up`, text: 'Go' } },
    });
    const { links } = await check();
    expect(links.map(({ part, index, address }) => [part, index, address.replace(origin, '')])).toEqual([
      ['description', undefined, '/text?a=1&b=2'],
      ['callToAction', undefined, '/action'],
      ['contacts', undefined, '/page'],
      ['gallery', 1, '/picture'],
      ['links', 0, '/link#part'],
      ['popUp', undefined, '/pop-up'],
    ]);
    expect(received.toSorted()).toEqual(
      ['/action', '/link', '/page', '/picture', '/pop-up', '/text?a=1&b=2'].map((path) => `HEAD ${path}`),
    );
    expect([...agents]).toEqual(['Portico-link-check (+https://localhost/)']);
  });

  test('a link that responds is requested once a day, another one after ten minutes', async () => {
    await store(linksTo('/fine', '/fine#again', '/broken'));
    await Promise.all([check(), check()]);
    expect(received.toSorted()).toEqual(['GET /broken', 'HEAD /broken', 'HEAD /fine']);
    site.hours(1);
    await check();
    expect(received.filter((line) => line === 'HEAD /fine')).toHaveLength(1);
    expect(received.filter((line) => line === 'HEAD /broken')).toHaveLength(2);
    site.hours(23);
    creator = await site.signIn();
    await check();
    expect(received.filter((line) => line === 'HEAD /fine')).toHaveLength(2);
  });

  test('a site requests 60 new addresses per minute; the others are left for a later check', async () => {
    await store(linksTo(...Array.from({ length: 62 }, (_, place) => `/n${place}`)));
    expect(states(await check()).filter((state) => state === 'unchecked')).toHaveLength(2);
    site.hours(1);
    expect(states(await check()).filter((state) => state === 'unchecked')).toHaveLength(0);
  });
});

describe('pages like it', () => {
  const here = { latitude: 18.77, longitude: 100.77 };

  test.each([
    [
      'the same title and place',
      { title: { en: 'WAT  Phumin!' }, location: { ...here, latitude: 18.7705 } },
      true,
    ],
    [
      'the same title and phone',
      { title: { en: 'Wat Phumin' }, location: {}, contacts: { phone: '+66 54 123 456' } },
      true,
    ],
    [
      'the same title and phone, in Thai digits',
      { title: { en: 'Wat Phumin' }, location: {}, contacts: { phone: '๐๕๔ ๑๒๓ ๔๕๖' } },
      true,
    ],
    [
      'the same title elsewhere',
      { title: { en: 'Wat Phumin' }, location: { latitude: 18, longitude: 100 } },
      false,
    ],
    ['the same place with another title', { title: { en: 'Wat Phumin school' }, location: here }, false],
    [
      'a page that is not public',
      { title: { en: 'Wat Phumin' }, location: here, status: 'USER_DRAFT' },
      false,
    ],
  ] as [string, Partial<PortalRecord>, boolean][])('%s: %#', async (_what, changes, isTwin) => {
    await store({ title: { en: 'Wat Phumin' }, location: here, contacts: { phone: '054 123 456' } });
    await store({ contacts: {}, ...changes }, 'like-it');
    expect((await check()).twins.map(({ _id }) => _id)).toEqual(isTwin ? ['like-it'] : []);
  });
});

test('sizes of the pictures, the position and the age of the hours', async () => {
  await store({ location: { latitude: 11, longitude: 100.9 }, modifiedDate: '2025-01-01T00:00:00.000Z' });
  const { pictures, position, hoursSince } = await check();
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
  expect([position, hoursSince]).toEqual(['outside', '2025-01-01T00:00:00.000Z']);
});

test('twenty checks per person and minute', async () => {
  for (let count = 1; count <= 20; count++) await check();
  const response = await site.ask({ url: '/api/portal/wat-phumin/check', headers: creator });
  expect(response.statusCode).toBe(429);
});
