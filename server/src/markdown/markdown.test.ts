import { beforeAll, describe, expect, test } from '@jest/globals';
import { updateProvider } from '../records/provider.service.ts';
import { anonymousCalls } from '../render/anonymous-calls.ts';
import { createPageCache } from '../render/page-cache.ts';
import { prefersMarkdown } from '../render/prefers-markdown.ts';
import { fixtureContent, portalSeed } from '../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { markdownRoutes } from './markdown.routes.ts';

const ORIGIN = 'http://localhost:8000';
const MARKDOWN = { accept: 'text/markdown' };

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp([
    {
      ...fixtureContent,
      portals: [
        ...fixtureContent.portals,
        portalSeed('rich', {
          title: { en: 'Rice *and* [fish]' },
          isAdvanceDescription: true,
          description: {
            en: '<h2>Menu</h2><p>Rice <strong>soup</strong>, <a href="/towns/nan">Nan</a></p><ul><li>One</li></ul>',
          },
          contacts: { phone: '02-000-0002', email: 'rice@example.com' },
          hideInformations: ['openingHours'],
          openingHours: 'every day',
        }),
      ],
    },
  ]);
  const { contentVersions, now, internalKey } = site.services;
  await site.app.register(markdownRoutes, {
    callApi: anonymousCalls(site.app, internalKey),
    pages: createPageCache({ versions: contentVersions, now, maxBytes: 1024 * 1024 }),
    now,
  });
  site.app.get('/*', async () => 'HTML');
});

const read = async (url: string, headers: Record<string, string> = MARKDOWN) => {
  const response = await site.ask({ url, headers, host: 'localhost:8000' });
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    body: response.body,
    response,
  };
};

test.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown;q=0.9, text/html', false],
  ['text/html;q=0.5, text/markdown;q=0.9', true],
  ['text/markdown;q=0', false],
])('Accept %s prefers Markdown: %s', (accepted, expected) => {
  expect(prefersMarkdown(accepted)).toBe(expected);
});

describe('a portal', () => {
  test('has its facts, and the sections of its page', async () => {
    const { status, type, body, response } = await read('/portals/wat-phumin?lang=en');
    expect([status, type]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(response.headers['content-language']).toBe('en');
    expect(response.headers['vary']).toContain('accept');
    expect(body.split('\n')[0]).toBe('# Wat Phumin');
    for (const line of [
      '> Murals of whispering lovers',
      'A temple in the old town.',
      '## Opening hours',
      '- Monday: 09:00–17:00',
      '- Tuesday: closed',
      '- Dec 31, 2026: closed, Closed',
      'Map: [18.7747, 100.7716](<https://www.google.com/maps/search/?api=1&query=18.7747%2C100.7716>)',
    ])
      expect(body.split('\n')).toContain(line);
    expect(body).toContain('[02-000-0001](<tel:020000001>)');
    expect(body).toMatch(/!\[Wat Phumin\]\(<http:\/\/localhost:8000\/images\//);
  });

  test('is in the language of the address, and in Thai without one', async () => {
    expect((await read('/portals/wat-phumin')).body).toContain('# วัดภูมินทร์\n');
    const { body } = await read('/portals/wat-phumin?lang=zh');
    expect(body).toContain('# 普明寺\n');
    expect(body).toContain('## 营业时间');
  });

  test('is in the language of the cookie where the address names none', async () => {
    const cookie = { ...MARKDOWN, cookie: 'language=zh' };
    const { body, response } = await read('/portals/wat-phumin', cookie);
    expect(body).toContain('# 普明寺\n');
    expect(response.headers['vary']).toBe('accept, cookie, accept-encoding');
    expect((await read('/portals/wat-phumin?lang=en', cookie)).body).toContain('# Wat Phumin\n');
  });

  test('has formatted text as Markdown, escapes plain text, and omits hidden sections', async () => {
    const { body } = await read('/portals/rich?lang=en');
    expect(body).toContain('# Rice \\*and\\* \\[fish\\]\n');
    expect(body).toContain(`### Menu\n\nRice **soup**, [Nan](${ORIGIN}/towns/nan)\n\n-   One`);
    expect(body).not.toContain('every day');
  });

  test('that visitors cannot see is not found', async () => {
    for (const id of ['private', 'no-such-page']) {
      const { status, body } = await read(`/portals/${id}`);
      expect([id, status, body]).toEqual([id, 404, 'There is no such page.']);
    }
  });
});

test('a search has what it finds', async () => {
  const found = (await read('/portals?lang=en&title=phumin')).body;
  expect(found).toContain('[Wat Phumin]');
  const none = (await read('/portals?lang=en&title=nothing-like-this')).body;
  expect(none).toBe('# Pages\n');
  const inTown = (await read('/portals?lang=en&town.id=no-town')).body;
  expect(inTown).not.toContain('Wat Phumin');
});

test('the contact page has the contacts of the site', async () => {
  const { body } = await read('/contact?lang=en');
  expect(body).toMatch(/^# Contact Us\n\n- LINE: \[@site\]\(<https:\/\/line\.me/);
  expect((await read('/contacts?lang=en')).body).toBe(body);
});

describe('catalogues', () => {
  const show = `${ORIGIN}/catalog/show?catalogId=shop&portalId=wat-phumin&lang=en`;

  test('of a portal are listed in their order', async () => {
    const { body } = await read('/catalog?portalId=wat-phumin&lang=en');
    expect(body).toContain(`# Catalogues\n\n[Wat Phumin](<${ORIGIN}/portals/wat-phumin?lang=en>)`);
    expect(body).toContain(`- [Catalogue shop](<${show}>)`);
    expect(body.indexOf('Catalogue market')).toBeLessThan(body.indexOf('Catalogue shop'));
  });

  test.each([
    '/catalog/show?catalogId=shop&portalId=wat-phumin',
    '/catalogRef/ref-shop?portalId=wat-phumin',
    '/catalogRef/ref-shop?x=1',
  ])('%s has its products with their prices', async (path) => {
    const { body } = await read(`${path}&lang=en`);
    expect(body).toContain('# Catalogue shop\n');
    expect(body).toContain(
      `- [Product 2](<${ORIGIN}/catalog/shop/product/shop-2?portalId=wat-phumin&lang=en>): ฿200`,
    );
  });

  test.each(['', '/detail'])('a product has its page, at its address%s', async (end) => {
    const { body } = await read(`/catalog/shop/product/shop-1${end}?portalId=wat-phumin&lang=en`);
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['# Product 1', '฿100', `[Catalogues](<${show}>)`]),
    );
    expect(body).toMatch(/!\[Product 1\]\(<http:\/\/localhost:8000\/images\//);
  });

  test.each([
    '/catalog',
    '/catalog?portalId=private',
    '/catalog/show?catalogId=hidden&portalId=private',
    '/catalog/show?catalogId=market&portalId=private',
    '/catalogRef/ref-hidden?x=1',
    '/catalog/market/product/shop-1?portalId=wat-phumin',
    '/catalog/hidden/product/hidden-1?portalId=private',
    '/catalog/shop/product/shop-1/more',
  ])('%s is not found', async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});

test('a town, a listing and home lead to their pages, never to private ones', async () => {
  const town = (await read('/towns/nan?lang=en')).body;
  expect(town).toContain(`- [Temples](<${ORIGIN}/listings/temples?lang=en>)`);
  expect(town).toContain(
    `- [Wat Phumin](<${ORIGIN}/portals/wat-phumin?lang=en>): Murals of whispering lovers`,
  );
  const listing = (await read('/listings/temples?lang=en')).body;
  expect(listing).toContain(`- [Wat Phumin](<${ORIGIN}/portals/wat-phumin?lang=en>)`);
  const home = (await read('/?lang=en')).body;
  expect(home).toContain(`- [Nan](<${ORIGIN}/towns/nan?lang=en>)`);
  for (const text of [town, listing, home]) expect(text).not.toMatch(/secret|private/i);
});

test('an unchanged page is not sent again', async () => {
  const { response } = await read('/towns/nan');
  const again = await read('/towns/nan', { ...MARKDOWN, 'if-none-match': String(response.headers['etag']) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a reader of HTML gets the page, and a file is still a file', async () => {
  expect((await read('/towns/nan', { accept: 'text/html' })).body).toBe('HTML');
  expect((await read('/api/town/nan')).type).toContain('application/json');
});

test('llms.txt lists the site, unless search engines may not', async () => {
  const { status, type, body } = await read('/llms.txt?lang=en', {});
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^# Site\n/);
  expect(body).toContain(`## Towns\n\n- [Nan](<${ORIGIN}/towns/nan?lang=en>)`);
  await updateProvider(site.services.records, 'demo', { settings: { isIndexed: false } });
  expect((await read('/llms.txt?lang=en', {})).status).toBe(404);
  await updateProvider(site.services.records, 'demo', { settings: { isIndexed: true } });
});
