import { COLORS, daily, html, picture } from '../builders.ts';
import type { PortalSeed } from '../seed-types.ts';

export const cafes: PortalSeed[] = [
  {
    id: 'doi-mae-salong-tea',
    title: {
      th: 'โรงชาดอยแม่สลอง',
      en: 'Mae Salong Tea Room',
      zh: '美斯乐茶室',
      ar: 'بيت الشاي في ماي سالونغ',
    },
    highlightSentence: {
      th: 'อู่หลงก้านอ่อนชงห้าน้ำ มองไร่ชาเป็นขั้นบันไดลงไปถึงหมอก ในหมู่บ้านที่ลูกหลานกองพล 93 อยู่มาหกสิบปี',
      en: 'Five infusions of high-mountain oolong, above terraces that step down into the mist.',
      zh: '高山乌龙泡五道，窗外茶垄层层而下，直落到云雾里。',
    },
    description: {
      th: html(
        '<p>ลุงหยางชงชาให้ชิมฟรีไม่จำกัดเวลา น้ำแรกเททิ้งเพื่อปลุกใบ น้ำสองหอมดอกไม้ น้ำสามหวานท้ายลิ้น</p>',
        '<p>คั่วเองหลังร้าน ซื้อกลับได้ตั้งแต่ห้าสิบกรัม และถ้ามาเดือนกุมภาจะเจอซากุระเมืองไทยบานริมทาง</p>',
      ),
      en: html(
        '<p>Uncle Yang pours as long as you care to sit. The first water only wakes the leaves; the second smells of flowers; the third is sweet at the very end.</p>',
        '<p>The tea is roasted behind the shop and sold from fifty grams upwards.</p>',
      ),
      zh: html(
        '<p>杨伯泡茶，你坐多久他泡多久。头道只醒茶，二道有花香，三道回甘。</p>',
        '<p>茶在店后自己焙，五十克起卖。二月来，山路边的樱花正开。</p>',
      ),
    },
    isAdvanceDescription: true,
    tags: ['คาเฟ่', 'cafe', 'ไร่ชา', 'ชา, กาแฟ', 'ดอย', '茶'],
    towns: ['chiang-rai'],
    listings: ['chiang-rai-art-and-tea'],
    status: 'RELEASE',
    thumbnail: picture('cafe', 'mae-salong-thumb', 'day'),
    cover: picture('mountain', 'mae-salong-cover', 'dawn'),
    gallery: [
      {
        type: 'picture',
        picture: picture('mountain', 'mae-salong-terraces', 'day'),
        title: { th: 'ขั้นบันไดชา', en: 'The terraces', zh: '梯田茶园' },
      },
      {
        type: 'picture',
        picture: picture('person', 'mae-salong-yang', 'day'),
        title: { th: 'ลุงหยาง', en: 'Uncle Yang', zh: '杨伯' },
      },
      {
        type: 'catalog',
        catalogId: 'mae-salong-teas',
        picture: picture('cafe', 'mae-salong-tile', 'day'),
        title: { th: 'ชาของเรา', en: 'Our teas', zh: '本店茶叶', ar: 'أنواع الشاي' },
      },
      { type: 'picture', picture: picture('cafe', 'mae-salong-pots', 'golden'), title: { zh: '紫砂壶' } },
    ],
    contacts: { phone: '08-0000-8101', webpage: 'https://www.example.com/mae-salong-tea' },
    location: {
      latitude: 20.163,
      longitude: 99.6235,
      streetAddress: {
        th: 'ต.แม่สลองนอก อ.แม่ฟ้าหลวง จ.เชียงราย 57110',
        en: 'Mae Salong Nok, Mae Fa Luang, Chiang Rai 57110',
      },
    },
    openingHours: daily('08:00', '18:00'),
    daysAgo: 23,
  },
  {
    id: 'rong-khua-nimman',
    title: { th: 'โรงคั่วหลังบ้าน นิมมาน', en: 'Backyard Roastery, Nimman', zh: '尼曼后院烘焙坊' },
    highlightSentence: {
      th: 'เมล็ดจากดอยสะเก็ดคั่วทุกวันอังคาร ถ้วยแรกของวันเจ้าของชงเองและถามว่าเมื่อคืนนอนพอไหม',
      en: 'Beans from Doi Saket, roasted on Tuesdays by a man who asks how you slept before he asks what you drink.',
    },
    description: {
      th: 'ที่นั่งมีแค่แปดที่กับแมวหนึ่งตัว เมนูเขียนด้วยชอล์กเปลี่ยนตามล็อตกาแฟ ลองตัวที่หมักแบบแห้งจากสวนพี่จอย กลิ่นลำไยชัดมาก',
      zh: '只有八个座位和一只猫。菜单用粉笔写，跟着豆子换。试试乔伊家的日晒豆，龙眼香很明显。',
    },
    tags: ['คาเฟ่', 'cafe', 'กาแฟ', 'ชา, กาแฟ', 'Food & Drink'],
    towns: ['chiang-mai'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('cafe', 'nimman-thumb', 'day'),
    cover: picture('cafe', 'nimman-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('cafe', 'nimman-roaster', 'day'),
        title: { th: 'วันคั่ว', en: 'Roasting day' },
      },
      {
        type: 'picture',
        picture: picture('cafe', 'nimman-cat', 'day'),
        title: { th: 'แมวชื่อบ่าย', zh: '一只叫“下午”的猫' },
      },
      {
        type: 'picture',
        picture: picture('craft', 'nimman-beans', 'day'),
        title: { th: 'ล็อตของเดือนนี้', zh: '本月豆子' },
      },
    ],
    contacts: { phone: '08-0000-8102', instragramId: 'backyard.roastery.example' },
    location: {
      latitude: 18.7985,
      longitude: 98.9672,
      streetAddress: { th: 'ซ.นิมมานเหมินท์ 11 ต.สุเทพ อ.เมืองเชียงใหม่ 50200' },
    },
    openingHours: daily('08:00', '16:30', ['wed']),
    editors: ['creator'],
    daysAgo: 32,
  },
  // Private, passcode 123456.
  {
    id: 'talat-noi-back-room',
    title: { th: 'ห้องหลังร้าน ตลาดน้อย', en: 'The Back Room, Talat Noi', zh: '达叻仔后厅' },
    highlightSentence: {
      th: 'บาร์ชาหลังร้านอะไหล่เก่า เปิดประตูด้วยรหัส นั่งได้สิบสองคน',
      en: 'A tea bar behind an engine-parts shop in Talat Noi. Twelve seats, one door, and a code to open it.',
    },
    description: {
      en: 'Walk past the piles of gearboxes, say the code, and mind the step. Smoked oolong, pu-erh from 2009, and a courtyard where the river wind comes through.',
      th: 'เดินผ่านกองเกียร์เก่า บอกรหัส ระวังธรณีประตู ข้างในมีอู่หลงรมควันกับลมแม่น้ำที่ลอดเข้ามาทางลานหลังบ้าน',
    },
    tags: ['คาเฟ่', 'cafe', 'ย่านเก่า', 'ชา, กาแฟ'],
    towns: ['bangkok'],
    listings: ['bangkok-by-mouth'],
    status: 'RELEASE',
    isPrivate: true,
    passcode: '123456',
    thumbnail: picture('cafe', 'back-room-thumb', 'night'),
    cover: picture('cafe', 'back-room-cover', 'night'),
    gallery: [
      {
        type: 'picture',
        picture: picture('cafe', 'back-room-bar', 'night'),
        title: { th: 'เคาน์เตอร์ไม้เก่า', en: 'The counter' },
      },
      {
        type: 'picture',
        picture: picture('city', 'back-room-lane', 'dusk'),
        title: { th: 'ซอยอะไหล่', en: 'The lane of engine parts' },
      },
      { type: 'picture', picture: picture('river', 'back-room-yard', 'night'), title: { en: 'River wind' } },
    ],
    contacts: { phone: '08-0000-8103' },
    location: {
      latitude: 13.7337,
      longitude: 100.5133,
      streetAddress: { th: 'ซ.วานิช 2 แขวงตลาดน้อย เขตสัมพันธวงศ์ กรุงเทพฯ 10100' },
    },
    openingHours: daily('18:00', '01:30', ['sun', 'mon']),
    daysAgo: 8,
  },
  {
    id: 'kopi-sino',
    title: { th: 'โกปี๊ในตึกเก่า', en: 'Kopi in the Air Well', zh: '天井咖啡', ar: 'قهوة في الفناء' },
    highlightSentence: {
      en: 'Sock-filtered kopi and pandan toast beside the air well of a Phuket shophouse, with koi underneath.',
      zh: '普吉骑楼天井边，一杯布袋咖啡、一份斑斓吐司，脚下游着锦鲤。',
      ar: 'قهوة مصفّاة بالقماش وخبز الباندان بجوار فناء بيت قديم في بوكيت.',
    },
    description: {
      en: 'Order kopi-o if you like it black, and dip the toast. When it rains, the rain falls into the middle of the room, and everyone looks up from the phone.',
      zh: '喜欢黑咖啡就点“高比乌”，吐司要蘸着吃。下雨时雨水落进屋子正中，所有人都会放下手机抬头看。',
    },
    tags: ['คาเฟ่', 'cafe', 'ชา, กาแฟ', 'old town', '咖啡'],
    towns: ['phuket'],
    listings: ['phuket-old-town-walk'],
    status: 'RELEASE',
    thumbnail: picture('cafe', 'kopi-thumb', 'day'),
    cover: picture('cafe', 'kopi-cover', 'day'),
    gallery: [
      {
        type: 'picture',
        picture: picture('cafe', 'kopi-well', 'day'),
        title: { en: 'The air well', zh: '天井' },
      },
      {
        type: 'picture',
        picture: picture('food', 'kopi-toast', 'day'),
        title: { en: 'Pandan toast', zh: '斑斓吐司', ar: 'خبز الباندان' },
      },
      {
        type: 'picture',
        picture: picture('city', 'kopi-front', 'day'),
        title: { en: 'From the street', zh: '门面' },
      },
    ],
    contacts: { phone: '08-0000-8104' },
    location: {
      latitude: 7.8857,
      longitude: 98.3873,
      streetAddress: { en: 'Dibuk Road, Talat Nuea, Mueang Phuket 83000' },
    },
    openingHours: daily('07:30', '17:00', ['wed']),
    action: {
      type: 'messengerPage',
      contact: { messengerPage: 'kopi.sino.example' },
      text: { en: 'Message us', zh: '给我们留言' },
      color: COLORS.goldenrod,
    },
    daysAgo: 42,
  },
  {
    id: 'nakhon-nok-cafe',
    title: { th: 'คาเฟ่โรงสีแดง นครนอก', en: 'Red Mill Café, Nakhon Nok', ar: 'مقهى الطاحونة الحمراء' },
    highlightSentence: {
      th: 'ระเบียงริมทะเลสาบสงขลา ข้างโรงสีเก่าสีแดง กาแฟกับขนมบอกของคนใน',
      ar: 'شرفة على بحيرة سونغكلا بجوار طاحونة الأرز الحمراء القديمة، قهوة وحلوى محلية.',
    },
    description: {
      th: 'ตกบ่ายเรือประมงเล็กแล่นผ่านหน้าระเบียงทีละลำ สั่งกาแฟใส่มะพร้าวอ่อนกับขนมบอกนึ่งในกระบอกไม้ไผ่ แล้วเดินดูสตรีตอาร์ตถนนนางงามต่อ',
      ar: 'في العصر تمر قوارب الصيد الصغيرة أمام الشرفة واحدًا بعد آخر. اطلب القهوة بجوز الهند الطري، ثم تمشَّ لمشاهدة رسوم الجدران في الشوارع المجاورة.',
    },
    tags: ['คาเฟ่', 'cafe', 'ย่านเก่า', 'sunset', 'قهوة'],
    towns: ['songkhla'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('cafe', 'red-mill-thumb', 'golden'),
    cover: picture('cafe', 'red-mill-cover', 'dusk'),
    gallery: [
      {
        type: 'picture',
        picture: picture('sea', 'red-mill-lake', 'dusk'),
        title: { th: 'ทะเลสาบสงขลา', ar: 'بحيرة سونغكلا' },
      },
      {
        type: 'picture',
        picture: picture('city', 'red-mill-mill', 'day'),
        title: { th: 'โรงสีแดง', ar: 'الطاحونة' },
      },
      { type: 'picture', picture: picture('food', 'red-mill-cake', 'day'), title: { th: 'ขนมบอก' } },
    ],
    contacts: { phone: '08-0000-8105' },
    location: {
      latitude: 7.1965,
      longitude: 100.5885,
      streetAddress: { th: 'ถ.นครนอก ต.บ่อยาง อ.เมืองสงขลา 90000' },
    },
    openingHours: daily('09:00', '18:30', ['tue']),
    daysAgo: 49,
  },
  {
    id: 'na-cafe-pua',
    title: { th: 'นา คาเฟ่ ปัว' },
    highlightSentence: { th: 'กระท่อมไม้ไผ่กลางนา สะพานไม้พาดไปถึงโต๊ะ สั่งลาเต้อัญชันแล้วฟังกบ' },
    description: {
      th: 'หน้าฝนนาเขียว หน้าหนาวนาทอง หน้าแล้งปลูกกระเทียม ร้านเดิมแต่ภาพไม่เคยซ้ำ เค้กมะแขว่นกับไอศกรีมเกลือบ่อเกลือคือสองอย่างที่หากินที่อื่นยาก',
    },
    tags: ['คาเฟ่', 'ทุ่งนา', 'กาแฟ', 'slow travel'],
    towns: ['nan'],
    listings: ['nan-slow-days'],
    status: 'RELEASE',
    thumbnail: picture('cafe', 'na-cafe-thumb', 'day'),
    cover: picture('rice-field', 'na-cafe-cover', 'golden'),
    gallery: [
      { type: 'picture', picture: picture('cafe', 'na-cafe-hut', 'day'), title: { th: 'กระท่อมกลางนา' } },
      { type: 'picture', picture: picture('food', 'na-cafe-cake', 'day'), title: { th: 'เค้กมะแขว่น' } },
      {
        type: 'picture',
        picture: picture('rice-field', 'na-cafe-bridge', 'dawn'),
        title: { th: 'สะพานไม้เช้ามีหมอก' },
      },
    ],
    location: { latitude: 19.1722, longitude: 100.9105, streetAddress: { th: 'ต.ปัว อ.ปัว จ.น่าน 55120' } },
    openingHours: daily('08:30', '17:30'),
    editors: ['creator', 'admin'],
    daysAgo: 31,
  },
];
