import type { CatalogSeed, PortalSeed, ProviderContent } from '../seed/seed-content.ts';

const day = { open: '09:00', close: '17:00' };

/** A released portal with minimal content. */
export const portalSeed = (id: string, fields: Partial<PortalSeed> = {}): PortalSeed => ({
  id,
  title: { th: `หน้า ${id}`, en: `Page ${id}` },
  tags: [],
  towns: ['nan'],
  listings: [],
  status: 'RELEASE',
  daysAgo: 1,
  ...fields,
});

const catalog = (id: string, portal: string, appearSeq: number): CatalogSeed => ({
  id,
  ref: `ref-${id}`,
  name: { en: `Catalogue ${id}` },
  template: 1,
  portal,
  appearSeq,
  products: [1, 2, 3].map((number) => ({
    id: `${id}-${number}`,
    name: { en: `Product ${number}` },
    price: number * 100,
    picture: { kind: 'food', seed: `${id}-${number}` },
  })),
});

/** A public site with one of everything that tests need. */
export const fixtureContent: ProviderContent = {
  provider: 'demo',
  hosts: ['localhost', '127.0.0.1'],
  isPrivate: false,
  webConfig: {
    title: { th: 'เว็บ', en: 'Site' },
    tags: ['วัด'],
    isContactWithMe: true,
    contacts: { lineId: '@site' },
    logo: { kind: 'logo', seed: 'logo' },
    home: { kind: 'river', seed: 'home' },
    popUp: { message: '<p>Hello</p>', picture: { kind: 'sea', seed: 'pop' }, isShow: true },
  },
  accounts: [
    { username: 'creator', password: 'creator-demo', displayName: 'Creator', roles: ['portal_creator'] },
    { username: 'admin', password: 'admin-demo', displayName: 'Admin', roles: ['portal_creator', 'admin'] },
  ],
  towns: [
    { id: 'nan', title: { th: 'น่าน', en: 'Nan' }, score: 10, picture: { kind: 'mountain', seed: 'nan' } },
    {
      id: 'secret-town',
      title: { th: 'เมืองลับ', en: 'Secret town' },
      score: 5,
      picture: { kind: 'mountain', seed: 'secret' },
      isPrivate: true,
      passcode: '654321',
    },
    { id: 'test', title: { en: 'Administrative' }, score: 1, picture: { kind: 'mountain', seed: 'test' } },
  ],
  listings: [
    {
      id: 'temples',
      title: { en: 'Temples' },
      score: 3,
      appearSeq: 2,
      town: 'nan',
      picture: { kind: 'temple', seed: 'l' },
    },
    {
      id: 'cafes',
      title: { en: 'Cafes' },
      score: 9,
      appearSeq: 1,
      town: 'nan',
      picture: { kind: 'cafe', seed: 'l' },
    },
    {
      id: 'secret-listing',
      title: { en: 'Secret listing' },
      score: 1,
      appearSeq: 3,
      town: 'nan',
      picture: { kind: 'cafe', seed: 'secret' },
      isPrivate: true,
      passcode: 'abcdef',
    },
  ],
  portals: [
    portalSeed('wat-phumin', {
      title: { th: 'วัดภูมินทร์', en: 'Wat Phumin', zh: '普明寺', ar: 'وات بومين', lang: 'th' },
      highlightSentence: { en: 'Murals of whispering lovers' },
      description: { en: 'A temple in the old town.' },
      tags: ['วัด', 'Temple'],
      listings: ['temples'],
      thumbnail: { kind: 'temple', seed: 'phumin' },
      cover: { kind: 'temple', seed: 'phumin-cover' },
      gallery: [
        { type: 'picture', picture: { kind: 'temple', seed: 'phumin-1' }, expiresInHours: 24 },
        { type: 'catalog', catalogId: 'shop', externalUrl: '/catalog' },
      ],
      links: [{ externalUrl: 'https://example.com/', picture: { kind: 'city', seed: 'link' } }],
      contacts: { phone: '02-000-0001', instragramId: 'phumin' },
      contributors: [{ name: 'Ya', picture: { kind: 'person', seed: 'ya' } }],
      location: { latitude: 18.7747, longitude: 100.7716 },
      openingHours: {
        timezone: 'Asia/Bangkok',
        week: { mon: [day] },
        special: [{ date: '2026-12-31', closed: true, note: { en: 'Closed' } }],
      },
      action: {
        type: 'phone',
        contact: { phone: '02-000-0001' },
        text: { en: 'Call' },
        color: { text: 'white', background: 'red' },
      },
      editors: ['creator'],
      daysAgo: 2,
    }),
    portalSeed('old-hours', {
      openingHours: 'every day',
      tags: ['ทะเล'],
      towns: ['secret-town'],
      daysAgo: 3,
    }),
    portalSeed('localized-hours', {
      openingHours: { th: 'ทุกวัน', en: 'Every day' },
      listings: ['secret-listing'],
    }),
    portalSeed('private', {
      title: { en: 'Private garden' },
      tags: ['garden'],
      isPrivate: true,
      passcode: '123456',
      thumbnail: { kind: 'stay', seed: 'private' },
      cover: { kind: 'stay', seed: 'private-cover' },
      location: { latitude: 18.77, longitude: 100.77 },
      editors: ['creator'],
      daysAgo: 4,
    }),
    portalSeed('waiting', { status: 'USER_DRAFT', editors: ['creator'] }),
    portalSeed('rejected', {
      status: 'REJECT',
      rejectReason: 'Please add pictures',
      editors: ['creator'],
      daysAgo: 5,
    }),
    portalSeed('draft', { status: 'DRAFT', stepIndex: 2, editors: ['creator'], daysAgo: 0 }),
    portalSeed('draft-of-admin', { status: 'DRAFT', stepIndex: 4 }),
  ],
  catalogs: [
    catalog('shop', 'wat-phumin', 2),
    catalog('market', 'wat-phumin', 1),
    catalog('hidden', 'private', 3),
    catalog('unfinished', 'draft-of-admin', 4),
  ],
  webPages: [],
};

/** Another provider on the same server, with a portal of the same id. */
export const otherContent: ProviderContent = {
  ...fixtureContent,
  provider: 'other',
  hosts: ['other.example'],
  isPrivate: true,
  webConfig: { ...fixtureContent.webConfig, title: { en: 'Other site' } },
  accounts: [
    { username: 'creator', password: 'other-password', displayName: 'Namesake', roles: ['portal_creator'] },
  ],
  towns: [],
  listings: [],
  portals: [portalSeed('wat-phumin', { title: { en: 'Of the other site' } }), portalSeed('only-there')],
  catalogs: [],
};
