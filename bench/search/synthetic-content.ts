import type { Provider } from '../../server/src/providers/providers.ts';
import type { ListingRecord } from '../../server/src/resources/listings/listing.repository.ts';
import type { PortalRecord } from '../../server/src/resources/portals/portal.repository.ts';
import type { TownRecord } from '../../server/src/resources/towns/town.repository.ts';
import type { WebConfigRecord } from '../../server/src/resources/web-config/web-config.repository.ts';

/** Reproducible random numbers from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Words of titles; the first ones are frequent, as in real texts. */
export const WORDS = {
  th: 'วัด ตลาด น้ำตก ร้าน กาแฟ เชียงใหม่ เชียงราย ดอย สุเทพ ชุมชน บ้าน สวน อาหาร ทะเล เกาะ ภูเก็ต กระบี่ น่าน เมืองเก่า พิพิธภัณฑ์ หัตถกรรม ผ้าทอ ริมน้ำ ล้านนา อินทนนท์ พระธาตุ ลำพูน สะพาน ชมวิว โฮมสเตย์'.split(
    ' ',
  ),
  en: 'wat market waterfall shop coffee chiang mai rai doi suthep village house garden food sea island phuket krabi nan old-town museum handicraft weaving riverside lanna inthanon relic lamphun bridge viewpoint homestay'.split(
    ' ',
  ),
  zh: '寺 市场 瀑布 商店 咖啡 清迈 清莱 山 素贴 社区 家 花园 美食 海 岛 普吉 甲米 难府 古城 博物馆 手工艺 织布 河边 兰纳 因他农 舍利塔 南奔 桥 观景台 民宿'.split(
    ' ',
  ),
  ar: 'معبد سوق شلال متجر قهوة شيانغ ماي راي جبل سوتيب قرية بيت حديقة طعام بحر جزيرة فوكيت كرابي نان المدينة متحف حرف نسيج النهر لانا إنثانون ضريح لامفون جسر إطلالة'.split(
    ' ',
  ),
} as const;
const TAG_COUNT = 300;
export const tagOf = (number: number): string =>
  `${WORDS[number % 2 ? 'th' : 'en'][number % 30] ?? ''}${number < 60 ? '' : ` ${number}`}`;

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-01T00:00:00Z');
const LOREM =
  '<p>เดินทางสะดวก มีที่จอดรถ เปิดทุกวัน A quiet place with a long story, told by the people who live here.</p>';
const LANGUAGES = ['th', 'en', 'zh', 'ar'] as const;

export const TOWNS = 77;
export const LISTINGS = 200;

/** Portals per provider; one of them has more than a quarter of all. */
export function providerSizes(portals: number, providers = 20): number[] {
  const largest = Math.round(portals * 0.275);
  const others = providers - 1;
  const share = (portals - largest) / ((others * (others + 1)) / 2);
  return [largest, ...Array.from({ length: others }, (_, number) => Math.floor(share * (others - number)))];
}

export const syntheticProvider = (number: number): Provider => ({
  id: `p${number}`,
  hosts: number === 0 ? ['localhost', '127.0.0.1'] : [`p${number}.example`],
  isPrivate: false,
  settings: {},
});

/** A site without a configuration shows no lists. */
export const syntheticWebConfig = (provider: string): WebConfigRecord => ({
  title: { th: `เว็บไซต์ ${provider}`, en: `Site ${provider}` },
  tags: ['วัด', 'market', '咖啡'],
});

type Random = () => number;
/** Prefers the first values. */
const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() ** 2 * values.length)] as Value;

function syntheticTitle(random: Random, number: number) {
  const count = 2 + Math.floor(random() * 3);
  const inLanguage = (language: (typeof LANGUAGES)[number], space: string): string =>
    `${Array.from({ length: count }, () => pick(random, WORDS[language])).join(space)} ${number}`;
  return {
    th: inLanguage('th', ''),
    en: inLanguage('en', ' '),
    ...(random() < 0.6 ? { zh: inLanguage('zh', '') } : {}),
    ...(random() < 0.5 ? { ar: inLanguage('ar', ' ') } : {}),
  };
}

/** About 3.5 KB as JSON, as a portal with six gallery pictures. */
export function syntheticPortal(random: Random, provider: string, number: number): PortalRecord {
  const title = syntheticTitle(random, number);
  const said = { th: LOREM, en: LOREM };
  const isPrivate = random() < 0.03;
  return {
    _id: `portal-${number}`,
    provider,
    title,
    highlightSentence: { th: `${title.th} ที่ไม่ควรพลาด`, en: `Do not miss ${title.en}` },
    shortDescription: { en: `About ${title.en}` },
    description: { th: LOREM.repeat(3), en: LOREM.repeat(3) },
    tags: Array.from({ length: 2 + Math.floor(random() * 5) }, () =>
      tagOf(Math.floor(random() ** 2 * TAG_COUNT)),
    ),
    status: random() < 0.9 ? 'RELEASE' : 'DRAFT',
    mainImageId: `image-${number}`,
    modifiedDate: new Date(NOW - Math.floor(random() * 1000 * DAY_MS)).toISOString(),
    createdDate: new Date(NOW - 1001 * DAY_MS).toISOString(),
    galleryImages: Array.from({ length: 6 }, (_, item) => ({
      type: 'picture',
      mainImageId: `image-${number}-${item}`,
      title: { th: title.th },
      aspects: { width: 4, height: 3 },
    })),
    contacts: { phone: '02-000-0000', webpage: 'https://example.com/', others: said },
    ...(random() < 0.8 ? { location: { latitude: 6 + random() * 14, longitude: 97.5 + random() * 8 } } : {}),
    editors: ['creator'],
    ...(isPrivate ? { isPrivate } : {}),
    townRefs: [`town-${Math.floor(random() ** 2 * TOWNS)}`],
    listingRefs: [`listing-${Math.floor(random() * LISTINGS)}`],
  };
}

export const syntheticTown = (random: Random, number: number): TownRecord => ({
  _id: `town-${number}`,
  title: syntheticTitle(random, number),
  score: Math.floor(random() * 100),
  modifiedDate: new Date(NOW - Math.floor(random() * 1000 * DAY_MS)).toISOString(),
});

export const syntheticListing = (random: Random, number: number): ListingRecord => ({
  _id: `listing-${number}`,
  title: syntheticTitle(random, number),
  score: Math.floor(random() * 100),
  appearSeq: number,
  town: `town-${number % TOWNS}`,
});
