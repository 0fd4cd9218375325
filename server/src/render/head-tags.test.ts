import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@portico/shared/contracts';
import ogs from 'open-graph-scraper-lite';
import { type HeadInput, headTags } from './head-tags.ts';

const tags = (changes: Partial<HeadInput> = {}) =>
  headTags({
    language: 'en',
    languages: LANGUAGES,
    head: {
      title: 'Wat Phumin · Visit Nan',
      name: 'Wat Phumin',
      siteName: 'Visit Nan',
      description: 'A temple on the back of two serpents.',
      image: '/images/cover',
      imageAlt: 'The murals',
    },
    address: 'https://nan.example/portals/wat-phumin',
    isListed: true,
    imageSize: { width: 1280, height: 720 },
    ...changes,
  });
const documentOf = (head: string): string => `<!doctype html><html><head>${head}</head><body></body></html>`;
const previewOf = async (head: string) => (await ogs({ html: documentOf(head) })).result;

/** URLs of the alternates by language. */
const alternatesOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    [...head.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)">/g)].map(
      ([, language = '', href = '']) => [language, href],
    ),
  );
/** URL of the link for programs of this media type. */
const linkOf = (head: string, type: string): string | undefined =>
  head.split(`<link rel="alternate" type="${type}" href="`)[1]?.split('">')[0];
const canonicalOf = (head: string) => /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1];

test.each([
  ['/', '/feed.rss?lang=en'],
  ['/towns/nan', '/towns/nan/feed.rss?lang=en'],
  ['/listings/cafes', '/listings/cafes/feed.rss?lang=en'],
  ['/portals', '/portals/feed.rss?lang=en'],
  ['/portals?tags=temples%252Cold', '/portals/feed.rss?tags=temples%252Cold&amp;lang=en'],
  ['/portals/wat-phumin', undefined],
  ['/towns', undefined],
])('%s names its feed: %s', (path, feed) => {
  const head = tags({ address: `https://nan.example${path}` });
  expect(linkOf(head, 'application/rss+xml')).toBe(feed && `https://nan.example${feed}`);
});

test.each([
  ['/portals/wat-phumin', '/portals/wat-phumin/calendar.ics?lang=en'],
  ['/towns/nan', '/towns/nan/calendar.ics?lang=en'],
  ['/listings/cafes', undefined],
  ['/', undefined],
])('%s names its calendar: %s', (path, calendar) => {
  const head = tags({ address: `https://nan.example${path}` });
  expect(linkOf(head, 'text/calendar')).toBe(calendar && `https://nan.example${calendar}`);
});

test('a portal names the description of its card', () => {
  const url = new URL(linkOf(tags(), 'application/json+oembed') ?? '');
  expect(url.pathname).toBe('/oembed');
  expect(url.searchParams.get('url')).toBe('https://nan.example/portals/wat-phumin?lang=en');
});

describe('a link preview', () => {
  test('has title, words and a picture with its size, all of them with whole addresses', async () => {
    expect(await previewOf(tags())).toMatchObject({
      ogTitle: 'Wat Phumin',
      ogDescription: 'A temple on the back of two serpents.',
      ogUrl: 'https://nan.example/portals/wat-phumin?lang=en',
      ogSiteName: 'Visit Nan',
      ogType: 'website',
      ogLocale: 'en_US',
      ogImage: [{ url: 'https://nan.example/images/cover', width: '1280', height: '720', alt: 'The murals' }],
      twitterCard: 'summary_large_image',
      twitterTitle: 'Wat Phumin',
      twitterDescription: 'A temple on the back of two serpents.',
      twitterImage: [{ url: 'https://nan.example/images/cover', alt: 'The murals' }],
    });
  });

  test('without a picture is small', async () => {
    const preview = await previewOf(tags({ head: { title: 'Towns' }, imageSize: undefined }));
    expect(preview).toMatchObject({ ogTitle: 'Towns', twitterCard: 'summary' });
    expect(preview.ogImage).toBeUndefined();
  });

  test('of a picture elsewhere has its address alone', async () => {
    const head = { title: 'Towns', image: 'https://pictures.example/a.jpg?x=1&y="' };
    const { ogImage } = await previewOf(tags({ head, imageSize: undefined }));
    expect(ogImage).toEqual([{ url: 'https://pictures.example/a.jpg?x=1&y=%22', type: 'jpg' }]);
    expect(tags({ head: { title: 'Towns', image: 'https://[' } })).not.toContain('og:image');
  });
});

describe('search engines', () => {
  test('[APP-03, APP-04] find each language of a page under an address of its own', () => {
    const page = 'https://nan.example/portals/wat-phumin';
    for (const language of LANGUAGES) {
      const head = tags({ language });
      expect(canonicalOf(head)).toBe(language === 'th' ? page : `${page}?lang=${language}`);
      expect(alternatesOf(head)).toEqual({
        th: page,
        en: `${page}?lang=en`,
        zh: `${page}?lang=zh`,
        ar: `${page}?lang=ar`,
        'x-default': page,
      });
      expect(head).not.toContain('noindex');
    }
  });

  test('find none of the languages that the site does not offer', () => {
    const head = tags({ languages: ['th', 'en'] });
    expect(Object.keys(alternatesOf(head))).toEqual(['th', 'en', 'x-default']);
    expect(head).toContain('<meta property="og:locale:alternate" content="th_TH">');
    expect(head).not.toMatch(/zh|ar_AR/);
  });

  test('keep out what is not for them, and learn nothing of it', () => {
    const head = tags({ isListed: false, head: { title: 'Mine', jsonLd: [{ '@type': 'Place' }] } });
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(canonicalOf(head)).toBeUndefined();
    expect(alternatesOf(head)).toEqual({});
    expect(head).not.toContain('ld+json');
  });

  test('read data in which no word can end its script', async () => {
    const name = '</script><script>alert(1)</script><!--';
    const head = tags({ head: { title: 'x', jsonLd: [{ '@type': 'Place', name }, { '@type': 'Thing' }] } });
    expect(head).not.toContain('<script>alert');
    expect(head).not.toContain('<!--');
    expect((await previewOf(head)).jsonLD).toEqual([{ '@type': 'Place', name }, { '@type': 'Thing' }]);
  });
});
