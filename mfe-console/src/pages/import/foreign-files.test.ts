import { describe, expect, test } from '@jest/globals';
import { type ForeignSource, readForeign } from './foreign-files.ts';

const cellsOf = (text: string, source: ForeignSource) => readForeign(text, source)?.map(({ cells }) => cells);

describe('Google Business Profile', () => {
  test('a location of each version of the API becomes a page', () => {
    const locations = [
      {
        name: 'accounts/1/locations/42',
        title: 'Na Cafe',
        storefrontAddress: { addressLines: ['99 Moo 4'], locality: 'Pua', postalCode: '55120' },
        phoneNumbers: { primaryPhone: '054 123 456' },
        websiteUri: 'https://cafe.example',
        latlng: { latitude: 19.18, longitude: 100.92 },
        profile: { description: 'กาแฟจากดอย' },
        regularHours: {
          periods: [
            {
              openDay: 'MONDAY',
              openTime: { hours: 8, minutes: 30 },
              closeDay: 'MONDAY',
              closeTime: { hours: 12 },
            },
            { openDay: 'MONDAY', openTime: { hours: 13 }, closeDay: 'MONDAY', closeTime: { hours: 17 } },
            { openDay: 'SATURDAY', openTime: {}, closeDay: 'SATURDAY', closeTime: { hours: 24 } },
            { openDay: 'HOLIDAY', openTime: { hours: 1 }, closeTime: { hours: 2 } },
          ],
        },
      },
      {
        storeCode: 'Shop 7',
        locationName: 'ร้านเจ็ด',
        primaryPhone: '0811112222',
        address: {},
        regularHours: {
          periods: [{ openDay: 'FRIDAY', openTime: '18:00', closeDay: 'SATURDAY', closeTime: '02:00' }],
        },
      },
    ];
    expect(cellsOf(JSON.stringify({ locations }), 'google')).toEqual([
      {
        id: 'gbp-accounts-1-locations-42',
        title_en: 'Na Cafe',
        description_th: 'กาแฟจากดอย',
        address_en: '99 Moo 4, Pua, 55120',
        phone: '054 123 456',
        hours: 'mon 08:30-12:00, 13:00-17:00; sat 00:00-24:00',
        website: 'https://cafe.example',
        latitude: '19.18',
        longitude: '100.92',
      },
      { id: 'gbp-shop-7', title_th: 'ร้านเจ็ด', phone: '0811112222', hours: 'fri 18:00-02:00' },
    ]);
  });
});

describe('WordPress', () => {
  const item = (id: number, type: string, status: string, content: string) =>
    `<item><title>Temple fair &amp; more</title><content:encoded><![CDATA[${content}]]></content:encoded>
     <wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>
     <category domain="post_tag" nicename="t"><![CDATA[fair]]></category><category domain="category">News</category></item>`;
  const file = (items: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>${items}</channel></rss>`;

  test('published posts and pages become pages, with their text alone', () => {
    const html =
      '<!-- wp:paragraph --><p>First <b>line</b></p><script>alert(1)</script><p>Second<br>third</p><img src="x" onerror="alert(2)">';
    const text = file(
      item(7, 'post', 'publish', html) + item(8, 'page', 'draft', '') + item(9, 'attachment', 'publish', ''),
    );
    expect(cellsOf(text, 'wordpress')).toEqual([
      {
        id: 'wp-7',
        title_en: 'Temple fair & more',
        description_en: 'First line\nSecond\nthird',
        tags: 'fair',
      },
    ]);
  });

  test('pictures are the featured one, the uploaded ones and those in the text', () => {
    const picture = (id: number, parent: number, name: string) =>
      `<item><title>Picture</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type>
       <wp:status>inherit</wp:status><wp:post_parent>${parent}</wp:post_parent>
       <wp:attachment_url>https://old.example/${name}</wp:attachment_url></item>`;
    const post = `<item><title>Fair</title><wp:post_id>7</wp:post_id><wp:post_type>post</wp:post_type>
      <wp:status>publish</wp:status>
      <content:encoded><![CDATA[<img src="https://old.example/in-text.png?w=300"><img src="data:image/png;base64,AA"><img src="https://old.example/own.jpg">]]></content:encoded>
      <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta></item>`;
    const pictures =
      picture(8, 7, 'own.jpg') +
      picture(9, 0, 'featured.jpg') +
      picture(10, 7, 'leaflet.pdf') +
      picture(11, 6, 'other.jpg');
    expect(cellsOf(file(pictures + post), 'wordpress')?.map(({ images }) => images)).toEqual([
      'https://old.example/featured.jpg|https://old.example/own.jpg|https://old.example/in-text.png?w=300',
    ]);
  });

  test.each(['<rss><channel>', '<html></html>', 'no XML'])('%j is no such file', (text) => {
    expect(readForeign(text, 'wordpress')).toBeUndefined();
  });
});

describe('schema.org', () => {
  test('nodes of a graph become pages in the languages that they state', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'LocalBusiness',
          '@id': 'https://shop.example/#shop',
          name: [
            { '@value': 'Indigo house', '@language': 'en' },
            { '@value': 'บ้านคราม', '@language': 'th-TH' },
          ],
          description: '手工染布',
          address: { streetAddress: '9 Weaver Lane', addressLocality: 'Nan' },
          telephone: '+66 54 123456',
          email: 'mailto:hello@shop.example',
          geo: { latitude: 18.78, longitude: 100.77 },
          keywords: 'indigo, weaving',
          image: [
            'https://shop.example/a.jpg',
            { '@type': 'ImageObject', contentUrl: 'https://shop.example/b.jpg' },
            { url: 'https://shop.example/a.jpg' },
          ],
        },
        { '@type': 'WebSite', url: 'https://shop.example' },
      ],
    };
    expect(cellsOf(JSON.stringify(graph), 'schema')).toEqual([
      {
        id: 'ld-https-shop-example-shop',
        title_en: 'Indigo house',
        title_th: 'บ้านคราม',
        description_zh: '手工染布',
        address_en: '9 Weaver Lane, Nan',
        phone: '+66 54 123456',
        email: 'hello@shop.example',
        latitude: '18.78',
        longitude: '100.77',
        tags: 'indigo|weaving',
        images: 'https://shop.example/a.jpg|https://shop.example/b.jpg',
      },
    ]);
  });

  test.each<[string, object, string]>([
    [
      'specifications',
      {
        openingHoursSpecification: [
          { dayOfWeek: ['https://schema.org/Monday', 'Tuesday'], opens: '09:00:00', closes: '17:00:00' },
          { dayOfWeek: 'Sunday', opens: '10:00', closes: '12:00', validFrom: '2026-12-24' },
        ],
      },
      'mon 09:00-17:00; tue 09:00-17:00',
    ],
    ['a text', { openingHours: 'Mo-We 09:00-17:00' }, 'mon 09:00-17:00; tue 09:00-17:00; wed 09:00-17:00'],
    ['texts', { openingHours: ['Sa 09:00-12:00', 'Su 10:00-12:00'] }, 'sat 09:00-12:00; sun 10:00-12:00'],
  ])('opening hours are read from %s', (_what, hours, cell) => {
    const [place] = cellsOf(JSON.stringify({ '@id': 'x', name: 'Shop', ...hours }), 'schema') ?? [];
    expect(place?.['hours']).toBe(cell);
  });

  test.each(['{', '7', '"text"'])('%j is no such file', (text) => {
    expect(readForeign(text, 'schema')).toBeUndefined();
  });
});
