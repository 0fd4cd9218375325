import { beforeAll, describe, expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { anonymousCalls } from '../render/anonymous-calls.ts';
import { createPageCache } from '../render/page-cache.ts';
import { fixtureContent, portalSeed } from '../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { feedRoutes } from './feeds.routes.ts';

const ORIGIN = 'http://localhost:8000';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp([
    {
      ...fixtureContent,
      portals: [
        ...fixtureContent.portals,
        portalSeed('fair', {
          title: { en: 'Temple fair' },
          highlightSentence: { en: 'Lamps & <lanterns>' },
          tags: ['a,b', 'วัด'],
          location: { latitude: 18.7, longitude: 100.7, streetAddress: { en: 'Old town, Nan' } },
          openingHours: {
            timezone: 'Asia/Bangkok',
            week: {},
            special: [
              {
                date: '2026-12-05',
                intervals: [{ open: '18:00', close: '01:00' }],
                note: { en: 'Night market' },
              },
            ],
          },
        }),
      ],
    },
  ]);
  const { contentVersions, now, internalKey } = site.services;
  await site.app.register(feedRoutes, {
    callApi: anonymousCalls(site.app, internalKey),
    pages: createPageCache({ versions: contentVersions, now, maxBytes: 1024 * 1024 }),
    now,
  });
});

async function read(url: string) {
  const response = await site.ask({ url, host: 'localhost:8000' });
  return { status: response.statusCode, type: response.headers['content-type'], body: response.body };
}
function parsed(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['item', 'entry'].includes(name),
  }).parse(xml);
}

describe('feeds', () => {
  test('RSS has the pages that changed last, in the language of the address', async () => {
    const { status, type, body } = await read('/feed.rss?lang=en');
    expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const { channel } = parsed(body).rss;
    expect([channel.title, channel.language, channel.link]).toEqual(['Site', 'en', `${ORIGIN}/?lang=en`]);
    const fair = channel.item.find(({ title }: { title: string }) => title === 'Temple fair');
    expect(fair).toMatchObject({
      link: `${ORIGIN}/portals/fair?lang=en`,
      description: 'Lamps & <lanterns>',
    });
    const titles = channel.item.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Wat Phumin');
    expect(titles).not.toContain('Private garden');
    expect(parsed((await read('/feed.rss')).body).rss.channel.title).toBe('เว็บ');
  });

  test('Atom and JSON Feed have the same pages', async () => {
    const atom = await read('/feed.atom?lang=en');
    expect(atom.type).toBe('application/atom+xml; charset=utf-8');
    const json = await read('/feed.json?lang=en');
    expect(json.type).toBe('application/feed+json; charset=utf-8');
    const { items, version, feed_url } = JSON.parse(json.body);
    expect([version, feed_url]).toEqual(['https://jsonfeed.org/version/1', `${ORIGIN}/feed.json?lang=en`]);
    const ids = items.map(({ id }: { id: string }) => id);
    expect(ids).toContain(`${ORIGIN}/portals/fair`);
    expect(parsed(atom.body).feed.entry.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  test.each([
    ['/towns/nan', 'Nan – Site', true],
    ['/listings/temples', 'Temples – Site', false],
  ])('%s has a feed of its pages', async (path, title, hasFair) => {
    const { channel } = parsed((await read(`${path}/feed.rss?lang=en`)).body).rss;
    expect([channel.title, channel.link]).toEqual([title, `${ORIGIN}${path}?lang=en`]);
    const titles = channel.item.map((item: { title: string }) => item.title);
    expect([titles.includes('Wat Phumin'), titles.includes('Temple fair')]).toEqual([true, hasFair]);
  });

  test('a tag has a feed at the address of its search, also with a comma in it', async () => {
    const query = new URLSearchParams({ tags: encodeURIComponent('a,b'), lang: 'en' });
    const { items, title } = JSON.parse((await read(`/portals/feed.json?${query}`)).body);
    expect(title).toBe('a,b – Site');
    expect(items.map((item: { title: string }) => item.title)).toEqual(['Temple fair']);
  });

  test('a private or unknown place has none', async () => {
    for (const path of [
      '/towns/secret-town/feed.rss',
      '/listings/secret-listing/feed.rss',
      '/towns/no/feed.rss',
    ])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });
});

describe('calendars', () => {
  /** Lines longer than 75 bytes are folded. */
  const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

  test('a page has its special days: a closed one as a whole day, opening hours past midnight in UTC', async () => {
    const { status, type, body } = await read('/portals/wat-phumin/calendar.ics?lang=en');
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(linesOf(body)).toEqual(
      expect.arrayContaining([
        'UID:wat-phumin-2026-12-31@localhost:8000',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Wat Phumin: Closed',
      ]),
    );
    const night = linesOf((await read('/portals/fair/calendar.ics?lang=en')).body);
    expect(night).toEqual(
      expect.arrayContaining([
        'DTSTART:20261205T110000Z',
        'DTEND:20261205T180000Z',
        'SUMMARY:Temple fair: Night market',
        'LOCATION:Old town\\, Nan',
        `URL;VALUE=URI:${ORIGIN}/portals/fair?lang=en`,
      ]),
    );
  });

  test('a town has the days of its pages', async () => {
    const lines = linesOf((await read('/towns/nan/calendar.ics?lang=en')).body);
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual(
      expect.arrayContaining(['SUMMARY:Wat Phumin: Closed', 'SUMMARY:Temple fair: Night market']),
    );
  });

  test('a private page and a private town have none', async () => {
    for (const path of ['/portals/private/calendar.ics', '/towns/secret-town/calendar.ics'])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });
});
