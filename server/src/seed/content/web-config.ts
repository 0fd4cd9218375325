import { picture } from './builders.ts';
import type { WebConfigSeed } from './seed-types.ts';

export const demoWebConfig: WebConfigSeed = {
  title: { th: 'ใกล้ใจ', en: 'Klaijai', zh: '近心泰国', ar: 'كلاي جاي' },
  description: {
    th: 'เรื่องเล่าของวัด ทะเล ครัว และงานมือทั่วไทย จากคนที่อยู่ใกล้ที่สุด',
    en: 'Temples, seas, kitchens and workshops of Thailand, told by the people who live closest to them',
    zh: '由最亲近的人，讲述泰国的寺庙、大海、厨房与手艺',
    ar: 'معابد تايلاند وبحارها ومطابخها وحِرفها، يرويها أقرب الناس إليها',
  },
  isContactWithMe: true,
  contacts: {
    email: 'hello@example.com',
    phone: '02-000-1234',
    lineId: '@klaijai-demo',
    fbPageId: 'klaijai.example',
    googleFormLink: 'https://www.example.com/forms/klaijai',
  },
  tags: ['วัด', 'ทะเล', 'อาหาร', 'คาเฟ่', 'งานคราฟต์'],
  isExtraBtn: true,
  linkExtraButton: '/web-page/festival-year',
  nameExtraButton: { th: 'ปฏิทินงานบุญ', en: 'Festival year', zh: '节庆日历', ar: 'عام من المهرجانات' },
  popUp: {
    message:
      '<h3>ยินดีต้อนรับสู่ใกล้ใจ</h3>' +
      '<p>มาดูลอยกระทงที่สุโขทัย แล้วตื่นเช้าไปหาหมอกที่น่าน ' +
      'แปดสิบเรื่องจากสิบหกเมืองรอให้เปิดอ่าน</p>' +
      '<p>Eighty stories from sixteen towns, in four languages.</p>',
    aspects: { width: 16, height: 9 },
    picture: picture('festival', 'home-popup', 'night'),
    buttonLink: { link: '/web-page/festival-year', text: 'ดูปฏิทินงานบุญ', backgroundColor: 'goldenrod' },
    isShow: true,
  },
  brandColor: '#0f7b6c',
  logo: picture('logo', 'klaijai'),
  home: picture('river', 'klaijai-home', 'golden'),
};

export const privateWebConfig: WebConfigSeed = {
  title: { th: 'เรือนใน', en: 'The Inner House', zh: '内宅', ar: 'الدار الداخلية' },
  description: {
    th: 'สมุดบันทึกที่เที่ยวของเพื่อนบ้านกลุ่มเล็ก ๆ',
    en: 'A small circle of neighbours and the places they keep for one another',
    zh: '一小群邻居，彼此珍藏的地方',
    ar: 'دفتر أماكن تتبادله حلقة صغيرة من الجيران',
  },
  isContactWithMe: false,
  contacts: { email: 'inner-house@example.org', phone: '02-000-5678', lineId: 'inner-house-demo' },
  tags: ['วัด', 'สวน'],
  isExtraBtn: false,
  brandColor: '#7a4b2a',
  logo: picture('logo', 'inner-house'),
  home: picture('stay', 'inner-house-home', 'dusk'),
};
