import { picture } from '../builders.ts';
import type { PortalSeed } from '../seed-types.ts';

/** What lies on the desk of `creator` in every state before release, and a page without any block. */
export const desk: PortalSeed[] = [
  {
    id: 'draft-boat-noodles',
    title: { th: 'ก๋วยเตี๋ยวเรือหน้าบ้าน' },
    tags: [],
    towns: [],
    listings: [],
    status: 'DRAFT',
    stepIndex: 2,
    editors: ['creator'],
    daysAgo: 0,
  },
  {
    id: 'draft-doi-tung-loom',
    title: { th: 'กี่ทอผ้าบนดอยตุง', en: 'The Looms of Doi Tung' },
    tags: [],
    towns: [],
    listings: [],
    status: 'DRAFT',
    stepIndex: 4,
    thumbnail: picture('textile', 'doi-tung-thumb', 'day'),
    cover: picture('textile', 'doi-tung-cover', 'golden'),
    editors: ['creator'],
    daysAgo: 1,
  },
  // Waits for review, though a moderator has already placed it.
  {
    id: 'mae-kampong-homestay',
    title: { th: 'โฮมสเตย์แม่กำปอง', en: 'Mae Kampong Homestay', zh: '湄甘朋民宿' },
    highlightSentence: {
      th: 'หมู่บ้านเมี่ยงกลางหุบ ลำธารไหลผ่านใต้บ้านทุกหลัง นอนฟังน้ำทั้งคืน',
      en: 'A tea-leaf village in a fold of the hills, with a stream under every house to sleep by.',
    },
    description: {
      th: 'หมู่บ้านอายุกว่าร้อยปีที่อยู่ได้ด้วยใบเมี่ยง กาแฟ และแขกที่มานอนค้าง บ้านไม้เรียงขึ้นไปตามลำห้วย อากาศเย็นทั้งปี แม่หลวงทำยำใบเมี่ยงกับไข่เจียวสมุนไพรให้มื้อเช้า เดินขึ้นน้ำตกสิบห้านาที หรือไปกิ่วฝิ่นดูทะเลหมอกตอนเช้ามืดก็ได้',
      en: 'The village has lived on fermented tea leaves for more than a century, and lately on coffee and guests. Wooden houses climb beside the stream. Breakfast is an omelette with herbs, and the waterfall is a quarter of an hour on foot.',
    },
    tags: ['ที่พัก', 'stay', 'โฮมสเตย์', 'ดอย', 'slow travel'],
    towns: ['chiang-mai'],
    listings: [],
    status: 'USER_DRAFT',
    thumbnail: picture('stay', 'mae-kampong-thumb', 'day'),
    cover: picture('stay', 'mae-kampong-cover', 'dawn'),
    gallery: [
      {
        type: 'picture',
        picture: picture('waterfall', 'mae-kampong-fall', 'day'),
        title: { th: 'น้ำตกแม่กำปอง', en: 'The waterfall' },
      },
      { type: 'picture', picture: picture('food', 'mae-kampong-miang', 'day'), title: { th: 'ยำใบเมี่ยง' } },
    ],
    contacts: { phone: '08-0000-9101' },
    location: {
      latitude: 18.8657,
      longitude: 99.3503,
      streetAddress: { th: 'บ้านแม่กำปอง ต.ห้วยแก้ว อ.แม่ออน จ.เชียงใหม่ 50130' },
    },
    editors: ['creator'],
    daysAgo: 2,
  },
  {
    id: 'little-pots-hua-hin',
    title: { th: 'โต๊ะดินจิ๋ว ตลาดงานศิลป์หัวหิน', en: 'Little Pots, Hua Hin Art Market' },
    highlightSentence: { th: 'เพิงขายงานดินเผาจิ๋วในตลาดศิลปะคืนสุดสัปดาห์ ใต้ต้นไม้ใหญ่ที่จักจั่นร้อง' },
    description: {
      th: 'โต๊ะเล็ก ๆ ในตลาดนัดศิลปะของหัวหิน ขายถ้วยชามจิ๋วปั้นมือ เปิดเฉพาะคืนวันศุกร์ถึงอาทิตย์',
    },
    tags: ['งานคราฟต์', 'night market'],
    towns: [],
    listings: [],
    status: 'REJECT',
    rejectReason: 'ภาพปกยังเบลอ และคำบรรยายสั้นไป ช่วยเล่าว่าใครเป็นคนปั้นและซื้อได้วันไหน ใส่หมุดแผนที่ด้วยนะ แล้วส่งกลับมาอีกครั้ง',
    thumbnail: picture('market', 'little-pots-thumb', 'night'),
    cover: picture('market', 'little-pots-cover', 'night'),
    contacts: { phone: '08-0000-9102' },
    editors: ['creator'],
    daysAgo: 3,
  },
  // The portal without any block.
  {
    id: 'blank-page-chanthaburi',
    title: { th: 'ตลาดพลอยจันทบุรี', en: 'Chanthaburi Gem Market' },
    tags: [],
    towns: ['chanthaburi'],
    listings: [],
    status: 'RELEASE',
    editors: ['creator'],
    daysAgo: 90,
  },
];
