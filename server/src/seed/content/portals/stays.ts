import { COLORS, daily, html, picture, text } from '../builders.ts';
import type { PortalSeed } from '../seed-types.ts';

export const stays: PortalSeed[] = [
  {
    id: 'huean-thung-pua',
    title: { th: 'เฮือนทุ่งปัว', en: 'Huean Thung, Pua', zh: '博县田边小屋', ar: 'بيت الحقل في بوا' },
    highlightSentence: {
      th: 'บ้านไม้สี่ห้องกลางนาเมืองปัว ตื่นมาเจอหมอกกับเสียงเป็ด กินข้าวจากทุ่งที่เห็นตรงหน้า',
      en: 'Four wooden rooms on the edge of the paddies, where breakfast grew within sight of your window.',
      zh: '稻田边四间木屋，早饭就长在你的窗外。',
      ar: 'أربع غرف خشبية على حافة حقول الأرز، وفطورك نبت على مرأى من نافذتك.',
    },
    description: {
      th: text(
        'เมืองปัวเป็นแอ่งนากลางวงล้อมของดอยภูคา เดือนสิงหาคมนาเขียวจนแสบตา เดือนพฤศจิกายนเป็นสีทองแล้วรีบเกี่ยวก่อนหมอกลง เฮือนทุ่งตั้งอยู่ตรงขอบ มีชานไม้ยื่นออกไปเหนือคันนา นั่งห้อยขาได้ทั้งวัน',
        'พ่อหลวงแสงเจ้าของบ้านพาเดินดูเหมืองฝาย ลองดำนา ลองหาปูนา ส่วนแม่หลวงทำแกงแคใส่ผักริมรั้วสิบกว่าอย่าง มื้อเย็นกินพร้อมกันบนเสื่อ ถ้าคุยถูกคอจะมีเหล้าข้าวเหนียวก่ำตบท้าย',
        'ห้องไม่มีแอร์และไม่จำเป็น หน้าหนาวมีผ้านวมหนากับถุงน้ำร้อน จักรยานยืมฟรี ปั่นไปวัดภูเก็ตดูทุ่งจากมุมสูงแค่สามกิโลเมตร',
      ),
      en: text(
        'Pua is a bowl of rice fields inside a ring of mountains. In August the green almost hurts; by November it has turned to gold and everyone hurries to cut it before the mist. Huean Thung sits on the rim, with a plank veranda built out over the dyke, and you can dangle your legs from it all day.',
        'Sang, who was once the village head, walks his guests along the irrigation channels and lets them try transplanting, or catching field crabs. His wife makes kaeng khae with a dozen leaves from the hedge. Supper is on the mats, together; if the talk goes well, a bottle of black-rice spirit appears.',
        'There is no air conditioning and no need for it. In winter you get a thick quilt and a hot-water bottle. The bicycles are free, and Wat Phuket, with its famous view over the fields, is three kilometres away.',
      ),
      zh: text(
        '博县是群山围出的一碗稻田。八月绿得晃眼，到了十一月满目金黄，家家赶在起雾前收割。小屋就在田埂边上，木板露台伸到田上方，可以垂着腿坐一整天。',
        '主人盛叔当过村长，会带客人看水渠、试插秧、抓田蟹；阿婶用篱笆边的十几种叶子煮北方杂菜汤。晚饭大家围着席子一起吃，聊得投缘，还会端出一瓶黑糯米酒。',
        '房间没有空调，也用不着；冬天有厚棉被和热水袋。自行车免费借，三公里外的普吉寺可以俯瞰整片田野。',
      ),
      ar: text(
        'بوا وعاء من حقول الأرز تحيط به الجبال. في أغسطس تكاد خضرتها توجع العين، وفي نوفمبر تصير ذهبًا فيسارع الجميع إلى الحصاد قبل الضباب. يقع البيت على الحافة، وله شرفة خشبية ممتدة فوق حاجز الحقل تدلّي منها ساقيك طوال النهار.',
        'يصطحب العم سانغ، عمدة القرية سابقًا، ضيوفه على امتداد قنوات الري ويدعهم يجرّبون شتل الأرز. وتطبخ زوجته حساء من اثنتي عشرة ورقة تقطفها من السياج. والعشاء على الحُصُر، معًا.',
        'لا مكيّف هنا ولا حاجة إليه، وفي الشتاء لحاف سميك وقربة ماء ساخن. الدراجات مجانية، ومعبد وات فوكيت بإطلالته على الحقول على بُعد ثلاثة كيلومترات.',
      ),
    },
    tags: ['ที่พัก', 'stay', 'โฮมสเตย์', 'slow travel', 'ทุ่งนา', 'ครอบครัว'],
    towns: ['nan'],
    listings: ['nan-slow-days'],
    status: 'RELEASE',
    thumbnail: picture('stay', 'huean-thung-thumb', 'dawn'),
    cover: picture('rice-field', 'huean-thung-cover', 'dawn'),
    gallery: [
      {
        type: 'picture',
        picture: picture('stay', 'huean-thung-veranda', 'golden'),
        title: { th: 'ชานไม้', en: 'The veranda', zh: '木露台', ar: 'الشرفة' },
      },
      {
        type: 'picture',
        picture: picture('food', 'huean-thung-supper', 'dusk'),
        title: { th: 'มื้อเย็นบนเสื่อ', en: 'Supper on the mats', zh: '席上晚饭', ar: 'عشاء على الحصير' },
        description: {
          th: 'แกงแค น้ำพริกตาแดง ข้าวดอยร้อน ๆ',
          en: 'Herb curry, red chilli relish and hot hill rice.',
          zh: '杂菜汤、红椒酱和热腾腾的山米饭。',
        },
      },
      {
        type: 'picture',
        picture: picture('rice-field', 'huean-thung-green', 'day'),
        title: { th: 'นาเดือนสิงหา', en: 'The fields in August' },
      },
      {
        type: 'catalog',
        catalogId: 'huean-thung-rooms',
        picture: picture('stay', 'huean-thung-rooms-tile', 'day'),
        title: { th: 'ห้องพัก', en: 'Rooms', zh: '房间', ar: 'الغرف' },
      },
    ],
    contacts: { phone: '08-0000-6101', lineId: 'hueanthung-demo', email: 'hueanthung@example.com' },
    location: {
      latitude: 19.179,
      longitude: 100.916,
      streetAddress: { th: 'ต.วรนคร อ.ปัว จ.น่าน 55120', en: 'Woranakhon, Pua, Nan 55120' },
    },
    openingHours: 'เช็กอิน 14:00 น. เช็กเอาต์ 11:00 น. ทุกวัน',
    action: {
      type: 'phone',
      contact: { phone: '08-0000-6101', lineAds: 'hueanthung-demo' },
      text: { th: 'โทรจองห้อง', en: 'Call to book', zh: '电话订房', ar: 'اتصل للحجز' },
      color: COLORS.black,
    },
    editors: ['creator'],
    daysAgo: 4,
  },
  {
    id: 'huean-sak-wiang',
    title: { th: 'เฮือนสักในเวียง', en: 'Huean Sak, a Teak House in the Old City', zh: '古城柚木屋' },
    highlightSentence: {
      th: 'เรือนสักเก่าร้อยปีย้ายมาปลูกใหม่ในซอยเงียบ ห้าห้อง หนึ่งต้นมะม่วง เดินถึงวัดพระสิงห์',
      en: 'A century-old teak house, moved plank by plank to a quiet lane: five rooms, one mango tree, no lift.',
      zh: '百年柚木老屋，一板一板搬进静巷：五间房，一棵芒果树，没有电梯。',
    },
    description: {
      en: html(
        '<p>The floorboards are as wide as a tray and creak in a friendly way. Every room looks into the mango tree; in April you may eat what falls.</p>',
        '<ul><li>Breakfast of rice soup or toast on the veranda, from seven</li><li>Bicycles, and a map with the neighbours’ favourite noodle shops</li><li>No television anywhere</li></ul>',
      ),
      th: html(
        '<p>พื้นไม้กระดานแผ่นกว้างเท่าถาด เดินแล้วดังเอี๊ยดอย่างเป็นมิตร ทุกห้องหันหาต้นมะม่วง เดือนเมษาลูกไหนหล่นกินได้เลย</p>',
        '<ul><li>มื้อเช้าข้าวต้มหรือขนมปังที่ชาน ตั้งแต่เจ็ดโมง</li><li>มีจักรยานกับแผนที่ร้านก๋วยเตี๋ยวของเพื่อนบ้าน</li><li>ไม่มีโทรทัศน์สักเครื่อง</li></ul>',
      ),
    },
    isAdvanceDescription: true,
    tags: ['ที่พัก', 'stay', 'ล้านนา', 'slow travel', 'old town'],
    towns: ['chiang-mai'],
    listings: ['lanna-makers'],
    status: 'RELEASE',
    thumbnail: picture('stay', 'huean-sak-thumb', 'golden'),
    cover: picture('stay', 'huean-sak-cover', 'dusk'),
    gallery: [
      {
        type: 'picture',
        picture: picture('stay', 'huean-sak-room', 'day'),
        title: { th: 'ห้องใต้หลังคา', en: 'The attic room' },
      },
      {
        type: 'picture',
        picture: picture('cafe', 'huean-sak-breakfast', 'dawn'),
        title: { th: 'มื้อเช้า', en: 'Breakfast', zh: '早餐' },
      },
      { type: 'picture', picture: picture('stay', 'huean-sak-tree', 'day'), title: { en: 'The mango tree' } },
    ],
    contacts: {
      phone: '02-000-6102',
      email: 'hueansak@example.com',
      webpage: 'https://www.example.com/huean-sak',
    },
    location: {
      latitude: 18.7862,
      longitude: 98.9838,
      streetAddress: {
        th: 'ถ.สามล้าน ต.พระสิงห์ อ.เมืองเชียงใหม่ 50200',
        en: 'Samlan Road, Phra Sing, Chiang Mai 50200',
      },
    },
    openingHours: 'เช็กอิน 14:00–20:00 / Check-in 14:00–20:00',
    action: {
      type: 'externalUrl',
      contact: { externalUrl: 'https://www.example.com/huean-sak/book', phone: '02-000-6102' },
      text: { th: 'ดูห้องว่าง', en: 'See free rooms', zh: '查看空房' },
      color: COLORS.lightseagreen,
    },
    daysAgo: 12,
  },
  {
    id: 'ao-nang-bungalows',
    title: { th: 'บังกะโลหลังมะพร้าว', en: 'Behind the Coconut Bungalows', ar: 'أكواخ خلف نخيل جوز الهند' },
    highlightSentence: {
      en: 'Seven wooden bungalows under coconut palms, ten minutes’ walk from the Ao Nang boats and a world away.',
      ar: 'سبعة أكواخ خشبية تحت نخيل جوز الهند، على بُعد عشر دقائق مشيًا من قوارب آو نانغ.',
    },
    description: {
      en: 'There is a fan, a net and a hammock; the sea does the rest. The kitchen cooks halal southern food, and the owner’s brother has a long-tail.',
      ar: 'مروحة وناموسية وأرجوحة، والباقي على البحر. المطبخ يقدّم طعامًا جنوبيًّا حلالًا، ولأخي صاحب المكان قارب طويل.',
    },
    tags: ['ที่พัก', 'stay', 'ทะเล', 'sea', 'حلال'],
    towns: ['krabi'],
    listings: ['andaman-long-tails'],
    status: 'RELEASE',
    thumbnail: picture('stay', 'bungalow-thumb', 'day'),
    cover: picture('sea', 'bungalow-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('stay', 'bungalow-porch', 'day'),
        title: { en: 'Porch and hammock', ar: 'شرفة وأرجوحة' },
      },
      {
        type: 'picture',
        picture: picture('food', 'bungalow-kitchen', 'dusk'),
        title: { en: 'From the kitchen' },
      },
      {
        type: 'picture',
        picture: picture('night', 'bungalow-night', 'night'),
        title: { en: 'After the generator', ar: 'بعد انطفاء المولّد' },
      },
    ],
    contacts: { phone: '08-0000-6103' },
    location: {
      latitude: 8.0337,
      longitude: 98.8246,
      streetAddress: { en: 'Ao Nang, Mueang Krabi, Krabi 81180' },
    },
    hideInformations: ['openingHours', 'contributors'],
    daysAgo: 60,
  },
  // Private, passcode 123456.
  {
    id: 'ban-rak-thai-tea-house',
    title: {
      th: 'บ้านดินไร่ชา บ้านรักไทย',
      en: 'Tea-Field Earth House, Ban Rak Thai',
      zh: '班拉泰茶园土屋',
      ar: 'بيت الطين في حقول الشاي',
    },
    highlightSentence: {
      th: 'บ้านดินสองหลังกลางไร่ชาของหมู่บ้านยูนนาน เปิดรับเฉพาะเพื่อนของเพื่อน',
      en: 'Two earth houses in a Yunnanese tea village by a lake, kept for friends and the friends of friends.',
      zh: '云南村湖边的两间土屋，只接待朋友和朋友的朋友。',
    },
    description: {
      th: 'หมู่บ้านริมทะเลสาบที่ลูกหลานทหารจีนยังคั่วชาเอง ผนังดินหนาเก็บความอุ่นไว้ทั้งคืน เช้ามาหมอกลอยบนน้ำพอดีหน้าประตู ขาหมูหมั่นโถวอยู่ห่างไปห้าสิบก้าว',
      en: 'The walls of earth hold the day’s warmth all night. In the morning the mist stands on the lake outside the door, and braised pork with steamed buns is fifty steps away.',
      zh: '土墙白天蓄热，夜里还暖。清晨湖上的雾就停在门口，红烧肘子配馒头，走五十步就到。',
    },
    tags: ['ที่พัก', 'stay', 'ไร่ชา', 'ทะเลหมอก', '茶'],
    towns: ['mae-hong-son'],
    listings: ['mae-hong-son-hideaways'],
    status: 'RELEASE',
    isPrivate: true,
    passcode: '123456',
    thumbnail: picture('stay', 'rak-thai-thumb', 'dawn'),
    cover: picture('river', 'rak-thai-cover', 'dawn'),
    gallery: [
      {
        type: 'picture',
        picture: picture('mountain', 'rak-thai-tea', 'day'),
        title: { th: 'แถวชา', en: 'Tea rows', zh: '茶垄' },
      },
      {
        type: 'picture',
        picture: picture('stay', 'rak-thai-room', 'night'),
        title: { th: 'ในบ้านดิน', en: 'Inside' },
      },
      { type: 'picture', picture: picture('food', 'rak-thai-pork', 'day'), title: { zh: '红烧肘子' } },
    ],
    contacts: { phone: '08-0000-6104', lineId: 'rakthai-demo' },
    location: {
      latitude: 19.5874,
      longitude: 97.9436,
      streetAddress: { th: 'บ้านรักไทย ต.หมอกจำแป่ อ.เมืองแม่ฮ่องสอน 58000' },
    },
    openingHours: daily('14:00', '20:00'),
    daysAgo: 10,
  },
  {
    id: 'phae-song-khwae',
    title: { th: 'แพสองแคว', en: 'Two Rivers Raft House' },
    highlightSentence: { th: 'นอนบนแพไม้ไผ่ ตื่นมากระโดดน้ำแควน้อยก่อนแปรงฟัน ไฟฟ้าปิดสี่ทุ่ม ดาวเปิดทั้งคืน' },
    description: {
      th: 'แพสิบหลังผูกต่อกันใต้หน้าผาไทรโยค ไม่มีคลื่นโทรศัพท์ มีตะเกียง มีข้าวห่อปลาเผา และเสียงรถไฟสายมรณะวิ่งผ่านไกล ๆ วันละสามขบวน',
      en: 'Ten bamboo rafts tied in a row under the cliffs of Sai Yok. The generator stops at ten; after that there are lamps, stars and the river.',
    },
    tags: ['ที่พัก', 'stay', 'แม่น้ำ', 'ธรรมชาติ', 'slow travel'],
    towns: ['kanchanaburi'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('river', 'phae-thumb', 'dusk'),
    cover: picture('river', 'phae-cover', 'dawn'),
    gallery: [
      { type: 'picture', picture: picture('stay', 'phae-deck', 'golden'), title: { th: 'ชานแพ' } },
      {
        type: 'picture',
        picture: picture('night', 'phae-lamps', 'night'),
        title: { th: 'หลังสี่ทุ่ม', en: 'After ten' },
      },
      {
        type: 'picture',
        picture: picture('river', 'phae-train', 'golden'),
        title: { th: 'ทางรถไฟเลียบผา', en: 'The railway on the cliff' },
      },
    ],
    contacts: { phone: '08-0000-6105' },
    location: {
      latitude: 14.4146,
      longitude: 98.8532,
      streetAddress: { th: 'ต.ไทรโยค อ.ไทรโยค จ.กาญจนบุรี 71150' },
    },
    daysAgo: 43,
  },
  {
    id: 'khlong-house-ayutthaya',
    title: { th: 'บ้านคลองอโยธยา', zh: '大城水边小屋' },
    highlightSentence: {
      th: 'เรือนไทยหลังคาจั่วริมคลอง สามห้อง มีเรือพายให้ยืมไปใส่บาตรพระทางน้ำ',
      zh: '水边三间泰式木屋，清晨可以借小船，划去给乘船托钵的僧人布施。',
    },
    description: {
      th: 'ป้าแจ๋วทำกุ้งแม่น้ำเผาตามฤดู ถ้าสั่งล่วงหน้า ห้องพัดลมเปิดหน้าต่างสองด้านลมผ่านตลอด ปั่นจักรยานข้ามสะพานไปวัดใหญ่ชัยมงคลสิบนาที',
    },
    tags: ['ที่พัก', 'stay', 'แม่น้ำ', 'จักรยาน'],
    towns: ['ayutthaya'],
    listings: ['ayutthaya-brick-and-river'],
    status: 'RELEASE',
    thumbnail: picture('stay', 'khlong-house-thumb', 'day'),
    cover: picture('river', 'khlong-house-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('food', 'khlong-house-prawn', 'night'),
        title: { th: 'กุ้งแม่น้ำเผา', zh: '烤河虾' },
      },
      {
        type: 'picture',
        picture: picture('river', 'khlong-house-alms', 'dawn'),
        title: { th: 'ใส่บาตรทางน้ำ', zh: '水上布施' },
      },
      { type: 'picture', picture: picture('stay', 'khlong-house-room', 'day'), title: { th: 'ห้องริมน้ำ' } },
    ],
    contacts: { phone: '08-0000-6106' },
    location: {
      latitude: 14.3502,
      longitude: 100.5862,
      streetAddress: { th: 'ต.กะมัง อ.พระนครศรีอยุธยา 13000' },
    },
    daysAgo: 68,
  },
  {
    id: 'pa-daeng-beach-house',
    title: { en: 'Auntie Daeng’s Beach House', zh: '红姨海边小屋' },
    highlightSentence: {
      en: 'A blue wooden house on stilts in the old fishing quarter: four rooms, one long table, tide included.',
      zh: '老渔村里的蓝色高脚木屋，四间房，一张长桌，潮声免费。',
    },
    description: {
      en: 'The old jetties of Hua Hin were squid piers before they were guesthouses. Here the boards still have salt in them. Auntie Daeng buys from the boats at five and asks what you would like her to do with it.',
      zh: '华欣的老栈桥在变成民宿之前，是晒鱿鱼的码头，木板里至今有盐味。红姨五点去船上买鱼，回来问你想怎么吃。',
    },
    tags: ['ที่พัก', 'stay', 'ทะเล', 'sea', 'อาหารทะเล'],
    towns: ['hua-hin'],
    listings: ['hua-hin-by-train'],
    status: 'RELEASE',
    thumbnail: picture('stay', 'pa-daeng-thumb', 'dawn'),
    cover: picture('sea', 'pa-daeng-cover', 'dawn'),
    gallery: [
      {
        type: 'picture',
        picture: picture('stay', 'pa-daeng-pier', 'dawn'),
        title: { en: 'The jetty', zh: '栈桥' },
      },
      {
        type: 'picture',
        picture: picture('food', 'pa-daeng-squid', 'night'),
        title: { en: 'Squid, grilled' },
      },
      {
        type: 'picture',
        picture: picture('sea', 'pa-daeng-tide', 'dusk'),
        title: { en: 'High tide', zh: '涨潮' },
      },
    ],
    contacts: { phone: '08-0000-6107' },
    location: {
      latitude: 12.5718,
      longitude: 99.9608,
      streetAddress: { en: 'Naret Damri Road, Hua Hin 77110' },
    },
    action: {
      type: 'phone',
      contact: { phone: '08-0000-6107' },
      text: { en: 'Call Auntie Daeng', zh: '给红姨打电话' },
      color: COLORS.gray,
    },
    daysAgo: 71,
  },
];
