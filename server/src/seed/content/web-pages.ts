import { COLORS, picture } from './builders.ts';
import type { WebPageSeed } from './seed-types.ts';

export const webPages: WebPageSeed[] = [
  // Every widget; the extra button of the header leads here.
  {
    id: 'festival-year',
    title: {
      th: 'ปฏิทินงานบุญ ทั้งปีมีอะไร',
      en: 'The festival year',
      zh: '泰国节庆日历',
      ar: 'عام من المهرجانات',
    },
    widgets: ['banner', 'icons', 'galleryImages', 'actions'],
    bannerImages: [
      {
        type: 'picture_link',
        externalUrl: '/portals/sukhothai-historical-park',
        picture: picture('festival', 'banner-loy-krathong', 'night'),
        title: {
          th: 'ลอยกระทง เผาเทียนเล่นไฟ',
          en: 'Loy Krathong in Sukhothai',
          zh: '素可泰水灯节',
          ar: 'لوي كراتونغ في سوخوثاي',
        },
        aspects: { width: 16, height: 9 },
      },
      {
        type: 'picture_link',
        externalUrl: '/portals/bo-sang-umbrellas',
        picture: picture('craft', 'banner-bo-sang', 'day'),
        title: {
          th: 'เทศกาลร่มบ่อสร้าง',
          en: 'Bo Sang Umbrella Festival',
          zh: '博桑纸伞节',
          ar: 'مهرجان مظلات بو سانغ',
        },
        aspects: { width: 16, height: 9 },
      },
      {
        type: 'picture',
        picture: picture('festival', 'banner-songkran', 'day'),
        title: {
          th: 'สงกรานต์ ปี๋ใหม่เมือง',
          en: 'Songkran, the Thai New Year',
          zh: '宋干节',
          ar: 'سونغكران، رأس السنة التايلاندية',
        },
        aspects: { width: 16, height: 9 },
      },
    ],
    iconLinks: [
      {
        type: 'ICON',
        name: 'landmark',
        color: 'goldenrod',
        link: '/portals?tags=%E0%B8%A7%E0%B8%B1%E0%B8%94',
        text: { th: 'วัด', en: 'Temples', zh: '寺庙', ar: 'معابد' },
      },
      {
        type: 'ICON',
        name: 'waves',
        color: 'dodgerblue',
        link: '/portals?tags=%E0%B8%97%E0%B8%B0%E0%B9%80%E0%B8%A5',
        text: { th: 'ทะเล', en: 'Sea', zh: '大海', ar: 'البحر' },
      },
      {
        type: 'ICON',
        name: 'utensils',
        color: 'red',
        link: '/portals?tags=%E0%B8%AD%E0%B8%B2%E0%B8%AB%E0%B8%B2%E0%B8%A3',
        text: { th: 'อาหาร', en: 'Food', zh: '美食', ar: 'طعام' },
      },
      {
        type: 'ICON',
        name: 'coffee',
        color: 'black',
        link: '/portals?tags=%E0%B8%84%E0%B8%B2%E0%B9%80%E0%B8%9F%E0%B9%88',
        text: { th: 'คาเฟ่', en: 'Cafés', zh: '咖啡馆', ar: 'مقاهٍ' },
      },
      {
        type: 'picture',
        link: '/towns',
        picture: picture('city', 'icon-towns', 'day'),
        text: { th: 'ทุกเมือง', en: 'All towns', zh: '所有城市', ar: 'كل المدن' },
      },
      {
        type: 'picture',
        link: 'https://www.example.com/calendar',
        picture: picture('festival', 'icon-calendar', 'golden'),
        text: { th: 'ดาวน์โหลดปฏิทิน', en: 'Get the calendar', zh: '下载日历', ar: 'حمّل التقويم' },
      },
    ],
    galleryImages: [
      {
        type: 'picture',
        picture: picture('festival', 'year-umbrella', 'day'),
        title: { th: 'มกราคม', en: 'January', zh: '一月', ar: 'يناير' },
        description: {
          th: 'ร่มบ่อสร้าง เชียงใหม่',
          en: 'Umbrellas in Bo Sang',
          zh: '博桑纸伞',
          ar: 'مظلات بو سانغ',
        },
      },
      {
        type: 'picture',
        picture: picture('night', 'year-chinese', 'night'),
        title: { th: 'กุมภาพันธ์', en: 'February', zh: '二月', ar: 'فبراير' },
        description: {
          th: 'ตรุษจีนเยาวราช',
          en: 'Chinese New Year in Yaowarat',
          zh: '耀华力过春节',
          ar: 'رأس السنة الصينية في ياوارات',
        },
      },
      {
        type: 'picture',
        picture: picture('festival', 'year-songkran', 'day'),
        title: { th: 'เมษายน', en: 'April', zh: '四月', ar: 'أبريل' },
        description: {
          th: 'สรงน้ำพระ เล่นน้ำรอบคูเมือง',
          en: 'Water around the moat of Chiang Mai',
          zh: '清迈护城河泼水',
          ar: 'الماء حول خندق شيانغ ماي',
        },
      },
      {
        type: 'picture',
        picture: picture('festival', 'year-candles', 'day'),
        title: { th: 'กรกฎาคม', en: 'July', zh: '七月', ar: 'يوليو' },
        description: {
          th: 'แห่เทียนพรรษา อุบลราชธานี',
          en: 'Carved candles in Ubon',
          zh: '乌汶蜡烛节',
          ar: 'شموع منحوتة في أوبون',
        },
      },
      {
        type: 'picture',
        picture: picture('street-food', 'year-vegetarian', 'dusk'),
        title: { th: 'ตุลาคม', en: 'October', zh: '十月', ar: 'أكتوبر' },
        description: {
          th: 'ถือศีลกินผัก ภูเก็ต',
          en: 'The vegetarian festival of Phuket',
          zh: '普吉九皇斋节',
          ar: 'المهرجان النباتي في بوكيت',
        },
      },
      {
        type: 'picture',
        picture: picture('night', 'year-loy', 'night'),
        title: { th: 'พฤศจิกายน', en: 'November', zh: '十一月', ar: 'نوفمبر' },
        description: {
          th: 'ลอยกระทง ยี่เป็ง',
          en: 'Loy Krathong and Yi Peng',
          zh: '水灯节与天灯节',
          ar: 'لوي كراتونغ ويي بينغ',
        },
      },
    ],
    buttonLinks: [
      {
        type: 'externalUrl',
        contact: { externalUrl: 'https://www.example.com/festival-year/volunteer' },
        text: { th: 'สมัครช่วยงานบุญ', en: 'Lend a hand', zh: '报名帮忙', ar: 'تطوّع معنا' },
        color: COLORS.goldenrod,
      },
      {
        type: 'phone',
        contact: { phone: '02-000-1234' },
        text: { th: 'โทรถามกำหนดการ', en: 'Call for dates', zh: '电话咨询日期', ar: 'اتصل لمعرفة المواعيد' },
        color: COLORS.offWhite,
      },
      {
        type: 'lineAds',
        contact: { lineAds: 'klaijai-demo' },
        text: { th: 'รับข่าวทาง LINE', en: 'News on LINE', zh: '用 LINE 接收消息', ar: 'الأخبار عبر LINE' },
        color: COLORS.green,
      },
    ],
    editors: ['admin', 'creator'],
  },
  {
    id: 'about-klaijai',
    title: { th: 'รู้จักใกล้ใจ', en: 'About Klaijai', zh: '关于近心泰国', ar: 'عن كلاي جاي' },
    widgets: ['galleryImages', 'actions'],
    bannerImages: [],
    galleryImages: [
      {
        type: 'picture',
        picture: picture('person', 'about-writers', 'day'),
        title: { th: 'คนเขียน', en: 'Who writes', zh: '执笔的人', ar: 'من يكتب' },
        description: {
          th: 'ครู คนขายของ คนทอผ้า และคนขับเรือ เล่าบ้านตัวเอง',
          en: 'Teachers, traders, weavers and boatmen, each about their own place.',
          zh: '教师、摊贩、织工和船夫，各自讲述自己的家乡。',
        },
      },
    ],
    iconLinks: [],
    buttonLinks: [
      {
        type: 'externalUrl',
        contact: { externalUrl: 'https://www.example.com/klaijai/write' },
        text: { th: 'มาเขียนด้วยกัน', en: 'Write with us', zh: '一起来写', ar: 'اكتب معنا' },
        color: COLORS.lightseagreen,
      },
    ],
    editors: ['admin'],
  },
];
