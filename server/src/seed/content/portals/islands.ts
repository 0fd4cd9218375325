import { COLORS, daily, html, picture, text } from '../builders.ts';
import type { PortalSeed } from '../seed-types.ts';

export const islands: PortalSeed[] = [
  {
    id: 'railay-beach',
    title: { th: 'อ่าวไร่เลย์', en: 'Railay Beach', zh: '莱利海滩', ar: 'شاطئ رايلي' },
    highlightSentence: {
      th: 'แผ่นดินใหญ่ที่ไปถึงได้ทางเรือเท่านั้น เพราะหน้าผาหินปูนกั้นถนนไว้หมดทุกด้าน',
      en: 'It is the mainland, yet only boats can reach it: cliffs on three sides, warm green sea on the fourth.',
      zh: '明明在大陆，却只能坐船抵达：三面绝壁，一面是温暖的碧海。',
      ar: 'هو جزء من البر ولا تبلغه إلا القوارب: جروف من ثلاث جهات وبحر أخضر دافئ من الرابعة.',
    },
    description: {
      th: html(
        '<p>เรือหางยาวจากอ่าวนางใช้เวลาสิบห้านาที คนขับจะดับเครื่องแล้วปล่อยให้เรือไถลขึ้นหาด ต้องถอดรองเท้าแล้วกระโดดลงน้ำแค่เข่า วินาทีนั้นเองที่ทุกคนเงยหน้าพร้อมกัน เพราะผาสูงเกือบสองร้อยเมตรตั้งอยู่ตรงหน้า</p>',
        '<h3>หาดไหนเหมาะกับใคร</h3>',
        '<ul><li><strong>ไร่เลย์ตะวันตก</strong> หาดทรายยาว เล่นน้ำ ดูพระอาทิตย์ตก</li><li><strong>ไร่เลย์ตะวันออก</strong> ป่าชายเลนกับโรงเรียนปีนผา</li><li><strong>ถ้ำพระนาง</strong> ทรายละเอียดที่สุด มีศาลพระนางที่ชาวเรือนับถือ</li></ul>',
        '<p>ช่วงพฤศจิกายนถึงเมษายนทะเลเรียบ ขากลับเรือเที่ยวสุดท้ายออกราวหกโมงเย็น ถ้าพลาดก็นอนค้างเสียเลย คืนที่ไร่เลย์มืดพอจะเห็นทางช้างเผือก</p>',
      ),
      en: html(
        '<p>The long-tail from Ao Nang takes fifteen minutes. The boatman cuts the engine, the bow slides up the sand, and you step into knee-deep water with your shoes in your hand. Then everyone looks up at once: the cliff in front of you is close to two hundred metres high.</p>',
        '<h3>Which beach for whom</h3>',
        '<ul><li><strong>Railay West</strong>: the long one, for swimming and sunsets.</li><li><strong>Railay East</strong>: mangroves, climbing schools and the cheaper rooms.</li><li><strong>Phra Nang Cave</strong>: the softest sand, and a shrine where sailors still leave offerings.</li></ul>',
        '<p>The sea is calm from November to April. The last boats leave around six; miss them and stay, because the nights here are dark enough for the Milky Way.</p>',
      ),
      zh: html(
        '<p>从奥南坐长尾船只要十五分钟。船夫熄了火，船头滑上沙滩，你提着鞋跳进及膝的海水里。这一刻所有人都会同时抬头：面前的石壁将近两百米高。</p>',
        '<h3>该去哪片海滩</h3>',
        '<ul><li><strong>西莱利</strong>：沙滩最长，适合游泳看日落。</li><li><strong>东莱利</strong>：红树林、攀岩学校，住宿也便宜些。</li><li><strong>帕南洞海滩</strong>：沙子最细，船家至今在洞口的神龛前供奉。</li></ul>',
        '<p>十一月到次年四月风平浪静。末班船大约傍晚六点开；错过了就住一晚吧，这里的夜黑得能看见银河。</p>',
      ),
      ar: html(
        '<p>يستغرق القارب الطويل من آو نانغ ربع ساعة. يطفئ صاحبه المحرك فتنزلق المقدمة على الرمل، وتنزل في ماء يبلغ الركبة وحذاؤك في يدك. عندها يرفع الجميع رؤوسهم معًا: الجرف الذي أمامك يقارب مئتي متر.</p>',
        '<h3>أي شاطئ يناسبك؟</h3>',
        '<ul><li><strong>رايلي الغربي</strong>: الأطول، للسباحة ومشاهدة الغروب.</li><li><strong>رايلي الشرقي</strong>: غابات المانغروف ومدارس التسلق وغرف أرخص.</li><li><strong>كهف فرا نانغ</strong>: أنعم الرمال، ومزار ما زال البحارة يتركون عنده نذورهم.</li></ul>',
        '<p>البحر هادئ من نوفمبر إلى أبريل. تغادر آخر القوارب نحو السادسة مساءً، فإن فاتتك فابقَ ليلة؛ الظلام هنا يكفي لرؤية درب التبانة.</p>',
      ),
    },
    isAdvanceDescription: true,
    tags: ['ทะเล', 'sea', 'เกาะ', 'sunset', '海岛', 'بحر'],
    towns: ['krabi'],
    listings: ['andaman-long-tails'],
    status: 'RELEASE',
    thumbnail: picture('sea', 'railay-thumb', 'day'),
    cover: picture('island', 'railay-cover', 'day'),
    gallery: [
      {
        type: 'picture',
        picture: picture('sea', 'railay-longtail', 'day'),
        title: { th: 'เรือหางยาวจอดรอ', en: 'Long-tails waiting', zh: '等客的长尾船', ar: 'قوارب في الانتظار' },
        description: {
          th: 'ผ้าสามสีที่หัวเรือผูกถวายแม่ย่านาง',
          en: 'The ribbons on the bow are for Mae Ya Nang, who looks after the boat.',
          zh: '船头的三色布条献给护船的女神。',
        },
      },
      {
        type: 'picture',
        picture: picture('island', 'railay-cave', 'day'),
        title: { th: 'ถ้ำพระนาง', en: 'Phra Nang Cave', zh: '帕南洞', ar: 'كهف فرا نانغ' },
      },
      {
        type: 'picture',
        picture: picture('sea', 'railay-sunset', 'dusk'),
        title: { th: 'เย็นที่ไร่เลย์ตะวันตก', en: 'Railay West at dusk' },
      },
    ],
    contacts: { phone: '08-0000-2101', lineId: 'railay-demo' },
    location: {
      latitude: 8.0117,
      longitude: 98.8379,
      streetAddress: { th: 'ต.อ่าวนาง อ.เมืองกระบี่ จ.กระบี่ 81180', en: 'Ao Nang, Mueang Krabi, Krabi 81180' },
    },
    openingHours: daily('00:00', '24:00'),
    daysAgo: 4,
  },
  {
    id: 'phromthep-cape',
    title: { th: 'แหลมพรหมเทพ', en: 'Phromthep Cape', zh: '神仙半岛', ar: 'رأس فرومثيب' },
    highlightSentence: {
      th: 'ปลายสุดด้านใต้ของเกาะภูเก็ต จุดดูพระอาทิตย์ตกที่คนทั้งเกาะนัดกันโดยไม่ต้องนัด',
      en: 'The southern tip of Phuket, where the whole island seems to gather, unplanned, for the last light.',
      zh: '普吉岛的最南端，全岛的人仿佛不约而同，来这里送走最后一缕阳光。',
      ar: 'أقصى جنوب بوكيت، حيث تجتمع الجزيرة كلها من غير موعد لوداع آخر ضوء.',
    },
    description: {
      th: text(
        'ชาวบ้านเก่าเรียกที่นี่ว่าแหลมเจ้า ต้นตาลสูงชะลูดขึ้นเป็นหย่อม ๆ บนสันเขาที่ทอดลงทะเลเหมือนนิ้วชี้ไปยังเกาะแก้วพิสดาร หน้าแล้งหญ้าเปลี่ยนเป็นสีทองรับกับแสงเย็นพอดี',
        'คนส่วนใหญ่ยืนดูอยู่บนลานข้างประภาคารกาญจนาภิเษก ถ้าใส่รองเท้าที่เกาะพื้นดี ให้เดินตามทางดินลงไปทางปลายแหลมสักยี่สิบนาที ลมแรงขึ้น คนน้อยลง เหลือแต่เสียงคลื่นกระแทกหิน',
        'ที่จอดรถเต็มตั้งแต่ห้าโมงเย็นในหน้าท่องเที่ยว มาก่อนหน้านั้น หรือจอดที่หาดยะนุ้ยแล้วเดินขึ้นมาก็ได้',
      ),
      en: text(
        'Old Phuket people call it Laem Chao, the cape of the lord. Sugar palms stand in clumps along a ridge that runs down into the sea like a finger, pointing at the little island of Ko Kaeo. In the dry months the grass turns the exact gold of the evening light.',
        'Most people watch from the terrace next to the lighthouse. With decent shoes you can follow the dirt path towards the tip for twenty minutes; the wind grows stronger, the crowd thinner, and in the end there is only the sound of the swell against the rock.',
        'The car park is full by five in the high season. Come earlier, or leave the scooter at Ya Nui beach and walk up.',
      ),
      zh: text(
        '老普吉人管这里叫“昭岬”。一丛丛糖棕立在山脊上，山脊像手指一样伸进海里，指着小小的皎岛。旱季里草色转金，恰好与傍晚的光同一个颜色。',
        '大多数人站在灯塔旁的平台上看。若穿了防滑的鞋，可以沿土路往岬角走二十分钟，风越来越大，人越来越少，最后只剩海浪拍石的声音。',
        '旺季五点停车场就满了。早点来，或者把摩托停在雅努伊海滩，走上来也行。',
      ),
      ar: text(
        'يسميه أهل بوكيت القدامى «رأس السيد». تنتصب نخيل السكر مجموعاتٍ على حافة تنحدر إلى البحر كإصبع تشير إلى جزيرة كايو الصغيرة، وفي موسم الجفاف يأخذ العشب لون ضوء المساء الذهبي نفسه.',
        'يقف معظم الناس على الشرفة المجاورة للمنارة. فإن كان حذاؤك مناسبًا فاتبع الدرب الترابي نحو الطرف عشرين دقيقة: تشتد الريح ويقل الزحام حتى لا يبقى سوى صوت الموج على الصخر.',
        'يمتلئ موقف السيارات قبل الخامسة في موسم الذروة، فبكّر بالمجيء أو اترك دراجتك عند شاطئ يا نوي واصعد مشيًا.',
      ),
    },
    tags: ['ทะเล', 'sea', 'จุดชมวิว', 'sunset', 'ถ่ายรูป'],
    towns: ['phuket'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('sea', 'phromthep-thumb', 'golden'),
    cover: picture('sea', 'phromthep-cover', 'dusk'),
    gallery: [
      {
        type: 'picture',
        picture: picture('sea', 'phromthep-palms', 'golden'),
        title: { th: 'ดงตาล', en: 'Sugar palms', zh: '糖棕', ar: 'نخيل السكر' },
      },
      {
        type: 'picture',
        picture: picture('island', 'phromthep-kokaeo', 'day'),
        title: { th: 'เกาะแก้วพิสดาร', en: 'Ko Kaeo' },
        description: {
          th: 'เกาะเล็ก ๆ ที่มีวัดอยู่ เหมาเรือจากหาดราไวย์ไปได้',
          en: 'A small island with a temple; boats go from Rawai.',
          zh: '岛上有一座小寺，可从拉威海滩包船前往。',
        },
      },
      {
        type: 'picture',
        picture: picture('sea', 'phromthep-afterglow', 'night'),
        title: { th: 'หลังแสงสุดท้าย', en: 'Afterglow' },
      },
    ],
    contacts: { phone: '02-000-1201' },
    location: {
      latitude: 7.763,
      longitude: 98.3056,
      streetAddress: { th: 'ต.ราไวย์ อ.เมืองภูเก็ต จ.ภูเก็ต 83130', en: 'Rawai, Mueang Phuket, Phuket 83130' },
    },
    openingHours: daily('00:00', '24:00'),
    action: {
      type: 'messengerPage',
      contact: { messengerPage: 'phuket.walks.example' },
      text: { th: 'ถามทางกับเรา', en: 'Ask the way', zh: '向我们问路', ar: 'اسألنا عن الطريق' },
      color: COLORS.dodgerblue,
    },
    daysAgo: 9,
  },
];
