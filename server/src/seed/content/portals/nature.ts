import { COLORS, daily, html, picture, text } from '../builders.ts';
import type { PortalSeed } from '../seed-types.ts';

export const nature: PortalSeed[] = [
  {
    id: 'doi-inthanon',
    title: { th: 'ดอยอินทนนท์', en: 'Doi Inthanon', zh: '因他农山', ar: 'دوي إنثانون' },
    highlightSentence: {
      th: 'ยืนบนจุดสูงสุดแดนสยาม 2,565 เมตร ท่ามกลางป่าเมฆ มอส และกุหลาบพันปี',
      en: 'Thailand’s highest point is not a bare peak but a dripping cloud forest, 2,565 metres up.',
      zh: '泰国之巅不是光秃的山顶，而是海拔 2565 米、滴着水的云雾森林。',
      ar: 'أعلى نقطة في تايلاند ليست قمة جرداء، بل غابة ضبابية تقطر ماءً على ارتفاع 2565 مترًا.',
    },
    description: {
      th: text(
        'ป้ายสูงสุดแดนสยามเป็นแค่จุดถ่ายรูป ของจริงอยู่ถัดไปไม่กี่ก้าวคือเส้นทางอ่างกาหลวง ทางเดินไม้ยาวราว 300 เมตรในป่าพรุภูเขา ต้นไม้ทุกต้นห่มมอสหนาเหมือนเสื้อกันหนาว เดือนมกราคมบางเช้าหญ้าริมลานจอดรถมีแม่คะนิ้งเกาะขาว',
        'กิ่วแม่ปานเปิดให้เดินปลายปีถึงกลางปี ระยะทางประมาณ 3 กิโลเมตร ต้องมีไกด์ชาวบ้านม้งไปด้วย ช่วงแรกเป็นป่าดิบชื้น แล้วจู่ ๆ ก็ทะลุออกสันเขาเห็นทะเลหมอก กุหลาบพันปีแดงบานราวมกราคมถึงกุมภาพันธ์',
        'ขากลับแวะน้ำตกวชิรธาร ละอองน้ำฟุ้งถึงศาลาชมวิว แล้วกินเทราต์ย่างกับสลัดของโครงการหลวงที่ขุนกลาง',
      ),
      en: text(
        'The sign that says “highest spot in Thailand” is only for photographs. The real thing is a few steps further: Ang Ka, a boardwalk of some 300 metres through a mountain bog where every trunk wears moss as thick as a pullover. On some January mornings there is frost on the grass by the car park.',
        'Kew Mae Pan, the three-kilometre ridge loop, is open from the end of the rains until mid-year and walked with a Hmong guide from the village. You spend forty minutes in dim, wet forest; then the trees stop and the whole world is cloud. The red rhododendrons flower in January and February.',
        'On the way down stand in the spray of Wachirathan Falls, and have grilled trout with Royal Project salad at Khun Klang.',
      ),
      zh: text(
        '写着“泰国最高点”的牌子只是拍照用的，真正的精彩在几步之外：昂卡步道，一条约三百米的木栈道，穿过高山沼泽林，每棵树都披着毛衣般厚的苔藓。一月的某些清晨，停车场旁的草地会结霜。',
        '奇美攀山脊环线约三公里，雨季结束后开放到次年年中，须由村里的苗族向导带路。先在幽暗潮湿的林子里走四十分钟，树忽然到了尽头，眼前全是云海。红色的高山杜鹃一二月盛开。',
        '下山时到瓦吉拉坦瀑布感受一下水雾，再去坤康吃烤鳟鱼配皇家计划的沙拉。',
      ),
      ar: text(
        'لافتة «أعلى نقطة في تايلاند» للتصوير فحسب، أما المكان الحقيقي فعلى بُعد خطوات: ممر أنغ كا الخشبي، نحو 300 متر وسط مستنقع جبلي تكسو الطحالبُ كل جذع فيه كأنها معطف صوف. وفي بعض صباحات يناير يغطي الصقيع العشب قرب الموقف.',
        'أما مسار كيو ماي بان، وطوله ثلاثة كيلومترات، فيُفتح من نهاية الأمطار حتى منتصف العام، ولا بد من دليل من قرية الهمونغ. تمشي أربعين دقيقة في غابة معتمة رطبة، ثم تنتهي الأشجار فجأة فإذا العالم كله سحاب. وتزهر شجيرات الرودودندرون الحمراء في يناير وفبراير.',
        'وفي طريق النزول قف في رذاذ شلال واتشيراثان، وتناول سمك التراوت المشوي مع سلطة المشروع الملكي في خون كلانغ.',
      ),
    },
    tags: ['ธรรมชาติ', 'nature', 'ดอย', 'ทะเลหมอก', 'sunrise', 'เดินป่า'],
    towns: ['chiang-mai'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('mountain', 'inthanon-thumb', 'dawn'),
    cover: picture('mountain', 'inthanon-cover', 'dawn'),
    gallery: [
      {
        type: 'picture',
        picture: picture('mountain', 'inthanon-ridge', 'dawn'),
        title: { th: 'สันกิ่วแม่ปาน', en: 'The Kew Mae Pan ridge', zh: '奇美攀山脊', ar: 'حافة كيو ماي بان' },
        description: {
          th: 'ถ้าหมอกปิด รอสักสิบนาที ลมบนสันเขาพัดเปลี่ยนเร็วมาก',
          en: 'If the cloud is in, wait ten minutes. The wind changes its mind quickly up here.',
          zh: '若是大雾，等十分钟，山脊上的风说变就变。',
          ar: 'إن حجبك الضباب فانتظر عشر دقائق، فالريح هنا سريعة التقلب.',
        },
      },
      {
        type: 'picture',
        picture: picture('waterfall', 'inthanon-wachirathan', 'day'),
        title: { th: 'น้ำตกวชิรธาร', en: 'Wachirathan Falls', zh: '瓦吉拉坦瀑布' },
      },
      {
        type: 'picture',
        picture: picture('rice-field', 'inthanon-terraces', 'golden'),
        title: { th: 'นาขั้นบันไดแม่กลางหลวง', en: 'Terraces at Mae Klang Luang' },
      },
    ],
    contacts: { phone: '02-000-1301', webpage: 'https://www.example.com/doi-inthanon' },
    location: {
      latitude: 18.5885,
      longitude: 98.4868,
      streetAddress: { th: 'ต.บ้านหลวง อ.จอมทอง จ.เชียงใหม่ 50160', en: 'Ban Luang, Chom Thong, Chiang Mai 50160' },
    },
    openingHours: daily('05:30', '18:00'),
    promoteType: 'season',
    promoteWord: 'หน้าหนาว',
    daysAgo: 1,
  },
  {
    id: 'erawan-waterfall',
    title: { th: 'น้ำตกเอราวัณ', en: 'Erawan Falls', zh: '爱侣湾瀑布', ar: 'شلالات إيراوان' },
    highlightSentence: {
      th: 'เจ็ดชั้น สองกิโลเมตร น้ำสีเขียวมรกตกับฝูงปลาพลวงที่มาตอดเท้าเบา ๆ',
      en: 'Seven tiers of jade-green pools, two kilometres of forest path, and fish that nibble your toes.',
      zh: '七级碧潭，两公里林间小路，还有轻啄脚趾的鱼群。',
      ar: 'سبع طبقات من البرك اليشمية، وكيلومتران من دروب الغابة، وأسماك تداعب أصابع قدميك.',
    },
    description: {
      th: html(
        '<p>น้ำของเอราวัณไหลผ่านเขาหินปูน จึงพาแคลเซียมมาเคลือบก้อนหินจนมนและทำให้แอ่งน้ำเป็นสีเขียวอมฟ้า ชั้นบนสุดมองไกล ๆ เหมือนช้างเอราวัณสามเศียร เป็นที่มาของชื่อ</p>',
        '<h3>เตรียมตัว</h3>',
        '<ul><li>รถประจำทางจากตัวเมืองใช้เวลาราวชั่วโมงครึ่ง เที่ยวกลับสุดท้ายประมาณสี่โมงเย็น</li><li>อาหารนำขึ้นได้ถึงชั้นสอง ขวดน้ำต้องมัดจำ</li><li>เล่นน้ำต้องใส่ชูชีพ มีให้เช่าที่ชั้นหนึ่ง</li></ul>',
        '<p>ถ้ามีแรงให้เดินรวดเดียวถึงชั้นเจ็ดก่อน แล้วค่อยลงมาแช่น้ำทีละชั้น ชั้นห้ามีแอ่งกว้างใต้ร่มไม้ น้ำเย็นกำลังดี</p>',
      ),
      en: html(
        '<p>The water comes out of limestone, which rounds the rocks under a smooth cream crust and tints every pool somewhere between jade and milk. Seen from below, the topmost fall is said to look like Erawan, the three-headed elephant of Hindu myth.</p>',
        '<h3>Before you go</h3>',
        '<ul><li>Buses from Kanchanaburi take an hour and a half; the last one back leaves about four.</li><li>Food may be carried to the second tier only, and there is a deposit on plastic bottles.</li><li>Life jackets are compulsory for swimming and can be rented at the first tier.</li></ul>',
        '<p>Walk straight up to the seventh tier while your legs are fresh, then bathe your way down. The fifth has the widest pool and the best shade.</p>',
      ),
      zh: html(
        '<p>泉水从石灰岩中流出，给岩石裹上一层光滑的乳白外壳，也把一池池水染成介于翡翠与牛奶之间的颜色。最高一级远看像印度神话里的三头神象爱侣湾，瀑布因此得名。</p>',
        '<h3>出发之前</h3>',
        '<ul><li>从北碧市区坐公交约一个半小时，末班回程车大约下午四点。</li><li>食物只能带到第二级，塑料瓶需付押金。</li><li>下水必须穿救生衣，第一级可租。</li></ul>',
        '<p>趁腿脚还有力，先一口气走到第七级，再一级一级泡下来。第五级的水潭最宽，树荫也最好。</p>',
      ),
      ar: html(
        '<p>ينبع الماء من صخور جيرية تكسو الحجارة قشرة ملساء وتصبغ كل بركة بلون بين اليشم والحليب. ويقال إن الشلال الأعلى يشبه من بعيد إيراوان، الفيل ذا الرؤوس الثلاثة في الأساطير الهندوسية.</p>',
        '<h3>قبل أن تذهب</h3>',
        '<ul><li>تستغرق الحافلة من كانتشانابوري ساعة ونصفًا، وآخر رحلة عودة نحو الرابعة عصرًا.</li><li>يُسمح بحمل الطعام حتى الطبقة الثانية فقط، وتُدفع وديعة عن الزجاجات البلاستيكية.</li><li>سترة النجاة إلزامية للسباحة، وتُستأجر عند الطبقة الأولى.</li></ul>',
        '<p>اصعد مباشرة إلى الطبقة السابعة ما دامت ساقاك نشيطتين، ثم انزل سابحًا من بركة إلى أخرى. والخامسة أوسعها وأوفرها ظلًّا.</p>',
      ),
    },
    isAdvanceDescription: true,
    tags: ['ธรรมชาติ', 'nature', 'น้ำตก', 'family', 'ครอบครัว'],
    towns: ['kanchanaburi'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('waterfall', 'erawan-thumb', 'day'),
    cover: picture('waterfall', 'erawan-cover', 'day'),
    gallery: [
      {
        type: 'picture',
        picture: picture('waterfall', 'erawan-tier-2', 'day'),
        title: { th: 'ชั้นสอง วังมัจฉา', en: 'Tier two', zh: '第二级', ar: 'الطبقة الثانية' },
      },
      {
        type: 'picture',
        picture: picture('waterfall', 'erawan-closed-tiers', 'day'),
        title: { th: 'ปิดชั้น 5–7 ชั่วคราว', en: 'Tiers 5 to 7 closed for now' },
        description: {
          th: 'น้ำหลากหลังฝนหนัก เจ้าหน้าที่จะแจ้งเมื่อเปิดอีกครั้ง',
          en: 'High water after heavy rain; the rangers will say when they open again.',
        },
        expiresInHours: -72,
      },
      {
        type: 'picture',
        picture: picture('waterfall', 'erawan-tier-5', 'golden'),
        title: { th: 'ชั้นห้า', en: 'Tier five', zh: '第五级' },
        description: {
          th: 'มาก่อนสิบโมง จะได้แอ่งน้ำทั้งแอ่งเป็นของตัวเอง',
          en: 'Before ten you may have the pool to yourself.',
          zh: '十点前来，也许整个水潭都是你的。',
        },
      },
    ],
    contacts: { phone: '02-000-1302' },
    location: {
      latitude: 14.3686,
      longitude: 99.1434,
      streetAddress: {
        th: 'ต.ท่ากระดาน อ.ศรีสวัสดิ์ จ.กาญจนบุรี 71250',
        en: 'Tha Kradan, Si Sawat, Kanchanaburi 71250',
      },
    },
    openingHours: daily('08:00', '16:30'),
    daysAgo: 11,
  },
  {
    id: 'pang-ung',
    title: { th: 'ปางอุ๋ง', en: 'Pang Ung', zh: '邦翁湖', ar: 'بحيرة بانغ أونغ' },
    highlightSentence: {
      th: 'อ่างเก็บน้ำกลางป่าสน หมอกลอยเหนือน้ำตอนเช้ากับแพไม้ไผ่ที่พายเงียบ ๆ',
      en: 'A mountain lake ringed with pines, where the morning mist lifts off the water around bamboo rafts.',
      zh: '松林环抱的高山湖，清晨薄雾从水面升起，竹筏静静划过。',
      ar: 'بحيرة جبلية يحيط بها الصنوبر، يرتفع ضباب صباحها عن الماء حول أطواف الخيزران.',
    },
    description: {
      th: text(
        'โครงการพระราชดำริปางตอง 2 คือชื่อทางการ แต่ใคร ๆ ก็เรียกปางอุ๋ง อ่างเก็บน้ำเล็ก ๆ บนความสูงกว่าพันเมตร ใกล้ชายแดนพม่า สนสามใบที่ปลูกไว้เมื่อหลายสิบปีก่อนสูงใหญ่จนเงาทาบถึงกลางน้ำ',
        'ต้องตื่นก่อนหกโมง เดินจากเต็นท์หรือโฮมสเตย์บ้านรวมไทยมานั่งที่ตลิ่ง หมอกจะลอยเหนือน้ำแค่คืบเดียว พอแดดส่องก็หมุนตัวเป็นเกลียวแล้วหายไป หงส์ขาวกับหงส์ดำว่ายผ่านแพไม้ไผ่เหมือนรู้คิว',
        'ชาวบ้านขายกาแฟดริปกับมันเผาอยู่ริมทาง นักท่องเที่ยวที่ขับรถมาเองต้องต่อรถสองแถวในช่วงเทศกาล และควรพกเสื้อหนาวทุกเดือน',
      ),
      en: text(
        'Its official name belongs to a royal reforestation project, but everyone says Pang Ung: a small reservoir above a thousand metres, close to the Myanmar border. The pines that were planted here decades ago are now so tall that their reflections meet in the middle of the lake.',
        'Be on the bank before six. The mist lies a hand’s breadth above the water, and when the sun reaches it, it twists into little columns and walks away. White and black swans pass between the bamboo rafts as if they knew their cue.',
        'Villagers from Ban Ruam Thai sell drip coffee and sweet potatoes baked in ash. Bring a jacket in any month, and on holidays expect to leave the car below and take the shuttle.',
      ),
      zh: text(
        '它的正式名称属于一项皇家造林计划，但人人都叫它邦翁：海拔千米以上的一座小水库，离缅甸边境不远。几十年前种下的松树如今高大挺拔，倒影在湖心相接。',
        '六点前就要到湖边。雾只比水面高一掌，太阳一照，便旋成一缕缕小柱子，慢慢走散。白天鹅和黑天鹅从竹筏间游过，像是知道自己该何时登场。',
        '隆泰村的村民在路边卖手冲咖啡和炭灰里煨熟的红薯。无论几月来都要带外套；节假日私家车须停在山下，换乘接驳车。',
      ),
      ar: text(
        'اسمها الرسمي يعود إلى مشروع ملكي للتشجير، لكن الجميع يقول بانغ أونغ: خزان ماء صغير فوق الألف متر، قرب حدود ميانمار. أشجار الصنوبر التي غُرست قبل عقود طالت حتى التقت انعكاساتها في وسط البحيرة.',
        'كن على الضفة قبل السادسة. يطفو الضباب على ارتفاع كفٍّ من الماء، فإذا بلغته الشمس التفّ أعمدة صغيرة ومضى. ويمر البجع الأبيض والأسود بين الأطواف كأنه يعرف دوره.',
        'يبيع أهل قرية روام تاي القهوة المقطّرة والبطاطا الحلوة المشوية في الرماد. احمل معطفًا في أي شهر، وفي العطل تُترك السيارات أسفل الجبل وتُكمل بالحافلة.',
      ),
    },
    tags: ['ธรรมชาติ', 'nature', 'ทะเลหมอก', 'sunrise', 'slow travel', 'แคมป์ปิ้ง'],
    towns: ['mae-hong-son'],
    listings: ['mae-hong-son-hideaways'],
    status: 'RELEASE',
    thumbnail: picture('river', 'pang-ung-thumb', 'dawn'),
    cover: picture('mountain', 'pang-ung-cover', 'dawn'),
    gallery: [
      {
        type: 'picture',
        picture: picture('river', 'pang-ung-raft', 'dawn'),
        title: { th: 'แพไม้ไผ่', en: 'Bamboo rafts', zh: '竹筏', ar: 'أطواف الخيزران' },
        description: {
          th: 'ล่องแพรอบละราวครึ่งชั่วโมง คนถ่อเป็นชาวบ้านรวมไทย',
          en: 'Half an hour on the water, poled by people from the village.',
          zh: '由村民撑篙，约半小时一趟。',
        },
      },
      {
        type: 'picture',
        picture: picture('mountain', 'pang-ung-pines', 'golden'),
        title: { th: 'แนวสน', en: 'The pines', zh: '松林' },
      },
      {
        type: 'picture',
        picture: picture('night', 'pang-ung-stars', 'night'),
        title: { th: 'ฟ้าคืนแรม', en: 'A moonless night' },
      },
    ],
    contacts: { phone: '08-0000-1303' },
    location: {
      latitude: 19.4986,
      longitude: 97.9098,
      streetAddress: {
        th: 'บ้านรวมไทย ต.หมอกจำแป่ อ.เมืองแม่ฮ่องสอน จ.แม่ฮ่องสอน 58000',
        en: 'Ban Ruam Thai, Mok Champae, Mueang Mae Hong Son 58000',
      },
    },
    openingHours: daily('00:00', '24:00'),
    action: {
      type: 'linePersonal',
      contact: { linePersonal: 'pangung-demo' },
      text: { th: 'ทักไลน์จองเต็นท์', en: 'Book a tent on LINE', zh: '用 LINE 预订帐篷', ar: 'احجز خيمة عبر LINE' },
      color: COLORS.green,
    },
    daysAgo: 18,
  },
  {
    id: 'sam-phan-bok',
    title: { th: 'สามพันโบก', en: 'Sam Phan Bok', zh: '三千洞', ar: 'سام فان بوك' },
    highlightSentence: {
      th: 'แก่งหินกลางแม่น้ำโขงที่โผล่พ้นน้ำปีละไม่กี่เดือน หลุมนับพันที่สายน้ำค่อย ๆ เจาะไว้',
      en: 'For a few dry months the Mekong draws back and shows what it has carved: three thousand holes in the rock.',
      zh: '每年旱季，湄公河退去几个月，露出它亲手凿成的三千个石洞。',
      ar: 'في أشهر الجفاف القليلة ينحسر الميكونغ ويكشف ما نحته: ثلاثة آلاف حفرة في الصخر.',
    },
    description: {
      th: text(
        'โบก ภาษาลาวแปลว่าหลุมหรือบ่อ หน้าน้ำหลากทุกอย่างจมอยู่ใต้แม่น้ำโขง พอเข้าเดือนธันวาคมน้ำลดลง ลานหินทรายกว้างสุดตาก็โผล่ขึ้นมา เต็มไปด้วยหลุมกลม รี รูปหัวใจ รูปมิกกี้เมาส์ แล้วแต่ใครจะมองเห็น',
        'นั่งเรือจากหาดสลึงล่องมาราวสี่สิบนาที ผ่านปากบ้องที่แม่น้ำโขงแคบเหลือเพียงห้าสิบกว่าเมตร คนเรือจะเล่าเรื่องพญานาคขุดแม่น้ำให้ฟังถ้าขอ',
        'มาถึงก่อนแปดโมงหรือหลังสี่โมงเย็น เพราะบนลานหินไม่มีร่มเงาสักต้น ใส่รองเท้าหุ้มส้น พกน้ำ และระวังขอบหลุมที่ลื่น',
      ),
      en: text(
        'Bok means a hole in the local Lao. From July to November everything here lies beneath the Mekong; in December the water falls and a plain of sandstone comes up for air, pitted with pools that are round, or oval, or shaped like a heart if you stand in the right place.',
        'The best approach is by boat from Hat Salueng. In forty minutes you pass Pak Bong, where one of the great rivers of Asia squeezes through a gap of fewer than sixty metres. Ask, and the boatman will tell you about the naga that dug it.',
        'Come before eight or after four: there isn’t a tree on the rock. Wear closed shoes, carry water, and keep children back from the slippery rims.',
      ),
      zh: text(
        '“博”在当地老语里是坑洞的意思。七月到十一月，这里全都沉在湄公河下；十二月水位一降，大片砂岩露出头来，布满圆的、椭圆的水洼，站对了角度，还有一个是心形的。',
        '最好从萨良滩坐船过来，四十分钟的水路会经过巴蓬，亚洲的大河之一在那里被挤进不到六十米宽的石缝。开口问一声，船夫就会讲起那伽挖河的故事。',
        '请赶在早上八点前或下午四点后来，石滩上没有一棵树。穿包脚的鞋，带足水，别让孩子靠近湿滑的洞沿。',
      ),
      ar: text(
        'كلمة «بوك» في لاوية أهل المنطقة تعني الحفرة. من يوليو إلى نوفمبر يغرق كل شيء تحت الميكونغ، وفي ديسمبر ينخفض الماء فيطلّ سهل من الحجر الرملي تملؤه برك مستديرة وبيضوية، وإحداها على شكل قلب إن وقفت في الموضع المناسب.',
        'أفضل طريق إليه قارب من شاطئ سالوينغ. في أربعين دقيقة تمر بباك بونغ حيث ينحشر أحد أعظم أنهار آسيا في مضيق لا يبلغ ستين مترًا. واسأل صاحب القارب يحكِ لك عن الناغا التي حفرته.',
        'تعال قبل الثامنة صباحًا أو بعد الرابعة عصرًا، فلا شجرة واحدة على الصخر. البس حذاءً مغلقًا، واحمل ماءً، وأبعد الأطفال عن الحواف الزلقة.',
      ),
    },
    tags: ['ธรรมชาติ', 'nature', 'แม่น้ำ', 'sunrise', 'ถ่ายรูป'],
    towns: ['ubon-ratchathani'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('river', 'sam-phan-bok-thumb', 'dawn'),
    cover: picture('river', 'sam-phan-bok-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('river', 'sam-phan-bok-heart', 'day'),
        title: { th: 'โบกหัวใจ', en: 'The heart pool', zh: '心形水洼', ar: 'البركة القلب' },
      },
      {
        type: 'picture',
        picture: picture('river', 'sam-phan-bok-boat', 'dawn'),
        title: { th: 'เรือเช้าจากหาดสลึง', en: 'Morning boat', zh: '清晨的船' },
        description: { th: 'เรือหนึ่งลำนั่งได้ราวสิบคน', en: 'A boat takes about ten.' },
      },
      {
        type: 'picture',
        picture: picture('mountain', 'sam-phan-bok-rock', 'dusk'),
        title: { th: 'ลานหินยามเย็น', en: 'The rock at dusk', ar: 'الصخر عند الغسق' },
      },
    ],
    contacts: { phone: '08-0000-1304' },
    location: {
      latitude: 15.7944,
      longitude: 105.3995,
      streetAddress: {
        th: 'บ้านโป่งเป้า ต.เหล่างาม อ.โพธิ์ไทร จ.อุบลราชธานี 34340',
        en: 'Ban Pong Pao, Lao Ngam, Pho Sai, Ubon Ratchathani 34340',
      },
    },
    openingHours: {
      th: 'เที่ยวได้ช่วงน้ำลด ราวธันวาคมถึงพฤษภาคม เช้ามืดถึงพระอาทิตย์ตก',
      en: 'When the river is low, about December to May, from dawn to sunset',
      zh: '枯水期开放，约十二月至次年五月，日出至日落',
      ar: 'حين ينخفض النهر، من ديسمبر إلى مايو تقريبًا، من الفجر إلى الغروب',
    },
    daysAgo: 25,
  },
];
