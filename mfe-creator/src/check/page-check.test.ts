import { describe, expect, test } from '@jest/globals';
import type { Portal, PortalCheck } from '@portico/shared/contracts';
import { type CheckedPage, checkPage, PAGE_CHECKS } from './page-check.ts';

const NOW = Date.parse('2026-11-21T00:00:00.000Z');
const everywhere = (text: string) => ({ th: text, en: text });

/** A page without findings, and the facts of it. */
const goodPortal: Portal = {
  _id: 'p1',
  provider: 'demo',
  title: everywhere('Noodles'),
  highlightSentence: everywhere('Soup from the same pot since 1950, with fresh herbs from our own garden.'),
  description: everywhere('Words. '.repeat(40)),
  modifiedDate: '2026-11-01T00:00:00.000Z',
  status: 'RELEASE',
  editors: ['u1'],
  townRefs: [],
  listingRefs: [],
  mainImageId: 'thumbnail',
  galleryImages: [
    { type: 'picture', mainImageId: 'cover' },
    { type: 'picture', mainImageId: 'one', title: everywhere('One') },
  ],
  openingHours: { timezone: 'Asia/Bangkok', week: { mon: [{ open: '09:00', close: '17:00' }] } },
  location: { latitude: 18.77, longitude: 100.77 },
};
const goodFacts: PortalCheck = {
  pictures: [
    { id: 'cover', width: 1600, height: 900 },
    { id: 'one', width: 800, height: 600 },
    { id: 'thumbnail', width: 400, height: 400 },
  ],
  links: [],
  position: 'inside',
  hoursSince: '2026-01-01T00:00:00.000Z',
  twins: [],
};

function check(portal: Partial<Portal>, facts: Partial<PortalCheck> = {}, more: Partial<CheckedPage> = {}) {
  return checkPage({
    portal: { ...goodPortal, ...portal },
    facts: { ...goodFacts, ...facts },
    languages: ['th', 'en'],
    now: NOW,
    ...more,
  });
}
/** The message of each finding, its editor and the entry in it. */
const found = (...args: Parameters<typeof check>) =>
  check(...args).findings.map(({ message, editor, index }) =>
    [message, editor, index].filter((part) => part !== undefined).join(' '),
  );

test('a good page has ten of ten', () => {
  expect(check({})).toEqual({ findings: [], done: PAGE_CHECKS.length, total: 10 });
});

test('before the server has replied, only what the browser knows is counted', () => {
  expect(check({}, {}, { facts: undefined })).toEqual({ findings: [], done: 5, total: 5 });
});

test('a check with several findings counts once', () => {
  const { findings, done } = check({ highlightSentence: undefined, description: undefined });
  expect([findings.length, done]).toEqual([2, 9]);
});

const link = { part: 'links', index: 0, address: 'https://a.example/' } as const;
const cover = { type: 'picture', mainImageId: 'cover' };
const hidden = (...hideInformations: NonNullable<Portal['hideInformations']>) => ({ hideInformations });

describe('findings', () => {
  test.each<[string, Partial<Portal>, Partial<PortalCheck>, string[]]>([
    ['a narrow cover', {}, { pictures: [{ id: 'cover', width: 1199, height: 700 }] }, ['coverSmall cover']],
    [
      'a narrow picture',
      {},
      { pictures: [{ id: 'one', width: 639, height: 700 }] },
      ['pictureSmall gallery-item 1'],
    ],
    [
      'a narrow thumbnail',
      {},
      { pictures: [{ id: 'thumbnail', width: 399, height: 1 }] },
      ['thumbnailSmall thumbnail'],
    ],
    ['a picture without title', { galleryImages: [cover, cover] }, {}, ['pictureUntitled gallery-item 1']],
    [
      'one with a description',
      { galleryImages: [cover, { ...cover, description: everywhere('x') }] },
      {},
      [],
    ],
    ['the tile of a catalogue', { galleryImages: [cover, { type: 'catalog', catalogId: 'c' }] }, {}, []],
    ['a hidden gallery', { galleryImages: [cover, cover], ...hidden('gallery') }, {}, []],
    ['a long title', { title: { th: 'ก'.repeat(61), en: 'Noodles' } }, {}, ['titleLong title']],
    ['no highlight sentence', { highlightSentence: undefined }, {}, ['highlightMissing title']],
    ['a short one', { highlightSentence: everywhere('Soup.') }, {}, ['highlightShort title']],
    ['no description', { description: { en: ' ' } }, {}, ['descriptionMissing description']],
    [
      'a short one, without markup',
      { description: everywhere(`<p>${'<b>x</b>'.repeat(100)}</p>`) },
      {},
      ['descriptionShort description'],
    ],
    ['a language of the title', { title: { en: 'Noodles' } }, {}, ['languageMissing title']],
    [
      'a language of a link',
      { links: [{ externalUrl: 'https://a.example', title: { en: 'A' } }] },
      {},
      ['languageMissing link 0'],
    ],
    [
      'poor colours',
      { action: { type: 'phone', color: { text: '#777777', background: '#888888' } } },
      {},
      ['buttonColour call-to-action'],
    ],
    [
      'a preset, which the page adjusts',
      { action: { type: 'phone', color: { text: 'white', background: 'goldenrod' } } },
      {},
      [],
    ],
    ['no button', { action: { type: 'none', color: { text: 'white', background: 'white' } } }, {}, []],
    [
      'a pop-up',
      { isShowDialog: true, popUp: { buttonLink: { link: '/', text: 'x', backgroundColor: '#faf9f6' } } },
      {},
      ['popUpColour pop-up'],
    ],
    [
      'overlapping hours',
      {
        openingHours: {
          timezone: 'Asia/Bangkok',
          week: {
            mon: [
              { open: '09:00', close: '12:00' },
              { open: '11:00', close: '13:00' },
            ],
          },
        },
      },
      {},
      ['hoursOverlap opening-hours'],
    ],
    ['old hours', {}, { hoursSince: '2025-11-20T00:00:00.000Z' }, ['hoursOld opening-hours']],
    ['no hours', { openingHours: undefined }, { hoursSince: '2020-01-01T00:00:00.000Z' }, []],
    ['no position', {}, { position: 'none' }, ['positionMissing location']],
    ['a hidden map', hidden('location'), { position: 'none' }, []],
    ['at sea', {}, { position: 'outside' }, ['positionOutside location']],
    [
      'in another time zone',
      { openingHours: { timezone: 'Asia/Vientiane', week: {} } },
      { position: 'outside' },
      [],
    ],
    ['a page that is gone', {}, { links: [{ ...link, state: 'missing' }] }, ['linkMissing link 0']],
    ['a site with an error', {}, { links: [{ ...link, state: 'failing' }] }, ['linkFailing link 0']],
    [
      'a silent one',
      {},
      { links: [{ ...link, part: 'gallery', index: 1, state: 'silent' }] },
      ['linkSilent gallery-item 1'],
    ],
    [
      'an address of a network',
      {},
      { links: [{ part: 'popUp', address: 'http://10.0.0.1/', state: 'internal' }] },
      ['linkInternal pop-up'],
    ],
    [
      'links that respond or wait',
      {},
      {
        links: [
          { ...link, state: 'responds' },
          { ...link, state: 'unchecked' },
        ],
      },
      [],
    ],
    ['hidden links', hidden('links'), { links: [{ ...link, state: 'missing' }] }, []],
    ['a page like it', {}, { twins: [{ _id: 'p2', title: { en: 'Noodles' } }] }, ['twin title']],
  ])('%s', (_what, portal, facts, expected) => {
    expect(found(portal, facts)).toEqual(expected);
  });
});
