import { COLORS, daily, html, picture, text, week } from '../builders.ts';
import type { PortalSeed } from '../seed-types.ts';

export const food: PortalSeed[] = [
  {
    id: 'khao-soi-huean-sala',
    title: {
      th: 'ข้าวซอยเฮือนศาลา',
      en: 'Khao Soi Huean Sala',
      zh: '凉亭家泰北咖喱面',
      ar: 'خاو سوي «هوين سالا»',
    },
    highlightSentence: {
      th: 'ข้าวซอยไก่หม้อเดียวหมดแล้วหมดเลย พริกแกงตำเองทุกเช้าใต้ต้นลำไยย่านฟ้าฮ่าม',
      en: 'One pot a day of coconut curry noodles, with a paste pounded each morning under the longan tree.',
      zh: '每天只煮一锅的椰香咖喱面，咖喱酱清早在龙眼树下现舂。',
      ar: 'قِدر واحدة في اليوم من معكرونة الكاري بجوز الهند، ومعجون يُدقّ كل صباح تحت شجرة اللونغان.',
    },
    description: {
      th: text(
        'ข้าวซอยถ้วยดีต้องมีสามเสียง เสียงเส้นทอดกรอบแตกใต้ช้อน เสียงซดน้ำแกง และเสียงถอนหายใจตอนหมดถ้วย ที่เฮือนศาลาแม่อุ๊ยคำตำพริกแกงเองตั้งแต่ตีห้า มีพริกแห้ง ขิง ขมิ้น เมล็ดผักชี และชะโกที่คั่วจนหอมไปถึงถนน',
        'น้ำแกงข้นกำลังพอดี กะทิแตกมันเป็นวงสีส้ม น่องไก่ตุ๋นจนใช้ช้อนตัดได้ เสิร์ฟพร้อมผักกาดดอง หอมแดง และมะนาวเหลืองลูกเล็ก บีบครึ่งซีกก่อนชิม แล้วค่อยตัดสินใจเรื่องพริกผัดน้ำมัน',
        'เปิดสิบโมง หมดราวบ่ายสอง วันพระใหญ่แม่อุ๊ยปิดไปวัด ดูประกาศหน้าร้านได้',
      ),
      en: text(
        'A proper bowl of khao soi makes three sounds: fried noodles cracking under the spoon, the slurp of the broth, and the sigh at the bottom. At Huean Sala, Grandma Kham starts pounding at five in the morning: dried chillies, ginger, turmeric, coriander seed, and black cardamom toasted until the whole lane smells of it.',
        'The curry is rich without being heavy, with orange pools of coconut oil on top and a drumstick that gives way to the spoon. On the side come pickled greens, raw shallots and a small yellow lime. Squeeze half of it in before you taste; only then decide about the chilli oil.',
        'Open from ten, sold out by about two. On the great Buddhist holy days Grandma goes to the temple instead, and a note hangs on the gate.',
      ),
      zh: text(
        '一碗好的泰北咖喱面有三种声音：炸面在勺下碎裂、汤入口的吸溜，还有碗底朝天时的一声叹气。康婆婆每天五点就开始舂酱：干辣椒、姜、姜黄、芫荽籽，还有烘得满巷飘香的草果。',
        '汤底浓而不腻，面上浮着一圈圈橙色椰油，鸡腿炖到用勺一压就散。配菜是酸菜、生红葱头和小小的黄青柠。先挤半个再尝，然后才决定要不要加辣油。',
        '十点开门，大约两点卖完。遇上大佛日婆婆去寺里，门口会挂张纸条。',
      ),
      ar: text(
        'لوعاء الخاو سوي الأصيل ثلاثة أصوات: تكسُّر المعكرونة المقلية تحت الملعقة، ورشفة المرق، وتنهيدة النهاية. تبدأ الجدة خام الدقّ في الخامسة صباحًا: فلفل مجفف وزنجبيل وكركم وبذور كزبرة وهيل أسود محمّص تملأ رائحته الزقاق.',
        'المرق غني من غير ثقل، تطفو عليه دوائر برتقالية من زيت جوز الهند، وفخذ الدجاج يلين للملعقة. ومعه مخلل الخردل والكراث الأحمر النيء وليمونة صفراء صغيرة. اعصر نصفها قبل أن تتذوق، ثم قرر بشأن زيت الفلفل.',
        'يفتح في العاشرة وينفد الطعام نحو الثانية ظهرًا. وفي الأعياد البوذية الكبرى تذهب الجدة إلى المعبد وتعلّق ورقة على الباب.',
      ),
    },
    tags: ['อาหาร', 'food', 'อาหารเหนือ', 'ก๋วยเตี๋ยว', 'Food & Drink', '面食'],
    towns: ['chiang-mai'],
    listings: ['chiang-mai-night-markets'],
    status: 'RELEASE',
    thumbnail: picture('food', 'khao-soi-thumb', 'day'),
    cover: picture('food', 'khao-soi-cover', 'day'),
    gallery: [
      {
        type: 'picture',
        picture: picture('food', 'khao-soi-bowl', 'day'),
        title: { th: 'ข้าวซอยน่องไก่', en: 'Chicken khao soi', zh: '鸡腿咖喱面', ar: 'خاو سوي بالدجاج' },
        description: {
          th: 'เส้นไข่ทำเอง ลวกครึ่งหนึ่ง ทอดครึ่งหนึ่ง',
          en: 'Egg noodles made here: half boiled, half fried.',
          zh: '自制鸡蛋面，一半煮，一半炸。',
          ar: 'معكرونة بيض منزلية، نصفها مسلوق ونصفها مقلي.',
        },
      },
      {
        type: 'picture',
        picture: picture('person', 'khao-soi-kham', 'dawn'),
        title: { th: 'แม่อุ๊ยคำกับครกหิน', en: 'Grandma Kham at the mortar', zh: '康婆婆和石臼' },
      },
      {
        type: 'picture',
        picture: picture('market', 'khao-soi-spices', 'day'),
        title: { th: 'เครื่องแกง', en: 'The spices' },
      },
    ],
    contacts: { phone: '08-0000-4101', lineId: 'hueansala-demo' },
    location: {
      latitude: 18.8045,
      longitude: 99.001,
      streetAddress: {
        th: 'ถ.เจริญราษฎร์ ต.ฟ้าฮ่าม อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50000',
        en: 'Charoen Rat Road, Fa Ham, Mueang Chiang Mai 50000',
      },
    },
    openingHours: daily('10:00', '14:00', ['wed']),
    action: {
      type: 'phone',
      contact: { phone: '08-0000-4101' },
      text: { th: 'โทรถามว่าหมดหรือยัง', en: 'Call: any left?', zh: '打电话问还有没有', ar: 'اتصل: هل بقي شيء؟' },
      color: COLORS.offWhite,
    },
    daysAgo: 7,
  },
  {
    id: 'hokkien-mee-thalang',
    title: {
      th: 'หมี่ฮกเกี้ยนย่านถลาง',
      en: 'Hokkien Mee on Thalang Road',
      zh: '塔朗路福建炒面',
      ar: 'نودلز هوكيين في شارع ثالانغ',
    },
    highlightSentence: {
      th: 'เส้นเหลืองลื่น น้ำขลุกขลิก หอมกระทะเตาถ่าน จานเช้าจานค่ำของคนภูเก็ต',
      en: 'Fat yellow noodles, a spoonful of smoky gravy and a raw egg: Phuket’s tin-miners’ breakfast, still at it.',
      zh: '粗黄面、带炭香的浓汁、一只生蛋：当年锡矿工的早饭，如今依旧当家。',
      ar: 'نودلز صفراء غليظة ومرق مدخّن وبيضة نيئة: فطور عمال مناجم القصدير في بوكيت، ولا يزال.',
    },
    description: {
      th: text(
        'คนฮกเกี้ยนที่มาทำเหมืองดีบุกเอากระทะกับเส้นหมี่เหลืองติดมาด้วย ร้อยกว่าปีผ่านไป เหมืองปิดหมดแล้วแต่กระทะยังไม่ดับ ร้านเล็ก ๆ ในตึกแถวถนนถลางของโกเหน่งผัดทีละจานบนเตาถ่าน ใส่หมู กุ้ง หอย และน้ำซุปกระดูกที่เคี่ยวตั้งแต่เช้า',
        'สั่งแบบคนท้องถิ่นต้องบอกว่า “น้ำขลุกขลิก ใส่ไข่” โกเหน่งจะตอกไข่ลงไปตอนเส้นยังเดือด คลุกแล้วกินคู่หอมแดงสดกับแคบหมูกรอบ ตามด้วยโอ้เอ๋วเย็น ๆ อีกถ้วย',
        'กลางวันคนเยอะ นั่งรวมโต๊ะได้ไม่ต้องเกรงใจ ภาษาจีนฮกเกี้ยนสองสามคำเรียกรอยยิ้มได้เสมอ',
      ),
      en: text(
        'The Hokkien people who came for the tin brought a wok and a recipe. The mines are gone; the wok is still hot. In a narrow shophouse on Thalang Road, Ko Neng fries one plate at a time over charcoal, with pork, prawns, clams and a stock that has been on the stove since dawn.',
        'Order as the regulars do: a little gravy, and an egg. He breaks it over the noodles while they are still seething; you stir, and it turns to silk. Raw shallots and pork crackling come on the side, and for afterwards there is oh-eaw, a shaved-ice jelly you will find almost nowhere else.',
        'At noon you share a table with whoever is there. Two words of Hokkien will get you a smile.',
      ),
      zh: text(
        '当年为锡矿而来的福建人，带来了一口锅和一个方子。矿早关了，锅还热着。塔朗路窄窄的骑楼里，阿能哥用炭火一盘一盘地炒，放猪肉、虾、蛤蜊，还有天没亮就熬上的高汤。',
        '要像熟客那样点：“汁少一点，加蛋。”趁面还在翻滚，他把蛋打上去，你一拌，满盘丝滑。配生红葱头和炸猪皮，吃完再来一碗爱玉般的“噢咿噢”刨冰，别处几乎吃不到。',
        '中午要拼桌，不必客气。说上两句福建话，老板准笑。',
      ),
      ar: text(
        'جاء أبناء هوكيين طلبًا للقصدير ومعهم مقلاة ووصفة. أُغلقت المناجم وظلت المقلاة ساخنة. في بيت ضيق من بيوت التجار بشارع ثالانغ يطهو كو نينغ طبقًا طبقًا على الفحم، بالروبيان والمحار ومرق بدأ غليانه قبل الفجر.',
        'اطلب كما يطلب أهل المكان: قليل من المرق وبيضة. يكسرها فوق النودلز وهي تغلي، فتحرّكها فتصير كالحرير. ومعها كراث أحمر نيء، وبعدها «أو إيو»، هلام بالثلج المبشور لا تكاد تجده في مكان آخر.',
        'عند الظهر تشارك الطاولة مع من يكون هناك. وكلمتان بلهجة هوكيين تكفيان لتحظى بابتسامة.',
      ),
    },
    tags: ['อาหาร', 'food', 'อาหารใต้', 'ก๋วยเตี๋ยว', 'street food', 'old town'],
    towns: ['phuket'],
    listings: ['phuket-old-town-walk'],
    status: 'RELEASE',
    thumbnail: picture('food', 'hokkien-thumb', 'day'),
    cover: picture('street-food', 'hokkien-cover', 'day'),
    gallery: [
      {
        type: 'picture',
        picture: picture('street-food', 'hokkien-wok', 'day'),
        title: { th: 'เตาถ่านหน้าร้าน', en: 'The charcoal stove', zh: '门口的炭炉', ar: 'موقد الفحم' },
      },
      {
        type: 'picture',
        picture: picture('food', 'hokkien-oheaw', 'day'),
        title: { th: 'โอ้เอ๋ว', en: 'Oh-eaw', zh: '噢咿噢' },
        description: {
          th: 'วุ้นจากเมล็ดโอ้เอ๋วกับกล้วย ใส่น้ำแข็งไสน้ำแดง',
          en: 'Jelly from soaked seeds and banana, with red syrup and shaved ice.',
          zh: '用种子和香蕉做成的冻，加红糖水和刨冰。',
        },
      },
      {
        type: 'picture',
        picture: picture('city', 'hokkien-shophouse', 'golden'),
        title: { th: 'ตึกแถวถนนถลาง', en: 'Thalang shophouses' },
      },
    ],
    contacts: { phone: '08-0000-4102' },
    location: {
      latitude: 7.8848,
      longitude: 98.3892,
      streetAddress: {
        th: 'ถ.ถลาง ต.ตลาดใหญ่ อ.เมืองภูเก็ต จ.ภูเก็ต 83000',
        en: 'Thalang Road, Talat Yai, Mueang Phuket, Phuket 83000',
      },
    },
    openingHours: week(
      ['mon', 'tue', 'wed', 'thu', 'sat', 'sun'],
      [
        { open: '07:00', close: '14:00' },
        { open: '17:00', close: '20:30' },
      ],
    ),
    daysAgo: 10,
  },
  {
    id: 'gai-yang-khao-suan-kwang',
    title: {
      th: 'ไก่ย่างเขาสวนกวาง',
      en: 'Grilled Chicken of Khao Suan Kwang',
      zh: '考宣光烤鸡',
      ar: 'دجاج خاو سوان كوانغ المشوي',
    },
    highlightSentence: {
      th: 'ไก่บ้านไม้ละครึ่งตัว ย่างถ่านช้า ๆ กับส้มตำครกดินเผา ริมถนนมิตรภาพเหนือเมืองขอนแก่น',
      en: 'Half a lean village chicken on a split bamboo stick, slow over charcoal, and a mortar that never rests.',
      zh: '半只土鸡夹在竹签里，炭火慢烤，旁边的石臼从不歇着。',
      ar: 'نصف دجاجة بلدية في عود خيزران مشقوق على فحم هادئ، وهاونٌ لا يستريح.',
    },
    description: {
      th: html(
        '<p>ขับจากขอนแก่นขึ้นเหนือไปทางอุดรไม่ถึงชั่วโมง จะเห็นควันลอยสองข้างทางก่อนเห็นป้ายอำเภอ เขาสวนกวางขึ้นชื่อเรื่องไก่ย่างมาตั้งแต่รถบัสสายอีสานยังต้องจอดพักเครื่อง แม่ค้าหิ้วไก่เสียบไม้ขึ้นมาขายถึงหน้าต่าง</p>',
        '<h3>สำรับที่ถูกต้อง</h3>',
        '<ul><li>ไก่บ้านหมักกระเทียม รากผักชี พริกไทย ย่างไฟอ่อนร่วมชั่วโมง หนังบางกรอบ เนื้อแน่น</li><li>ตำลาวใส่ปูกับปลาร้านัว หรือตำไทยถ้ายังไม่คล่อง</li><li>ข้าวเหนียวนึ่งใหม่ในกระติบ กับแจ่วขม</li></ul>',
        '<blockquote>ไก่ตัวไม่ใหญ่ แต่กินแล้วรู้ว่าเคยวิ่ง — ป้าหนู เจ้าของเพิง</blockquote>',
        '<p>กินด้วยมือ ปั้นข้าวเป็นก้อนพอคำ จิ้มแจ่ว แล้วค่อยตามด้วยไก่</p>',
      ),
      en: html(
        '<p>Drive north from Khon Kaen for the better part of an hour and you will see the smoke before the town sign. Khao Suan Kwang has lived on grilled chicken since the days when every Isan bus stopped here to cool its engine, and the sellers held the skewers up to the windows.</p>',
        '<h3>The proper set</h3>',
        '<ul><li>Village chicken in garlic, coriander root and pepper, an hour over a low fire: thin crisp skin, firm meat.</li><li>Papaya salad with field crab and fermented fish, or the sweeter Thai one while you are still learning.</li><li>Sticky rice in its basket, and a bitter dip that grows on you.</li></ul>',
        '<blockquote>“Not a big bird, but you can taste that it used to run.” — Auntie Nu, at the grill</blockquote>',
        '<p>Eat with your fingers: a small ball of rice, then the dip, then the chicken.</p>',
      ),
      zh: html(
        '<p>从孔敬往北开不到一个小时，还没看见镇子的路牌，先看见路两旁的烟。从前伊森的长途车都在考宣光停车凉引擎，小贩便举着烤鸡递到车窗前，这一卖就卖成了招牌。</p>',
        '<h3>标准吃法</h3>',
        '<ul><li>土鸡用蒜、芫荽根和胡椒腌过，小火烤上一小时，皮薄而脆，肉紧实。</li><li>加田蟹和鱼露酱的老挝式青木瓜沙拉；还不习惯的话，先点偏甜的泰式。</li><li>竹篓里的热糯米饭，配越吃越上瘾的苦味蘸酱。</li></ul>',
        '<blockquote>“鸡不大，但一吃就知道它跑过。”——烤摊主奴姨</blockquote>',
        '<p>用手吃：捏一小团糯米，蘸酱，再来一口鸡。</p>',
      ),
      ar: html(
        '<p>انطلق شمالًا من خون كاين أقل من ساعة، وسترى الدخان قبل لافتة البلدة. تعيش خاو سوان كوانغ على الدجاج المشوي منذ أن كانت كل حافلات إيسان تتوقف هنا لتبريد محركاتها، فيرفع الباعة الأعواد إلى النوافذ.</p>',
        '<h3>الوجبة كما ينبغي</h3>',
        '<ul><li>دجاج بلدي متبّل بالثوم وجذور الكزبرة والفلفل، ساعة على نار هادئة: جلد رقيق مقرمش ولحم متماسك.</li><li>سلطة البابايا بالسلطعون والسمك المخمّر، أو النسخة الأحلى إلى أن تعتاد.</li><li>أرز لزج في سلّته، وغموس مرّ ستحبه مع الوقت.</li></ul>',
        '<blockquote>«ليست دجاجة كبيرة، لكن طعمها يخبرك أنها كانت تركض» — الخالة نو عند الموقد</blockquote>',
        '<p>كُل بيدك: كرة صغيرة من الأرز، ثم الغموس، ثم الدجاج.</p>',
      ),
    },
    isAdvanceDescription: true,
    tags: ['อาหาร', 'food', 'อาหารอีสาน', 'street food', 'Food & Drink'],
    towns: ['khon-kaen'],
    listings: ['isan-table'],
    status: 'RELEASE',
    thumbnail: picture('street-food', 'gai-yang-thumb', 'day'),
    cover: picture('street-food', 'gai-yang-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('food', 'gai-yang-set', 'day'),
        title: { th: 'ครบสำรับ', en: 'The full set', zh: '一桌齐全', ar: 'الوجبة كاملة' },
      },
      {
        type: 'picture',
        picture: picture('person', 'gai-yang-nu', 'day'),
        title: { th: 'ป้าหนูหน้าเตา', en: 'Auntie Nu', zh: '奴姨' },
        description: { th: 'ย่างมาแล้วสามสิบปี ไม่เคยใช้แก๊ส', en: 'Thirty years at the grill, and never with gas.' },
      },
      {
        type: 'picture',
        picture: picture('food', 'gai-yang-somtam', 'day'),
        title: { th: 'ตำลาว', en: 'Papaya salad, Lao style' },
      },
    ],
    contacts: { phone: '08-0000-4103,08-0000-4104' },
    location: {
      latitude: 16.843,
      longitude: 102.857,
      streetAddress: {
        th: 'ถ.มิตรภาพ ต.เขาสวนกวาง อ.เขาสวนกวาง จ.ขอนแก่น 40280',
        en: 'Mittraphap Road, Khao Suan Kwang, Khon Kaen 40280',
      },
    },
    openingHours: daily('08:00', '19:00'),
    daysAgo: 20,
  },
];
