import { COLORS, picture, text } from '../builders.ts';
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
];
