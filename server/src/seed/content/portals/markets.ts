import { COLORS, daily, html, picture, text, week } from '../builders.ts';
import type { PortalSeed } from '../seed-types.ts';

export const markets: PortalSeed[] = [
  // Sixteen gallery items: more than ten pictures, the 13th a video, a link, one expired, two about to expire.
  {
    id: 'tha-phae-sunday-market',
    title: {
      th: 'ถนนคนเดินท่าแพ วันอาทิตย์',
      en: 'Tha Phae Sunday Walking Street',
      zh: '塔佩门周日步行街',
      ar: 'سوق تا فاي ليوم الأحد',
    },
    highlightSentence: {
      th: 'ทุกเย็นวันอาทิตย์ ถนนราชดำเนินกลายเป็นตลาดงานมือยาวเกือบกิโลเมตร มีของกินในลานวัดทุกวัด',
      en: 'Every Sunday the old city’s main street becomes a kilometre of handwork, with supper in the temple yards.',
      zh: '每到周日傍晚，古城主街变成近一公里的手作市集，沿途的寺院里都有晚饭吃。',
      ar: 'كل أحد يتحول الشارع الرئيسي للمدينة القديمة إلى كيلومتر من المشغولات، والعشاء في ساحات المعابد.',
    },
    description: {
      th: html(
        '<p>บ่ายสี่โมงพ่อค้าแม่ค้าเริ่มปูผ้าตั้งแต่ประตูท่าแพไปจนเกือบถึงวัดพระสิงห์ พอหกโมงเสียงเพลงชาติดังขึ้น ทั้งถนนหยุดนิ่งพร้อมกันหนึ่งนาที แล้วค่อยไหลต่อเหมือนไม่มีอะไรเกิดขึ้น</p>',
        '<h2>ซื้ออะไรดี</h2>',
        '<p>กติกาของตลาดคือขายงานที่ทำเอง จึงมีผ้าปักม้ง กระเป๋าใยกัญชง สมุดทำมือกระดาษสา ช้อนไม้ขัดมือ และคนนั่งวาดภาพเหมือนข้างถนน ราคาต่อได้นิดหน่อย แต่ต่อด้วยรอยยิ้ม</p>',
        '<h2>กินที่ไหน</h2>',
        '<ul><li>ลานวัดพันอ้น ไส้อั่ว ข้าวเหนียว น้ำพริกหนุ่ม</li><li>ลานวัดหมื่นล้าน ผัดไทยกระทงไข่กับน้ำสมุนไพร</li><li>ริมทางช่วงสามแยก โรตีกับไข่ป่าม</li></ul>',
        '<p>คนแน่นสุดช่วงหนึ่งถึงสองทุ่ม ถ้าอยากคุยกับช่างจริง ๆ ให้มาตอนห้าโมงเย็น</p>',
      ),
      en: html(
        '<p>At four in the afternoon the sellers begin to spread their cloths between Tha Phae Gate and Wat Phra Singh. At six the national anthem plays, the entire street stands still for one minute, and then it flows on as if nothing had happened.</p>',
        '<h2>What to buy</h2>',
        '<p>The rule of the market is that you sell what you make. So there is Hmong embroidery and hemp, notebooks of mulberry paper, spoons sanded by hand, and people drawing portraits at the kerb. You may bargain a little; do it with a smile.</p>',
        '<h2>Where to eat</h2>',
        '<ul><li>Wat Phan On: herb sausage, sticky rice, green-chilli relish.</li><li>Wat Muen Lan: pad thai in an egg net and iced herbal drinks.</li><li>Along the middle stretch: roti, and eggs grilled in banana leaf.</li></ul>',
        '<p>It is fullest between seven and eight. Come at five if you want to talk to the people who made the things.</p>',
      ),
      zh: html(
        '<p>下午四点，从塔佩门到帕辛寺，摊主们开始铺布摆货。六点国歌响起，整条街静立一分钟，随后又若无其事地流动起来。</p>',
        '<h2>买什么</h2>',
        '<p>这里的规矩是只卖自己做的东西：苗绣、麻布包、构树皮纸做的本子、手工打磨的木勺，还有在路边给人画肖像的画师。可以小小还价，记得带着笑。</p>',
        '<h2>吃什么</h2>',
        '<ul><li>潘温寺院内：香草肠、糯米饭、青辣椒酱。</li><li>蒙兰寺院内：蛋网泰式炒河粉和冰草药茶。</li><li>中段路边：煎饼，还有蕉叶烤蛋。</li></ul>',
        '<p>七点到八点人最多。想和手艺人好好聊聊，五点就来。</p>',
      ),
      ar: html(
        '<p>في الرابعة عصرًا يبدأ الباعة بفرش أقمشتهم بين بوابة تا فاي ووات فرا سينغ. وفي السادسة يُعزف النشيد الوطني فيقف الشارع كله دقيقة واحدة، ثم ينساب كأن شيئًا لم يكن.</p>',
        '<h2>ماذا تشتري؟</h2>',
        '<p>قاعدة السوق أن تبيع ما تصنعه يداك: تطريز الهمونغ، وحقائب القنّب، ودفاتر من ورق التوت، وملاعق خشبية مصقولة باليد، ورسّامون عند الرصيف. لا بأس بشيء من المساومة، لكن بابتسامة.</p>',
        '<h2>أين تأكل؟</h2>',
        '<ul><li>ساحة وات فان أون: أرز لزج ومقبلات الفلفل الأخضر وأطباق الشمال.</li><li>ساحة وات موين لان: باد تاي ملفوف بشبكة من البيض، ومشروبات الأعشاب المثلجة.</li><li>منتصف الشارع: فطائر الروتي، وبيض مشوي في ورق الموز.</li></ul>',
        '<p>يبلغ الزحام ذروته بين السابعة والثامنة. تعال في الخامسة إن أردت الحديث مع الصنّاع أنفسهم.</p>',
      ),
    },
    isAdvanceDescription: true,
    tags: ['ตลาด', 'market', 'night market', 'งานคราฟต์', 'craft', 'Food & Drink', '夜市'],
    towns: ['chiang-mai'],
    listings: ['chiang-mai-night-markets', 'lanna-makers'],
    status: 'RELEASE',
    thumbnail: picture('market', 'thaphae-thumb', 'night'),
    cover: picture('market', 'thaphae-cover', 'dusk'),
    gallery: [
      {
        type: 'picture',
        picture: picture('market', 'thaphae-01', 'golden'),
        title: { th: 'ตั้งร้านตอนบ่าย', en: 'Setting up', zh: '摆摊', ar: 'نصب البسطات' },
        description: {
          th: 'บ่ายสี่โมงถนนยังว่าง แม่ค้ากางร่มคันใหญ่ ปูผ้าทีละผืน จัดของทีละชิ้นเหมือนจัดบ้าน บางคนขายที่จุดเดิมมาตั้งแต่ถนนคนเดินเริ่มเมื่อยี่สิบกว่าปีก่อน ลูกที่เคยนอนหลับใต้โต๊ะตอนนี้มายืนขายของเอง ถ้าผ่านมาช่วงนี้ลองช่วยยกของสักใบ รับรองได้กินขนมฟรีและได้ฟังเรื่องเล่าอีกยาว',
          en: 'At four the street is still empty. Parasols go up, cloths go down, and everything is laid out piece by piece, as you would set a room. Some sellers have kept the same spot since the market began more than twenty years ago; the babies who used to sleep under the tables now do the selling. Lend a hand with a box, and you will be paid in sweets and stories.',
          zh: '下午四点，街上还空着。大伞撑开，布一块块铺下，货一件件摆好，像在布置自己的家。有的摊主从二十多年前步行街开张起就守着同一个位置，当年睡在桌底下的孩子，如今自己站出来吆喝了。路过时不妨搭把手抬个箱子，准能换来几块点心和一肚子故事。等你坐下来吃完，天也黑了，灯一盏一盏亮起来，人从城门那头慢慢涌过来，先是散步的老人，再是放了学的孩子，最后才是背着相机的游客；卖木勺的大叔说，他最喜欢的，就是这灯刚亮、人还不多的十分钟，他会趁这时给自己倒一杯茶，看一眼对面卖花的老伴。',
          ar: 'في الرابعة يكون الشارع خاليًا بعد. تُفتح المظلات وتُفرش الأقمشة، ويُرتَّب كل شيء قطعةً قطعة كما يرتَّب البيت. بعض الباعة في موضعهم نفسه منذ افتتاح السوق قبل أكثر من عشرين عامًا، والأطفال الذين كانوا ينامون تحت الطاولات صاروا هم الباعة. ساعد في حمل صندوق وستُكافأ بالحلوى والحكايات.',
        },
      },
      {
        type: 'picture',
        picture: picture('textile', 'thaphae-02', 'day'),
        title: { th: 'ผ้าปักม้ง', en: 'Hmong embroidery', zh: '苗绣', ar: 'تطريز الهمونغ' },
        description: { th: 'ปักหนึ่งผืนใช้เวลาร่วมเดือน', en: 'One panel takes about a month.', zh: '一幅要绣上一个月。' },
      },
      {
        type: 'picture',
        picture: picture('street-food', 'thaphae-03', 'night'),
        title: { th: 'ลานวัดพันอ้น', en: 'Supper at Wat Phan On', zh: '潘温寺里的晚饭' },
      },
      {
        type: 'picture_link',
        picture: picture('craft', 'thaphae-04', 'day'),
        externalUrl: 'https://www.example.com/mulberry-paper',
        title: { th: 'เวิร์กช็อปกระดาษสา', en: 'Make mulberry paper', zh: '构树皮纸工作坊', ar: 'اصنع ورق التوت' },
        description: { th: 'แตะเพื่อดูรอบเรียน', en: 'Tap for class times.', zh: '点击查看课程时间。' },
      },
      {
        type: 'picture',
        picture: picture('craft', 'thaphae-05', 'golden'),
        title: { th: 'ช้อนไม้ขัดมือ', en: 'Hand-sanded spoons' },
        aspects: { width: 4, height: 3 },
      },
      {
        type: 'picture',
        picture: picture('person', 'thaphae-06', 'night'),
        title: { th: 'วงดนตรีผู้พิการทางสายตา', en: 'The blind musicians', zh: '盲人乐队' },
        description: {
          th: 'เดินเล่นเรียงแถวจับไหล่กัน หย่อนกล่องได้ตามศรัทธา',
          en: 'They walk in file, hand on shoulder, playing as they go.',
        },
      },
      {
        type: 'picture',
        picture: picture('food', 'thaphae-07', 'night'),
        title: { th: 'ไข่ป่าม', en: 'Egg in banana leaf', ar: 'بيض في ورق الموز' },
        aspects: { width: 1, height: 1 },
      },
      {
        type: 'picture',
        picture: picture('festival', 'thaphae-08', 'night'),
        title: { th: 'เวทีซอพื้นเมือง คืนนี้', en: 'Lanna folk singing tonight', zh: '今晚有兰纳民谣' },
        description: { th: 'หนึ่งทุ่ม ลานประตูท่าแพ', en: 'Seven o’clock at the gate.' },
        expiresInHours: 20,
      },
      {
        type: 'picture',
        picture: picture('market', 'thaphae-09', 'night'),
        title: { th: 'ช่วงสามแยก', en: 'The crossing' },
      },
      {
        type: 'picture',
        picture: picture('craft', 'thaphae-10', 'day'),
        title: { th: 'เครื่องเขิน', en: 'Lacquerware', zh: '漆器' },
      },
      {
        type: 'picture',
        picture: picture('festival', 'thaphae-11', 'golden'),
        title: { th: 'สัปดาห์ผ้าฝ้าย', en: 'Cotton week', zh: '棉布周', ar: 'أسبوع القطن' },
        description: {
          th: 'กลุ่มทอผ้าจากจอมทองมาออกร้านถึงวันศุกร์นี้',
          en: 'Weavers from Chom Thong are here for a few more days.',
        },
        expiresInHours: 120,
      },
      {
        type: 'picture',
        picture: picture('temple', 'thaphae-12', 'night'),
        title: { th: 'วัดพันเตาใต้แสงเทียน', en: 'Wat Phan Tao by candlelight', zh: '烛光下的潘道寺' },
      },
      {
        type: 'video',
        externalUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        picture: picture('market', 'thaphae-13', 'night'),
        title: { th: 'เดินทั้งถนนในสามนาที', en: 'The whole street in three minutes', zh: '三分钟走完全程' },
      },
      {
        type: 'picture',
        picture: picture('street-food', 'thaphae-14', 'night'),
        title: { th: 'ขนมครกเตาถ่าน', en: 'Coconut puffs over charcoal' },
        aspects: { width: 4, height: 5 },
      },
      {
        type: 'picture',
        picture: picture('festival', 'thaphae-15', 'night'),
        title: { th: 'งานปีใหม่เมือง', en: 'Lanna New Year special' },
        description: { th: 'จบไปแล้ว พบกันปีหน้า', en: 'Over for this year.' },
        expiresInHours: -240,
      },
      {
        type: 'picture',
        picture: picture('city', 'thaphae-16', 'night'),
        title: { th: 'ประตูท่าแพหลังตลาดวาย', en: 'The gate after closing', zh: '散市后的塔佩门', ar: 'البوابة بعد انفضاض السوق' },
      },
    ],
    contacts: { phone: '08-0000-3101', fanpage: 'https://www.example.com/thaphae-sunday' },
    location: {
      latitude: 18.7877,
      longitude: 98.9931,
      streetAddress: {
        th: 'ถ.ราชดำเนิน ต.ศรีภูมิ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200',
        en: 'Ratchadamnoen Road, Si Phum, Mueang Chiang Mai 50200',
        zh: '清迈古城拉差达慕呢路，50200',
        ar: 'طريق راتشادامنوين، المدينة القديمة، شيانغ ماي 50200',
      },
    },
    openingHours: week(['sun'], [{ open: '16:00', close: '23:00' }]),
    editors: ['admin', 'creator'],
    daysAgo: 0,
  },
  {
    id: 'yaowarat',
    title: { th: 'เยาวราช', en: 'Yaowarat, Bangkok’s Chinatown', zh: '耀华力路（曼谷唐人街）', ar: 'ياوارات، الحي الصيني في بانكوك' },
    highlightSentence: {
      th: 'ถนนทองคำกลางวัน ถนนของกินกลางคืน ป้ายไฟจีนกับควันกระทะที่ไม่เคยหลับก่อนตีสอง',
      en: 'Gold shops by day, woks by night: a mile of neon and smoke that never sleeps before two.',
      zh: '白天是金行，夜里是炒锅：一公里半的霓虹与镬气，不到凌晨两点不肯睡。',
      ar: 'محال ذهب في النهار ومقالٍ مشتعلة في الليل: ميل من النيون والدخان لا ينام قبل الثانية.',
    },
    description: {
      th: text(
        'ถนนเยาวราชตัดในสมัยรัชกาลที่ 5 ยาวราวกิโลเมตรครึ่ง คดไปคดมาจนคนจีนเปรียบว่าเป็นตัวมังกร หัวอยู่แถววงเวียนโอเดียน กลางวันเป็นย่านร้านทอง ร้านยาจีน และตลาดเก่าที่ขายหมูแดงกับลูกท้อแห้ง',
        'หลังห้าโมงเย็น รถเข็นคันแรกจะลงมาจอดริมฟุตปาธ แล้วถนนก็เปลี่ยนเป็นห้องครัวยาวที่สุดในกรุงเทพฯ คั่วไก่ในตรอกใช้เตาถ่าน ก๋วยจั๊บน้ำใสเผ็ดพริกไทย ขนมปังไส้สังขยาคิวยาว ปิดท้ายด้วยบัวลอยน้ำขิงร้อน ๆ',
        'มาทางรถไฟฟ้าใต้ดินสถานีวัดมังกร ขึ้นมาก็ถึงกลางย่าน วันจันทร์แผงลอยบางส่วนหยุด เลือกวันอื่นถ้าตั้งใจมากินจริงจัง',
      ),
      en: text(
        'Yaowarat Road was cut through the Chinese quarter in the 1890s and bends so much that people compare it to a dragon, with its head near the Odeon gate. By day it belongs to goldsmiths, herbalists and the old market lanes where red pork hangs beside dried plums.',
        'After five the first carts roll to the kerb, and the street turns into the longest kitchen in Bangkok: rice noodles scorched with chicken over charcoal, peppery rolled noodles in clear broth, custard buns with a queue of their own, and at the end hot ginger soup with sesame dumplings.',
        'Take the metro to Wat Mangkon and you come up right in the middle. Many street stalls rest on Mondays; choose another night if you are here to eat in earnest.',
      ),
      zh: text(
        '耀华力路开辟于十九世纪九十年代，全长约一公里半，蜿蜒曲折，老华侨说它像一条龙，龙头在牌楼圆环。白天这里是金行、药材铺和老街市的天下，叉烧挂在话梅旁边。',
        '五点过后，第一辆推车停到路边，整条街便成了曼谷最长的厨房：炭火炒鸡粿条、胡椒味十足的清汤粿汁、排长队的咖椰烤面包，最后来一碗热姜汤芝麻汤圆收尾。',
        '坐地铁到龙莲寺站，出来就是正中心。周一不少摊贩休息，认真来吃的话请避开。',
      ),
      ar: text(
        'شُقّ شارع ياوارات في الحي الصيني في تسعينيات القرن التاسع عشر، وهو كثير الانعطاف حتى شبّهوه بتنين رأسه عند بوابة الأوديون. في النهار هو للصاغة والعطارين وأزقة السوق القديمة.',
        'وبعد الخامسة تصطف العربات الأولى عند الرصيف فيصير الشارع أطول مطبخ في بانكوك: معكرونة أرز محمّرة بالدجاج على الفحم، وشوربات بالفلفل، وخبز محشو بالكاسترد له طابوره الخاص، ثم كرات السمسم في شراب الزنجبيل الساخن ختامًا.',
        'خذ المترو إلى محطة وات مانغكون فتخرج في قلب المكان. يستريح كثير من الباعة يوم الاثنين، فاختر ليلة أخرى إن كنت قد جئت للأكل حقًّا.',
      ),
    },
    tags: ['ตลาด', 'market', 'อาหาร', 'food', 'street food', 'night market', 'Food & Drink', '唐人街'],
    towns: ['bangkok'],
    listings: ['bangkok-by-mouth'],
    status: 'RELEASE',
    thumbnail: picture('street-food', 'yaowarat-thumb', 'night'),
    cover: picture('night', 'yaowarat-cover', 'night'),
    gallery: [
      {
        type: 'picture',
        picture: picture('street-food', 'yaowarat-wok', 'night'),
        title: { th: 'คั่วไก่เตาถ่าน', en: 'Charcoal and wok', zh: '炭火镬气', ar: 'فحم ومقلاة' },
        description: {
          th: 'ไฟแรงจนต้องยืนห่างสองก้าว เส้นใหญ่ไหม้ขอบนิด ๆ คือสูตรของจริง',
          en: 'Stand two steps back. The scorched edges are the point.',
          zh: '火大得要退两步看，边上微焦才是真功夫。',
        },
      },
      {
        type: 'picture',
        picture: picture('city', 'yaowarat-gold', 'day'),
        title: { th: 'ร้านทองยามเช้า', en: 'Gold shops in the morning', zh: '清晨的金行' },
      },
      {
        type: 'picture',
        picture: picture('market', 'yaowarat-lane', 'day'),
        title: { th: 'ตรอกตลาดเก่า', en: 'The old market lane', ar: 'زقاق السوق القديم' },
      },
      {
        type: 'picture',
        picture: picture('food', 'yaowarat-bualoi', 'night'),
        title: { th: 'บัวลอยน้ำขิง', en: 'Dumplings in ginger', zh: '姜汤汤圆' },
      },
    ],
    contacts: { phone: '02-000-3102', webpage: 'https://www.example.com/yaowarat' },
    location: {
      latitude: 13.7404,
      longitude: 100.51,
      streetAddress: {
        th: 'ถ.เยาวราช แขวงสัมพันธวงศ์ เขตสัมพันธวงศ์ กรุงเทพฯ 10100',
        en: 'Yaowarat Road, Samphanthawong, Bangkok 10100',
        zh: '曼谷三攀他旺县耀华力路，10100',
        ar: 'شارع ياوارات، سامفانتاوونغ، بانكوك 10100',
      },
    },
    // Past midnight on six evenings, closed on Mondays.
    openingHours: daily('17:00', '02:00', ['mon'], {
      special: [
        {
          date: '2027-02-06',
          intervals: [{ open: '10:00', close: '03:00' }],
          note: { th: 'ตรุษจีน ปิดถนน', en: 'Chinese New Year, the road is closed to cars', zh: '春节期间道路封闭' },
        },
        { date: '2027-04-13', closed: true, note: { th: 'สงกรานต์', en: 'Songkran', zh: '泼水节', ar: 'سونغكران' } },
      ],
      note: { th: 'เวลาของแผงริมทาง ร้านทองเปิด 09:00–18:00 น.', en: 'Street stalls; the gold shops keep daytime hours.' },
    }),
    action: {
      type: 'messengerPersonal',
      contact: { messengerPersonal: 'yaowarat.guide.example' },
      text: { th: 'หาเพื่อนพาเดินกิน', en: 'Find a local to eat with', zh: '找本地人带你吃', ar: 'جولة طعام مع أهل الحي' },
      color: COLORS.red,
    },
    daysAgo: 6,
  },
  {
    id: 'chanthaboon-waterfront',
    title: {
      th: 'ชุมชนริมน้ำจันทบูร',
      en: 'Chanthaboon Waterfront',
      zh: '尖竹汶河畔老街',
      ar: 'حي تشانتابون على النهر',
    },
    highlightSentence: {
      th: 'บ้านไม้ขนมปังขิง ตึกจีน โบสถ์คาทอลิก อยู่ด้วยกันบนถนนเล็ก ๆ ริมแม่น้ำมาสามร้อยปี',
      en: 'Gingerbread houses, Chinese shopfronts and a cathedral across the footbridge: 300 years on one lane.',
      zh: '雕花木屋、华人店铺，过了人行桥便是大教堂：一条小巷，三百年光阴。',
      ar: 'بيوت خشبية مزخرفة ودكاكين صينية وكاتدرائية خلف الجسر: ثلاثة قرون في زقاق واحد.',
    },
    description: {
      th: text(
        'ถนนสุขาภิบาลยาวไม่ถึงกิโลเมตร แต่เดินได้ทั้งบ่าย บ้านทุกหลังเล่าคนละเรื่อง หลังหนึ่งเคยเป็นบ้านขุนนาง หลังหนึ่งเป็นร้านยาจีนที่ลิ้นชักไม้ยังมีกลิ่นสมุนไพร อีกหลังเป็นโรงแรมที่ชาวบ้านลงหุ้นซ่อมกันเอง',
        'ข้ามสะพานนิรมลไปฝั่งโน้นจะเจออาสนวิหารพระนางมารีอาปฏิสนธินิรมล โบสถ์แบบโกธิกที่ครอบครัวเชื้อสายญวนช่วยกันสร้าง กระจกสีทอแสงลงพื้นช่วงบ่ายสามสวยมาก',
        'อย่าเพิ่งกลับถ้ายังไม่ได้กินก๋วยเตี๋ยวหมูเลียงใส่สมุนไพรจันท์ ไอศกรีมตราจรวดของร้านเก่า และขนมไข่เตาถ่าน หน้าผลไม้ราวพฤษภาคมถึงมิถุนายนมีทุเรียนกับมังคุดวางขายหน้าบ้าน',
      ),
      en: text(
        'Sukhaphiban Road is less than a kilometre long and easily fills an afternoon, because each house tells a different story. One belonged to a governor; one is a Chinese pharmacy whose wooden drawers still smell of roots and bark; another is a small hotel that the neighbours clubbed together to restore.',
        'Across the footbridge stands the Cathedral of the Immaculate Conception, raised by families of Vietnamese descent. Go in around three, when the stained glass lays its colours on the tiles.',
        'Before you leave, try pork noodles in the peppery herb broth of Chanthaburi, and sponge cakes baked over charcoal. In May and June durian and mangosteen are sold straight from people’s front steps.',
      ),
      zh: text(
        '素卡披班路不到一公里，却足够走上一个下午，因为每栋房子都有自己的故事：这一栋是从前官员的宅邸，那一栋是中药铺，木抽屉里还留着药香，再往前是街坊集资修复的小旅馆。',
        '走过人行桥，对岸是圣母无原罪主教座堂，由越南裔信众世代修建而成。下午三点左右进去，彩窗会把颜色一块块铺在地砖上。',
        '离开前记得尝一碗加了本地草药的猪肉粿条，还有炭火烤的鸡蛋糕。五六月水果季，榴莲和山竹就摆在家家户户门前卖。',
      ),
      ar: text(
        'لا يبلغ طول طريق سوخافيبان كيلومترًا واحدًا، لكنه يملأ العصر كله، فلكل بيت حكاية: هذا كان لحاكم، وذاك صيدلية صينية ما زالت أدراجها الخشبية تفوح بالجذور واللحاء، وذلك فندق صغير اشترك الجيران في ترميمه.',
        'وعلى الضفة الأخرى خلف جسر المشاة تقوم كاتدرائية الحبل بلا دنس التي شيّدتها عائلات من أصول فيتنامية. ادخلها نحو الثالثة عصرًا حين يفرش الزجاج الملوّن ألوانه على البلاط.',
        'وقبل أن تغادر ذُق كعك الإسفنج المخبوز على الفحم، وفي مايو ويونيو يُباع الدوريان والمانغوستين من عتبات البيوت مباشرة.',
      ),
    },
    tags: ['ตลาด', 'market', 'ย่านเก่า', 'old town', 'แม่น้ำ', 'Food & Drink', '老街'],
    towns: ['chanthaburi'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('river', 'chanthaboon-thumb', 'golden'),
    cover: picture('river', 'chanthaboon-cover', 'day'),
    gallery: [
      {
        type: 'picture',
        picture: picture('city', 'chanthaboon-house', 'day'),
        title: { th: 'ลายขนมปังขิง', en: 'Gingerbread fretwork', zh: '木雕花饰', ar: 'زخارف خشبية' },
      },
      {
        type: 'picture',
        picture: picture('temple', 'chanthaboon-church', 'golden'),
        title: { th: 'อาสนวิหาร', en: 'The cathedral', zh: '主教座堂', ar: 'الكاتدرائية' },
        description: {
          th: 'พระแม่ประดับพลอยจันท์สองแสนกว่าเม็ด',
          en: 'Its statue of Mary is set with more than 200,000 local gemstones.',
          zh: '圣母像镶有二十多万颗本地宝石。',
        },
      },
      {
        type: 'picture',
        picture: picture('street-food', 'chanthaboon-cakes', 'day'),
        title: { th: 'ขนมไข่เตาถ่าน', en: 'Charcoal sponge cakes' },
      },
    ],
    contacts: { phone: '08-0000-3103', email: 'chanthaboon@example.com' },
    location: {
      latitude: 12.6092,
      longitude: 102.1167,
      streetAddress: {
        th: 'ถ.สุขาภิบาล ต.วัดใหม่ อ.เมืองจันทบุรี จ.จันทบุรี 22000',
        en: 'Sukhaphiban Road, Wat Mai, Mueang Chanthaburi 22000',
      },
    },
    openingHours: week(['fri', 'sat', 'sun'], [{ open: '09:00', close: '19:00' }]),
    daysAgo: 14,
  },
];
