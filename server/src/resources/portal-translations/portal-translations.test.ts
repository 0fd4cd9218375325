import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, PortalTranslations } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let creator: { authorization: string };
const PAGE = '/api/portal/wat-phumin';

async function open(settings: Record<string, string> = {}): Promise<void> {
  site = await openTestApp(undefined, settings);
  creator = await site.signIn();
  await save({ title: { th: 'วัดภูมินทร์', en: 'Wat Phumin' }, highlightSentence: null, links: [] });
  await send('PUT', `${PAGE}/translations`, { source: 'th' });
}
async function send(method: 'PUT' | 'POST', url: string, data: object) {
  return site.ask({ url, method, headers: creator, body: { data } });
}
async function save(data: object, url = PAGE): Promise<Portal> {
  const response = await send('PUT', url, data);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ data: Portal }>().data;
}
async function board(query = ''): Promise<PortalTranslations> {
  const { data } = await site.get<{ data: PortalTranslations }>(`${PAGE}/translations${query}`, {
    headers: creator,
  });
  return data;
}
const cellIn = ({ rows }: PortalTranslations, key: string, language: 'th' | 'en' | 'zh' | 'ar') =>
  rows.find((row) => row.key === key)?.languages[language];
const stateOf = async (key: string, language: 'th' | 'en' | 'zh' | 'ar', query = '') =>
  cellIn(await board(query), key, language)?.state;

describe('the state of translations', () => {
  beforeEach(() => open());

  test('every text of a page has a row, and is missing, translated, or the source', async () => {
    await save({
      links: [{ externalUrl: 'https://example.org/', title: { th: 'ลิงก์' } }],
      openingHours: { timezone: 'Asia/Bangkok', week: {}, note: { th: 'หมายเหตุ', en: 'Note' } },
    });
    const { rows, source, canSuggest } = await board();
    expect({ source, canSuggest }).toEqual({ source: 'th', canSuggest: false });
    const states = Object.fromEntries(
      rows.map(({ key, languages }) => [
        key,
        `${languages.th.state} ${languages.en.state} ${languages.zh.state}`,
      ]),
    );
    expect(states).toMatchObject({
      title: 'source translated missing',
      'links.0.title': 'source missing missing',
      'openingHours.note': 'source translated missing',
    });
  });

  test('a translation is outdated once its source changes, with the source that it was made from', async () => {
    await save({ title: { th: 'วัดใหม่', en: 'Wat Phumin' } });
    expect(cellIn(await board(), 'title', 'en')).toEqual({
      text: 'Wat Phumin',
      state: 'outdated',
      was: 'วัดภูมินทร์',
    });
    await save({ title: { th: 'วัดใหม่', en: 'New temple' } });
    expect(await stateOf('title', 'en')).toBe('translated');
  });

  test('a source that returns to what it was makes its translation right again', async () => {
    await save({ title: { th: 'วัดใหม่', en: 'Wat Phumin' } });
    await save({ title: { th: 'วัดภูมินทร์', en: 'Wat Phumin' } });
    expect(await stateOf('title', 'en')).toBe('translated');
  });

  test('a save of source and translation together leaves nothing outdated', async () => {
    await save({ title: { th: 'วัดใหม่', en: 'New temple' } });
    expect(await stateOf('title', 'en')).toBe('translated');
  });

  test('moving an entry of a list changes no state, nor does an equal text elsewhere', async () => {
    const link = (th: string, en: string) => ({ externalUrl: 'https://example.org/', title: { th, en } });
    await save({ links: [link('แผนที่', 'Map'), link('แผนที่เมือง', 'Map'), link('ร้าน', 'Shop')] });
    await save({ links: [link('แผนที่ใหม่', 'Map'), link('แผนที่เมือง', 'Map'), link('ร้าน', 'Shop')] });
    await save({ links: [link('ร้าน', 'Shop'), link('แผนที่เมือง', 'Map'), link('แผนที่ใหม่', 'Map')] });
    const now = await board();
    expect([0, 1, 2].map((index) => cellIn(now, `links.${index}.title`, 'en')?.state)).toEqual([
      'translated',
      'translated',
      'outdated',
    ]);
  });

  test('a translation that is marked as done is right for the current source', async () => {
    const { modifiedDate } = await save({ title: { th: 'วัดใหม่', en: 'Wat Phumin' } });
    const done = [{ key: 'title', language: 'en' }];
    const response = await send('PUT', `${PAGE}/translations`, { modifiedDate, done });
    expect(cellIn(response.json<{ data: PortalTranslations }>().data, 'title', 'en')?.state).toBe(
      'translated',
    );
    const stale = await send('PUT', `${PAGE}/translations`, {
      modifiedDate: '2020-01-01T00:00:00.000Z',
      done,
    });
    expect(stale.statusCode).toBe(409);
  });

  test('another source language reverses what is translated from what', async () => {
    await send('PUT', `${PAGE}/translations`, { source: 'en' });
    await save({ title: { th: 'วัดภูมินทร์', en: 'New temple' } });
    const now = await board();
    expect([now.source, cellIn(now, 'title', 'th')?.state]).toEqual(['en', 'outdated']);
  });

  test('a draft has states of its own, which publishing preserves', async () => {
    await save({ title: { th: 'วัดภูมินทร์', en: 'Temple' } }, `${PAGE}?draft=true`);
    await save({ title: { th: 'วัดใหม่', en: 'Temple' } }, `${PAGE}?draft=true`);
    expect(await stateOf('title', 'en', '?draft=true')).toBe('outdated');
    expect(await stateOf('title', 'en')).toBe('translated');
    const published = await site.ask({
      url: `${PAGE}/draft/publish`,
      method: 'POST',
      headers: creator,
      body: {},
    });
    expect(published.statusCode).toBe(200);
    expect(await stateOf('title', 'en')).toBe('outdated');
  });
});

describe.each([
  { kind: 'libretranslate', path: '/translate' },
  { kind: 'deepl', path: '/v2/translate' },
] as const)('suggestions of $kind', ({ kind, path }) => {
  let service: Server;
  let received: { url: string; authorization: string | undefined; body: Record<string, unknown> }[];
  /** The status of the next response; undefined translates. */
  let status: number | undefined;
  /** What the service does with HTML: like both services, it translates the texts between the tags. */
  let translateHtml: (html: string) => string;

  beforeEach(async () => {
    received = [];
    translateHtml = (html) => html.replace(/(?<=^|>)[^<>]*\p{L}[^<>]*(?=<|$)/gu, (words) => `[${words}]`);
    status = undefined;
    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      const body = JSON.parse(await text(request)) as Record<string, unknown>;
      received.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
      const isHtml = body['tag_handling'] === 'html' || body['format'] === 'html';
      const translate = isHtml ? translateHtml : (one: string) => `[${one}]`;
      const texts = ((kind === 'deepl' ? body['text'] : body['q']) as string[]).map(translate);
      const reply =
        kind === 'deepl'
          ? { translations: texts.map((one) => ({ detected_source_language: 'TH', text: one })) }
          : { translatedText: texts };
      response.writeHead(status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === undefined ? reply : { error: 'no' }));
    };
    service = createServer((request, response) => void respond(request, response));
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    await open({
      PORTICO_TRANSLATE_URL: `http://127.0.0.1:${port}`,
      PORTICO_TRANSLATE_KIND: kind,
      PORTICO_TRANSLATE_KEY: 'the-key',
    });
  });
  afterEach(() => {
    service.closeAllConnections();
    service.close();
  });
  const suggest = (target: string, keys: string[]) =>
    send('POST', `${PAGE}/translations/suggest`, { target, keys });

  test('are requested with the key, and do not change the page until they are saved', async () => {
    const response = await suggest('ar', ['title']);
    const { data } = response.json<{ data: PortalTranslations }>();
    expect(data.canSuggest).toBe(true);
    expect(cellIn(data, 'title', 'ar')).toEqual({ state: 'missing', suggestion: '[วัดภูมินทร์]' });
    expect(received).toEqual([
      kind === 'deepl'
        ? {
            url: path,
            authorization: 'DeepL-Auth-Key the-key',
            body: { text: ['วัดภูมินทร์'], source_lang: 'TH', target_lang: 'AR' },
          }
        : {
            url: path,
            authorization: undefined,
            body: { q: ['วัดภูมินทร์'], source: 'th', target: 'ar', format: 'text', api_key: 'the-key' },
          },
    ]);
    expect((await site.ask({ url: PAGE, headers: creator })).body).not.toContain('[วัด');
    expect((await site.ask({ url: PAGE })).body).not.toContain('[วัด');
    await save({ title: { th: 'วัดภูมินทร์', en: 'Wat Phumin', ar: '[วัดภูมินทร์]' } });
    expect(cellIn(await board(), 'title', 'ar')).toEqual({ text: '[วัดภูมินทร์]', state: 'translated' });
  });

  test('disappear when their source changes, and when a person refuses them', async () => {
    await suggest('ar', ['title']);
    await suggest('zh', ['title']);
    await send('PUT', `${PAGE}/translations`, { refused: [{ key: 'title', language: 'zh' }] });
    const now = await board();
    expect([cellIn(now, 'title', 'ar')?.suggestion, cellIn(now, 'title', 'zh')?.suggestion]).toEqual([
      '[วัดภูมินทร์]',
      undefined,
    ]);
    await save({ title: { th: 'วัดใหม่' } });
    expect(cellIn(await board(), 'title', 'ar')).toEqual({ state: 'missing' });
  });

  describe('of formatted texts', () => {
    const ask = async (th: string): Promise<string | undefined> => {
      await save({ isAdvanceDescription: true, description: { th } });
      const response = await suggest('en', ['description']);
      return cellIn(response.json<{ data: PortalTranslations }>().data, 'description', 'en')?.suggestion;
    };
    const LINK = '<p>ดู <a href="https://example.org/?a=1&amp;b=2" rel="noopener nofollow">แผนที่</a></p>';

    test('preserve tags, attributes, entities and links, and are saved unchanged', async () => {
      const description =
        '<h2 style="text-align:center">เปิด &amp; ปิด</h2>' +
        '<p>ราคา &lt; 50 <strong>บาท</strong><br />ดู <a href="https://example.org/?a=1&amp;b=2">แผนที่</a></p>' +
        '<ul><li>น้ำ</li><li>ข้าว</li></ul><p dir="rtl">قهوة</p>';
      const stored = (await save({ isAdvanceDescription: true, description: { th: description } }))
        .description;
      const source = (stored as { th: string }).th;
      const suggestion = (await ask(source)) ?? '';
      expect(received.at(-1)?.body).toMatchObject(
        kind === 'deepl' ? { tag_handling: 'html', text: [source] } : { format: 'html', q: [source] },
      );
      expect(suggestion.replaceAll(/[[\]]/g, '')).toBe(source);
      expect(suggestion).toContain('>[เปิด &amp; ปิด]</h2>');
      const saved = await save({ description: { th: source, en: suggestion } });
      expect((saved.description as { en: string }).en).toBe(suggestion);
      expect(await stateOf('description', 'en')).toBe('translated');
    });

    test('are sanitised before a person sees them', async () => {
      translateHtml = (html) =>
        `${html.replace('<p>', '<p onclick="steal()">')}<script>steal()</script>&lt;b&gt;`;
      expect(await ask('<p>สวัสดี</p>')).toBe('<p>สวัสดี</p>&lt;b&gt;');
    });

    test.each([
      ['loses a link', (html: string) => html.replaceAll(/<\/?a[^>]*>/g, '')],
      ['changes a link', (html: string) => html.replace('example.org', 'example.com')],
      ['adds a link', (html: string) => `${html}<p><a href="https://example.com/">more</a></p>`],
      ['loses a paragraph', (html: string) => html.replaceAll(/<\/?p>/g, '')],
      ['escapes the tags', (html: string) => html.replaceAll('<', '&lt;')],
      ['nests too deeply', (html: string) => `${'<b>'.repeat(500)}${html}`],
    ])('are not offered when the service %s', async (_name, damage) => {
      translateHtml = damage;
      expect(await ask(LINK)).toBeUndefined();
      translateHtml = (html) => html.replace('ดู', 'See').replace('แผนที่', 'the map');
      expect(await ask(LINK)).toBe(LINK.replace('ดู', 'See').replace('แผนที่', 'the map'));
    });
  });

  test.each([
    [429, 429, 'has reached its limit'],
    [403, 503, 'does not accept the key'],
    [400, 503, 'does not translate between these languages'],
    [500, 503, 'failed (HTTP 500)'],
  ])('a status %d of the service is a %d with a reason', async (sent, expected, words) => {
    status = sent;
    const response = await suggest('ar', ['title']);
    expect(response.statusCode).toBe(expected);
    expect(response.json<{ reason: string }>().reason).toContain(words);
  });

  test('an unreachable service is a 503 with a reason', async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    const response = await suggest('ar', ['title']);
    expect(response.statusCode).toBe(503);
    expect(response.json<{ reason: string }>().reason).toContain('does not respond');
  });

  test('a person may send ten requests a minute', async () => {
    const codes: number[] = [];
    for (let count = 0; count < 11; count++) codes.push((await suggest('ar', ['title'])).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.at(-1)).toBe(429);
  });
});

test('without a translation service there are no suggestions, and the reply says so', async () => {
  await open();
  const response = await send('POST', `${PAGE}/translations/suggest`, { target: 'ar', keys: ['title'] });
  expect(response.statusCode).toBe(503);
  expect(response.json<{ reason: string }>().reason).toContain('no translation service');
});
