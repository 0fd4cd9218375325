import { COLORS, daily, html, picture, text } from '../builders.ts';
import type { PortalSeed } from '../seed-types.ts';

export const city: PortalSeed[] = [
  {
    id: 'phuket-old-town',
    title: { th: 'ย่านเมืองเก่าภูเก็ต', en: 'Phuket Old Town', zh: '普吉老城', ar: 'مدينة بوكيت القديمة' },
    highlightSentence: {
      th: 'ตึกชิโน-ยูโรเปียนสีลูกกวาด ทางเดินใต้ซุ้มโค้ง และครอบครัวบาบ๋าที่ยังอยู่บ้านหลังเดิม',
      en: 'Candy-coloured shophouses that tin money built, with five-foot ways made for strolling out of the sun.',
      zh: '锡矿年代盖起的糖果色骑楼，走在五脚基下，晒不着太阳也淋不着雨。',
      ar: 'بيوت تجار بألوان الحلوى بناها مال القصدير، وأروقة مقوّسة صُنعت للتنزه بعيدًا عن الشمس.',
    },
    description: {
      th: html(
        '<p>ภูเก็ตรวยก่อนมีหาดดัง เพราะดีบุก นายเหมืองชาวฮกเกี้ยนสร้างตึกหน้าแคบลึกยาวถึงห้าสิบเมตร ด้านหน้าเป็นปูนปั้นแบบยุโรป ข้างในมีฉิ่มแจ้ บ่อกลางบ้านเปิดรับฝนกับแสง ลมเย็นตลอดวันโดยไม่ต้องเปิดพัดลม</p>',
        '<h2>เส้นทางเดินสองชั่วโมง</h2>',
        '<ol><li>เริ่มที่ถนนถลาง เดินใต้หง่อคาขี่ ดูร้านผ้าและร้านยาเก่า</li><li>เลี้ยวเข้าซอยรมณีย์ ตึกสีสวยที่สุดในเมือง</li><li>ผ่านถนนดีบุกไปดูประตูไม้แกะของบ้านเก่า</li><li>จบที่ถนนพังงา แวะศาลเจ้าแสงธรรมในตรอกเล็ก ๆ</li></ol>',
        '<p>ทุกเย็นวันอาทิตย์ถนนถลางปิดเป็นตลาดใหญ่ ที่คนภูเก็ตเรียกว่าหลาดใหญ่ มีอาโป๊ง หมี่หุ้นบะฉ่าง และเด็กนักเรียนเล่นดนตรี</p>',
      ),
      en: html(
        '<p>Phuket was rich long before anyone came for the beaches. Hokkien tin barons built their shophouses narrow and deep, some fifty metres from front to back, with European stucco outside and an air well within, open to rain and sky. Stand beside one at noon and you feel the draught.</p>',
        '<h2>A walk of two hours</h2>',
        '<ol><li>Begin on Thalang Road under the arcades, among cloth merchants and herbalists.</li><li>Turn into Soi Romanee, the prettiest street in town, whose past was less respectable than its paint.</li><li>Follow Dibuk Road for the carved doors of the family houses.</li><li>End on Phang Nga Road at the Shrine of the Serene Light, down a lane you could easily miss.</li></ol>',
        '<p>On Sunday evenings Thalang Road closes for Lard Yai, the “big market”: crisp coconut crêpes, Hokkien vermicelli, and school bands.</p>',
      ),
      zh: html(
        '<p>早在游客为海滩而来之前，普吉就靠锡矿富了起来。福建矿主盖的店屋窄而深，有的进深五十米，门面是欧式灰泥，屋里却留着天井，让雨和光落进来。正午站在井边，风自己就来了。</p>',
        '<h2>两小时步行路线</h2>',
        '<ol><li>从塔朗路骑楼下出发，看布庄和老药铺。</li><li>拐进罗曼妮巷，全城最漂亮的小街，往日的名声可没有如今的颜色体面。</li><li>沿迪布路欣赏老宅的雕花木门。</li><li>最后到攀牙路，在一条容易错过的窄巷里找到定光堂。</li></ol>',
        '<p>周日傍晚塔朗路封街，变成当地人说的“大市场”：椰香薄饼、福建米粉，还有学生乐队。</p>',
      ),
      ar: html(
        '<p>اغتنت بوكيت قبل أن يقصد أحدٌ شواطئها بزمن طويل. بنى أثرياء القصدير من أبناء هوكيين بيوتًا ضيقة عميقة يبلغ بعضها خمسين مترًا، واجهتها جص أوروبي وفي داخلها فناء مفتوح للمطر والسماء. قف بجواره ظهرًا وستشعر بالنسيم.</p>',
        '<h2>جولة في ساعتين</h2>',
        '<ol><li>ابدأ من شارع ثالانغ تحت الأروقة بين تجار القماش والعطارين.</li><li>انعطف إلى زقاق روماني، أجمل شوارع المدينة، وماضيه أقل وقارًا من ألوانه.</li><li>امضِ في شارع ديبوك لترى أبواب بيوت العائلات المنقوشة.</li><li>واختم في شارع فانغ نغا عند مزار النور الساكن، في ممر يسهل أن يفوتك.</li></ol>',
        '<p>ومساء الأحد يُغلق شارع ثالانغ للسوق الكبير: رقائق جوز الهند المقرمشة، والشعيرية، وفرق المدارس الموسيقية.</p>',
      ),
    },
    isAdvanceDescription: true,
    tags: ['ย่านเก่า', 'old town', 'สถาปัตยกรรม', 'ถ่ายรูป', 'art & craft', '老街'],
    towns: ['phuket'],
    listings: ['phuket-old-town-walk'],
    status: 'RELEASE',
    thumbnail: picture('city', 'phuket-old-thumb', 'day'),
    cover: picture('city', 'phuket-old-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('city', 'phuket-old-romanee', 'day'),
        title: { th: 'ซอยรมณีย์', en: 'Soi Romanee', zh: '罗曼妮巷', ar: 'زقاق روماني' },
      },
      {
        type: 'picture',
        picture: picture('city', 'phuket-old-arcade', 'day'),
        title: { th: 'หง่อคาขี่', en: 'The five-foot way', zh: '五脚基', ar: 'الرواق المقوّس' },
        description: {
          th: 'ทางเดินใต้ตึกกว้างห้าฟุต บ้านใครบ้านมันแต่เปิดให้ทุกคนเดิน',
          en: 'Private porches, five feet wide, that by custom belong to everyone who walks.',
          zh: '宽五英尺的檐廊，各家自有，却任人通行。',
        },
      },
      {
        type: 'picture',
        picture: picture('person', 'phuket-old-baba', 'day'),
        title: { th: 'ชุดบาบ๋า', en: 'Baba dress', zh: '峇峇服饰' },
      },
      {
        type: 'picture',
        picture: picture('market', 'phuket-old-lardyai', 'dusk'),
        title: { th: 'หลาดใหญ่', en: 'Lard Yai' },
      },
    ],
    contacts: { phone: '02-000-7101', email: 'oldtown@example.org' },
    location: {
      latitude: 7.8851,
      longitude: 98.3882,
      streetAddress: {
        th: 'ถ.ถลาง ต.ตลาดใหญ่ อ.เมืองภูเก็ต จ.ภูเก็ต 83000',
        en: 'Thalang Road, Talat Yai, Mueang Phuket, Phuket 83000',
      },
    },
    openingHours: daily('00:00', '24:00'),
    daysAgo: 9,
  },
  {
    id: 'hua-hin-railway-station',
    title: { th: 'สถานีรถไฟหัวหิน', en: 'Hua Hin Railway Station', zh: '华欣火车站', ar: 'محطة قطار هوا هين' },
    highlightSentence: {
      th: 'สถานีไม้สีครีมแดงอายุเกือบร้อยปี กับพลับพลาพระมงกุฎเกล้าที่ย้ายมาทั้งหลัง',
      en: 'Cream and oxblood, a brass bell and a royal waiting room: the prettiest platform in the country.',
      zh: '奶白与绛红的木造老站、一口铜钟、一间皇家候车亭：全国最美的月台。',
      ar: 'عاجيٌّ وأحمر داكن وجرس نحاسي واستراحة ملكية: أجمل رصيف قطار في البلاد.',
    },
    description: {
      th: text(
        'รถไฟสายใต้มาถึงหัวหินเมื่อ พ.ศ. 2454 จากหมู่บ้านประมงก็กลายเป็นเมืองตากอากาศแห่งแรกของสยาม อาคารสถานีหลังนี้สร้างราว พ.ศ. 2469 เป็นเรือนไม้ทาสีครีมตัดแดง เสาค้ำฉลุลาย ป้ายชื่อสถานีมีทั้งภาษาไทย อังกฤษ และจีน',
        'ข้างชานชาลาคือพลับพลาพระมงกุฎเกล้า เดิมอยู่ที่พระราชวังสนามจันทร์ นครปฐม ย้ายมาประกอบใหม่ที่นี่ภายหลัง ระฆังทองเหลืองยังเคาะบอกขบวนรถ และมีหัวรถจักรไอน้ำจอดให้เด็กปีนดู',
        'ปัจจุบันรถไฟส่วนใหญ่จอดที่สถานียกระดับแห่งใหม่ข้าง ๆ อาคารเก่าจึงเงียบพอให้นั่งฟังเสียงนกพิราบ มาช่วงเย็นแดดลอดเสาไม้สวยที่สุด แล้วเดินต่อไปตลาดโต้รุ่งได้ในห้านาที',
      ),
      en: text(
        'The southern line reached Hua Hin in 1911 and turned a fishing village into Siam’s first seaside resort. The station went up in the mid-1920s: a timber house in cream and oxblood, with fretted brackets and the name on the board in Thai, English and Chinese.',
        'Beside the platform stands the royal waiting room, built for a palace in Nakhon Pathom and later taken apart and put together again here. The brass bell is still in its place, and a steam engine sits on a siding for children to climb around.',
        'Most trains now call at the new elevated station next door, so the old one is quiet enough for pigeons. Come late in the day, when the sun slants between the posts; the night market is five minutes away on foot.',
      ),
      zh: text(
        '1911 年南线铁路通到华欣，一座渔村从此成了暹罗第一个海滨度假地。车站建于二十世纪二十年代中期，木结构漆成奶白与绛红，檐下是镂空托架，站牌写着泰、英、中三种文字。',
        '月台边是皇家候车亭，原属佛统府的一座行宫，后来整座拆下，在这里重新拼装。铜钟还挂在老地方，一辆蒸汽机车停在侧线上，任孩子们围着看。',
        '如今多数列车停靠隔壁的高架新站，老站便安静得只剩鸽子。傍晚阳光从木柱间斜照进来时最美，看完步行五分钟就到夜市。',
      ),
      ar: text(
        'بلغ خط الجنوب هوا هين عام 1911 فحوّل قرية صيادين إلى أول منتجع بحري في سيام. شُيّدت المحطة في منتصف العشرينيات: بيت خشبي بالعاجي والأحمر الداكن، بدعامات مخرّمة ولوحة اسم بالتايلاندية والإنجليزية والصينية.',
        'وبجانب الرصيف تقوم الاستراحة الملكية، وقد بُنيت لقصر في ناخون باتوم ثم فُكّكت وأُعيد تركيبها هنا. ما زال الجرس النحاسي في مكانه، وعلى خط جانبي قاطرة بخارية يدور حولها الأطفال.',
        'تتوقف معظم القطارات اليوم في المحطة المعلّقة الجديدة المجاورة، فصارت القديمة هادئة تسكنها الحمائم. تعال في آخر النهار حين تميل الشمس بين الأعمدة، والسوق الليلي على بُعد خمس دقائق مشيًا.',
      ),
    },
    tags: ['ย่านเก่า', 'old town', 'รถไฟ', 'train', 'ถ่ายรูป', 'สถาปัตยกรรม'],
    towns: ['hua-hin'],
    listings: ['hua-hin-by-train'],
    status: 'RELEASE',
    thumbnail: picture('city', 'hua-hin-station-thumb', 'golden'),
    cover: picture('city', 'hua-hin-station-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('city', 'hua-hin-station-pavilion', 'day'),
        title: {
          th: 'พลับพลาพระมงกุฎเกล้า',
          en: 'The royal waiting room',
          zh: '皇家候车亭',
          ar: 'الاستراحة الملكية',
        },
      },
      {
        type: 'picture',
        picture: picture('city', 'hua-hin-station-bell', 'golden'),
        title: { th: 'ระฆังทองเหลือง', en: 'The brass bell', zh: '铜钟' },
        description: { th: 'เคาะสามครั้งเมื่อรถจะออก', en: 'Three strokes meant the train was leaving.' },
      },
      {
        type: 'picture',
        picture: picture('street-food', 'hua-hin-station-market', 'night'),
        title: { th: 'ตลาดโต้รุ่ง', en: 'The night market' },
      },
    ],
    contacts: { phone: '02-000-7102' },
    location: {
      latitude: 12.5674,
      longitude: 99.9547,
      streetAddress: {
        th: 'ถ.พระปกเกล้า ต.หัวหิน อ.หัวหิน จ.ประจวบคีรีขันธ์ 77110',
        en: 'Phra Pok Klao Road, Hua Hin, Prachuap Khiri Khan 77110',
      },
    },
    openingHours: daily('00:00', '24:00'),
    action: {
      type: 'externalUrl',
      contact: { externalUrl: 'https://www.example.com/trains/hua-hin' },
      text: { th: 'ดูเวลารถไฟ', en: 'Train times', zh: '列车时刻', ar: 'مواعيد القطارات' },
      color: COLORS.gray,
    },
    daysAgo: 16,
  },
  {
    id: 'river-kwai-bridge',
    title: {
      th: 'สะพานข้ามแม่น้ำแคว',
      en: 'The Bridge on the River Kwai',
      zh: '桂河大桥',
      ar: 'الجسر على نهر كواي',
    },
    highlightSentence: {
      th: 'สะพานเหล็กของทางรถไฟสายมรณะ รถไฟยังวิ่งข้ามวันละไม่กี่ขบวน ช้า ๆ เหมือนจำอะไรได้',
      en: 'A few trains a day still cross this wartime bridge, at walking pace, as if they remembered.',
      zh: '这座战时铁桥每天仍有几班火车缓缓驶过，慢得像还记得什么。',
      ar: 'ما زالت قطارات قليلة تعبر جسر الحرب هذا كل يوم بسرعة الماشي، كأنها تتذكر.',
    },
    description: {
      th: text(
        'ระหว่าง พ.ศ. 2485–2486 เชลยศึกสัมพันธมิตรกว่าหกหมื่นคนกับแรงงานชาวเอเชียอีกจำนวนมหาศาล ถูกบังคับให้สร้างทางรถไฟ 415 กิโลเมตรจากบ้านโป่งไปพม่า คนตายไปราวหนึ่งแสน สะพานเหล็กที่ท่ามะขามคือส่วนที่คนทั้งโลกจำได้',
        'ช่วงโค้งเป็นของเดิม ส่วนช่วงเหลี่ยมตรงกลางซ่อมใหม่หลังถูกทิ้งระเบิด เดินข้ามได้ มีจุดหลบรถไฟเป็นระยะ เมื่อได้ยินหวูดให้หลบเข้าชานเหล็กแล้วรอ ขบวนจะผ่านไปช้าพอให้โบกมือกับคนบนรถ',
        'ก่อนหรือหลังมาที่นี่ ควรแวะสุสานทหารสัมพันธมิตรดอนรักในเมือง อ่านอายุบนแผ่นป้าย ส่วนใหญ่ยี่สิบต้น ๆ แล้วจะเดินบนสะพานต่างไปจากเดิม',
      ),
      en: text(
        'In 1942 and 1943 more than 60,000 Allied prisoners of war and a far greater number of Asian labourers were forced to build 415 kilometres of railway from Ban Pong to Burma. About a hundred thousand people died. The steel bridge at Tha Makham is the part of it that the world remembers.',
        'The curved spans are original; the two angular ones replaced those destroyed by bombs. You may walk across. There are small platforms to step aside on, and when the whistle sounds you wait there while the train goes by, slowly enough to wave to the people in it.',
        'Before or after, visit the war cemetery at Don Rak in the town. Read the ages on the plaques, most of them in the early twenties. You will walk the bridge differently.',
      ),
      zh: text(
        '1942 至 1943 年间，六万多名盟军战俘和更多的亚洲劳工被迫修筑从班蓬到缅甸的 415 公里铁路，约十万人丧生。他玛坎的这座铁桥，是世人记住的那一段。',
        '弧形桥拱是原物，中间两节方形桥架是轰炸后重修的。桥上可以步行，隔一段就有供人避让的小平台；听到汽笛便站进去等，火车慢慢开过，慢得够你和车上的人挥手。',
        '来之前或看完以后，请去城里的党叻盟军公墓走走。读一读碑上的年龄，大多二十出头。再上桥时，脚步会不一样。',
      ),
      ar: text(
        'بين عامي 1942 و1943 أُجبر أكثر من ستين ألف أسير من قوات الحلفاء، وأعداد أكبر بكثير من العمال الآسيويين، على مدّ 415 كيلومترًا من السكة من بان بونغ إلى بورما. مات نحو مئة ألف إنسان، وجسر الفولاذ في تا ماخام هو ما يذكره العالم منها.',
        'العقود المقوّسة أصلية، أما القطعتان المضلّعتان فحلّتا محل ما دمّره القصف. يمكنك العبور مشيًا، وعلى الطريق منصات صغيرة للتنحي؛ فإذا سمعت الصفير فانتظر عليها حتى يمر القطار ببطء يسمح لك بالتلويح لركابه.',
        'قبل الجسر أو بعده زُر مقبرة الحرب في دون راك وسط المدينة، واقرأ الأعمار على الشواهد، وأكثرها في أوائل العشرينيات. ستمشي على الجسر مشية مختلفة.',
      ),
    },
    tags: ['ประวัติศาสตร์', 'history', 'รถไฟ', 'train', 'แม่น้ำ'],
    towns: ['kanchanaburi'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('river', 'kwai-bridge-thumb', 'golden'),
    cover: picture('river', 'kwai-bridge-cover', 'dusk'),
    gallery: [
      {
        type: 'picture',
        picture: picture('river', 'kwai-bridge-arches', 'day'),
        title: { th: 'ช่วงโค้งเดิม', en: 'The original spans', zh: '原有的桥拱', ar: 'العقود الأصلية' },
      },
      {
        type: 'picture',
        picture: picture('city', 'kwai-bridge-cemetery', 'day'),
        title: { th: 'สุสานดอนรัก', en: 'Don Rak cemetery', zh: '党叻公墓' },
        description: {
          th: 'เกือบเจ็ดพันหลุม ดูแลสนามหญ้าทุกวัน',
          en: 'Close to seven thousand graves, tended every day.',
          zh: '近七千座墓，草坪每日有人照料。',
        },
      },
      {
        type: 'picture',
        picture: picture('mountain', 'kwai-bridge-krasae', 'day'),
        title: { th: 'โค้งถ้ำกระแซ', en: 'The Krasae viaduct' },
      },
    ],
    contacts: { phone: '02-000-7103' },
    location: {
      latitude: 14.0409,
      longitude: 99.5037,
      streetAddress: {
        th: 'ต.ท่ามะขาม อ.เมืองกาญจนบุรี จ.กาญจนบุรี 71000',
        en: 'Tha Makham, Mueang Kanchanaburi, Kanchanaburi 71000',
      },
    },
    openingHours: daily('00:00', '24:00'),
    daysAgo: 22,
  },
  {
    id: 'museum-siam',
    title: { th: 'มิวเซียมสยาม', en: 'Museum Siam', zh: '暹罗博物馆' },
    highlightSentence: {
      th: 'พิพิธภัณฑ์ที่ชวนถามว่าอะไรคือไทย เปิดลิ้นชัก ลองชุด เล่นโต๊ะอาหารได้ทุกห้อง',
      en: 'A playful museum in an old ministry that asks one question in fourteen rooms: what makes anything Thai?',
    },
    description: {
      th: 'ตึกกระทรวงพาณิชย์เดิมสีเหลืองออกแบบโดยมาริโอ ตามัญโญ ข้างในเล่าเรื่องไทยแบบไม่ดุ จับได้เกือบทุกอย่าง ลงรถไฟฟ้าใต้ดินสถานีสนามไชยขึ้นมาก็ถึงสวนของพิพิธภัณฑ์',
      en: 'The yellow building by Mario Tamagno was once the Ministry of Commerce. Almost everything inside may be opened, tried on or played with. The metro stops beneath the lawn.',
    },
    tags: ['พิพิธภัณฑ์', 'museum', 'family', 'ครอบครัว', 'สถาปัตยกรรม'],
    towns: ['bangkok'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('city', 'museum-siam-thumb', 'day'),
    cover: picture('city', 'museum-siam-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('craft', 'museum-siam-room', 'day'),
        title: { th: 'ห้องเปิดลิ้นชัก', en: 'The room of drawers' },
      },
      { type: 'picture', picture: picture('city', 'museum-siam-lawn', 'day'), title: { th: 'สนามหน้าตึก' } },
      {
        type: 'picture',
        picture: picture('city', 'museum-siam-night', 'dusk'),
        title: { th: 'ไฟตึกยามค่ำ', en: 'After closing', zh: '闭馆以后' },
      },
    ],
    contacts: { phone: '02-000-7104' },
    location: {
      latitude: 13.7441,
      longitude: 100.4941,
      streetAddress: {
        th: 'ถ.สนามไชย เขตพระนคร กรุงเทพฯ 10200',
        en: 'Sanam Chai Road, Phra Nakhon, Bangkok 10200',
      },
    },
    // Closed on Mondays, with holidays of its own.
    openingHours: daily('10:00', '18:00', ['mon'], {
      special: [
        {
          date: '2026-12-31',
          intervals: [{ open: '10:00', close: '15:00' }],
          note: { th: 'ปิดเร็ววันสิ้นปี', en: 'Early closing' },
        },
        { date: '2027-01-01', closed: true, note: { th: 'วันขึ้นปีใหม่', en: 'New Year’s Day', zh: '元旦' } },
        { date: '2027-04-13', closed: true, note: { th: 'สงกรานต์', en: 'Songkran', zh: '泼水节' } },
      ],
    }),
    daysAgo: 39,
  },
  {
    id: 'songkhla-old-town',
    title: { th: 'ย่านเมืองเก่าสงขลา', en: 'Songkhla Old Town', zh: '宋卡老城' },
    highlightSentence: {
      th: 'ถนนนครนอก นครใน นางงาม สามสายขนานกัน ตึกจีน ร้านยา สตรีตอาร์ต และของกินทุกห้านาที',
      en: 'Three parallel streets between a lake and a wall: shophouses, street art, and something to eat every five minutes.',
    },
    description: {
      th: 'เริ่มจากศาลเจ้าพ่อหลักเมืองบนถนนนางงาม แล้วเดินซิกแซ็กทะลุตรอก ก๋วยเตี๋ยวหางหมู ไอศกรีมใส่ไข่แข็ง ข้าวสตูสูตรไหหลำ ทุกบ้านรู้จักกันหมด ถามทางได้เสมอ',
    },
    tags: ['ย่านเก่า', 'old town', 'สถาปัตยกรรม', 'Food & Drink', '老街'],
    towns: ['songkhla'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('city', 'songkhla-old-thumb', 'day'),
    cover: picture('city', 'songkhla-old-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('city', 'songkhla-old-art', 'day'),
        title: { th: 'สตรีตอาร์ต', en: 'Street art' },
      },
      { type: 'picture', picture: picture('food', 'songkhla-old-stew', 'day'), title: { th: 'ข้าวสตู' } },
      {
        type: 'picture',
        picture: picture('temple', 'songkhla-old-shrine', 'day'),
        title: { th: 'ศาลหลักเมือง', zh: '城隍庙' },
      },
    ],
    location: {
      latitude: 7.198,
      longitude: 100.5903,
      streetAddress: { th: 'ถ.นางงาม ต.บ่อยาง อ.เมืองสงขลา จ.สงขลา 90000' },
    },
    daysAgo: 46,
  },
  {
    id: 'bueng-kaen-nakhon',
    title: { th: 'บึงแก่นนคร', en: 'Bueng Kaen Nakhon' },
    highlightSentence: {
      en: 'Khon Kaen’s evening in one lap of a lake: joggers, aerobics, grilled eggs and a very pink sky.',
    },
    description: {
      en: 'Four kilometres round. Start at five from the statue of Chao Phia Mueang Phaen, stop for eggs on sticks, and finish at the foot of Wat Nong Wang as its lights come on.',
      th: 'รอบบึงสี่กิโลเมตร เริ่มห้าโมงเย็นจากอนุสาวรีย์เจ้าเพียเมืองแพน แวะไข่ปิ้ง แล้วไปจบใต้พระธาตุเก้าชั้นตอนไฟเปิดพอดี',
    },
    tags: ['สวน', 'sunset', 'family', 'street food', 'อีสาน'],
    towns: ['khon-kaen'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('river', 'kaen-nakhon-thumb', 'dusk'),
    cover: picture('river', 'kaen-nakhon-cover', 'dusk'),
    gallery: [
      {
        type: 'picture',
        picture: picture('street-food', 'kaen-nakhon-eggs', 'dusk'),
        title: { en: 'Eggs on sticks' },
      },
      {
        type: 'picture',
        picture: picture('person', 'kaen-nakhon-runners', 'golden'),
        title: { en: 'The evening lap' },
      },
      {
        type: 'picture',
        picture: picture('temple', 'kaen-nakhon-stupa', 'night'),
        title: { en: 'Wat Nong Wang, lit' },
      },
    ],
    location: {
      latitude: 16.414,
      longitude: 102.837,
      streetAddress: { th: 'ต.ในเมือง อ.เมืองขอนแก่น จ.ขอนแก่น 40000' },
    },
    openingHours: daily('05:00', '22:00'),
    daysAgo: 77,
  },
  // A travelling troupe: both coordinates are 0, which hides the location from visitors.
  {
    id: 'nang-talung-troupe',
    title: { th: 'หนังตะลุงคณะลุงหมอน', en: 'Uncle Mon’s Shadow-Puppet Troupe', zh: '莫叔皮影戏班' },
    highlightSentence: {
      th: 'หนังตะลุงเร่แห่งลุ่มทะเลสาบ ขนตัวหนังร้อยกว่าตัวกับจอผ้าขาวผืนเดียว ไปเล่นทุกงานที่มีคนฟัง',
      en: 'One cloth screen, one lamp, a hundred and twenty leather puppets, and a truck. They play wherever there is a crowd.',
    },
    description: {
      th: 'คืนหนึ่งลุงหมอนพากย์คนเดียวสิบกว่าเสียง ไอ้เท่ง ไอ้หนูนุ้ย ยอดทอง แซวการเมืองจนคนดูหัวเราะน้ำตาไหล ถามคิวแสดงในเพจได้ว่าเดือนนี้อยู่วัดไหน',
      en: 'Uncle Mon speaks every part himself, until long after midnight. Ask on the page at which temple fair they are this month.',
    },
    tags: ['ศิลปะ', 'งานคราฟต์', 'เทศกาล', 'art & craft'],
    towns: ['songkhla'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('festival', 'nang-talung-thumb', 'night'),
    cover: picture('night', 'nang-talung-cover', 'night'),
    gallery: [
      {
        type: 'picture',
        picture: picture('craft', 'nang-talung-puppet', 'night'),
        title: { th: 'ไอ้เท่ง', en: 'Theng, the clown' },
      },
      {
        type: 'picture',
        picture: picture('person', 'nang-talung-mon', 'night'),
        title: { th: 'ลุงหมอนหลังจอ' },
      },
      {
        type: 'picture',
        picture: picture('festival', 'nang-talung-screen', 'night'),
        title: { th: 'จอผ้าผืนเดียว', en: 'The screen', zh: '一块白布' },
      },
    ],
    contacts: { phone: '08-0000-7107' },
    location: { latitude: 0, longitude: 0, streetAddress: { th: 'ไม่มีที่ตั้งประจำ', en: 'On the road' } },
    openingHours: { th: 'หลังสองทุ่ม แล้วแต่งาน' },
    daysAgo: 50,
  },
];
