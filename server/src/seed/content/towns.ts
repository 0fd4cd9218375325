import { picture } from './builders.ts';
import type { TownSeed } from './seed-types.ts';

export const towns: TownSeed[] = [
  {
    id: 'chiang-mai',
    title: { th: 'เชียงใหม่', en: 'Chiang Mai', zh: '清迈', ar: 'شيانغ ماي' },
    score: 100,
    picture: picture('temple', 'town-chiang-mai', 'golden'),
  },
  {
    id: 'bangkok',
    title: { th: 'กรุงเทพฯ', en: 'Bangkok', zh: '曼谷', ar: 'بانكوك' },
    score: 98,
    picture: picture('city', 'town-bangkok', 'dusk'),
  },
  {
    id: 'phuket',
    title: { th: 'ภูเก็ต', en: 'Phuket', zh: '普吉', ar: 'بوكيت' },
    score: 95,
    picture: picture('sea', 'town-phuket', 'day'),
  },
  {
    id: 'nan',
    title: { th: 'น่าน', en: 'Nan', zh: '楠府', ar: 'نان' },
    score: 92,
    picture: picture('rice-field', 'town-nan', 'dawn'),
    profile: picture('mountain', 'town-nan-profile', 'dawn'),
    popUp: {
      message:
        '<p><strong>หน้าหนาวน่านมาแล้ว</strong></p>' +
        '<p>หมอกเช้าลงบนทุ่งนาเมืองปัวตั้งแต่ปลายเดือนพฤศจิกายน พกเสื้อกันหนาวสักตัว แล้วตื่นให้ทันใส่บาตร</p>' +
        '<p>Mist season has come to Nan. Bring a warm layer and wake up early.</p>',
      aspects: { width: 4, height: 3 },
      picture: picture('rice-field', 'town-nan-popup', 'dawn'),
      buttonLink: {
        link: '/listings/nan-slow-days',
        text: 'เที่ยวน่านแบบช้า ๆ',
        backgroundColor: 'lightseagreen',
      },
      isShow: true,
    },
  },
  {
    id: 'ayutthaya',
    title: { th: 'พระนครศรีอยุธยา', en: 'Ayutthaya', zh: '大城', ar: 'أيوثايا' },
    score: 90,
    picture: picture('temple', 'town-ayutthaya', 'dusk'),
  },
  {
    id: 'chiang-rai',
    title: { th: 'เชียงราย', en: 'Chiang Rai', zh: '清莱', ar: 'شيانغ راي' },
    score: 88,
    picture: picture('mountain', 'town-chiang-rai', 'dawn'),
  },
  {
    id: 'krabi',
    title: { th: 'กระบี่', en: 'Krabi', zh: '甲米', ar: 'كرابي' },
    score: 86,
    picture: picture('island', 'town-krabi', 'day'),
  },
  {
    id: 'sukhothai',
    title: { th: 'สุโขทัย', en: 'Sukhothai', zh: '素可泰', ar: 'سوخوثاي' },
    score: 80,
    picture: picture('temple', 'town-sukhothai', 'dawn'),
  },
  {
    id: 'khon-kaen',
    title: { th: 'ขอนแก่น', en: 'Khon Kaen', zh: '孔敬', ar: 'خون كاين' },
    score: 76,
    picture: picture('city', 'town-khon-kaen', 'golden'),
  },
  {
    id: 'hua-hin',
    title: { th: 'หัวหิน', en: 'Hua Hin', zh: '华欣', ar: 'هوا هين' },
    score: 74,
    picture: picture('sea', 'town-hua-hin', 'dawn'),
  },
  {
    id: 'kanchanaburi',
    title: { th: 'กาญจนบุรี', en: 'Kanchanaburi', zh: '北碧', ar: 'كانتشانابوري' },
    score: 70,
    picture: picture('river', 'town-kanchanaburi', 'golden'),
  },
  {
    id: 'chanthaburi',
    title: { th: 'จันทบุรี', en: 'Chanthaburi', zh: '尖竹汶', ar: 'تشانتابوري' },
    score: 66,
    picture: picture('river', 'town-chanthaburi', 'day'),
  },
  {
    id: 'mae-hong-son',
    title: { th: 'แม่ฮ่องสอน', en: 'Mae Hong Son', zh: '夜丰颂', ar: 'ماي هونغ سون' },
    score: 64,
    picture: picture('mountain', 'town-mae-hong-son', 'day'),
  },
  {
    id: 'songkhla',
    title: { th: 'สงขลา', en: 'Songkhla', zh: '宋卡', ar: 'سونغكلا' },
    score: 60,
    picture: picture('sea', 'town-songkhla', 'golden'),
  },
  {
    id: 'ubon-ratchathani',
    title: { th: 'อุบลราชธานี', en: 'Ubon Ratchathani', zh: '乌汶', ar: 'أوبون راتشاثاني' },
    score: 56,
    picture: picture('river', 'town-ubon', 'dawn'),
  },
  {
    id: 'phang-nga',
    title: { th: 'พังงา', en: 'Phang Nga', zh: '攀牙', ar: 'فانغ نغا' },
    score: 52,
    picture: picture('island', 'town-phang-nga', 'golden'),
    isPrivate: true,
    passcode: '123456',
  },
];
