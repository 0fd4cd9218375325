import { COLORS, daily, html, picture, text } from '../builders.ts';
import type { PortalSeed } from '../seed-types.ts';

export const crafts: PortalSeed[] = [
  {
    id: 'bo-sang-umbrellas',
    title: { th: 'ร่มบ่อสร้าง', en: 'The Umbrellas of Bo Sang', zh: '博桑纸伞村', ar: 'مظلات بو سانغ' },
    highlightSentence: {
      th: 'ทั้งหมู่บ้านช่วยกันทำร่มหนึ่งคัน คนเหลาซี่ คนหุ้มกระดาษสา คนวาดลายดอกในสามนาที',
      en: 'It takes a whole village to make an umbrella, and three minutes to paint a peacock on one.',
      zh: '做一把伞要靠全村人，画一只孔雀却只需三分钟。',
      ar: 'تحتاج المظلة إلى قرية كاملة لتُصنع، وإلى ثلاث دقائق ليُرسم عليها طاووس.',
    },
    description: {
      th: text(
        'เล่ากันว่าพระอินถาแห่งวัดบ่อสร้างธุดงค์ไปถึงชายแดนพม่า เห็นคนทำร่มกระดาษสาก็จดวิธีกลับมาสอนชาวบ้าน ตั้งแต่นั้นบ้านหนึ่งเหลาไม้ไผ่ บ้านหนึ่งทำหัวร่ม อีกบ้านต้มปอสาทำกระดาษ ร่มคันเดียวเดินทางผ่านห้าหกบ้านกว่าจะกางได้',
        'ในศูนย์ทำร่มจะเห็นทุกขั้นเรียงกันตามลำดับ สนุกที่สุดคือช่างเขียน ยื่นกระเป๋า เคสโทรศัพท์ หรือแขนเสื้อให้ เขาจะถามว่าอยากได้ช้างหรือดอกไม้ แล้วปาดพู่กันทีเดียวสองสีจนเป็นกลีบ',
        'สุดสัปดาห์ที่สามของเดือนมกราคมมีเทศกาลร่ม ถนนทั้งสายแขวนร่ม สาวบ่อสร้างกางจ้องขี่รถถีบเป็นขบวน',
      ),
      en: text(
        'They say a wandering monk named Inta saw paper umbrellas being made near the Burmese border, wrote everything down and taught it to the people who lived around his temple. Since then one household has split bamboo, another turned the wooden heads, a third boiled mulberry bark for paper. An umbrella passes through five or six houses before it opens for the first time.',
        'At the umbrella centre the steps are laid out in order. The best part comes last: hold out your bag, your phone case, even your sleeve, and a painter will ask “elephant or flowers?”, load the brush with two colours and turn a petal in one stroke.',
        'On the third weekend of January the village holds its festival: umbrellas over the whole street, and a procession of women on bicycles, each with a parasol in one hand.',
      ),
      zh: text(
        '相传博桑寺的因塔法师云游到缅甸边境，见人做纸伞，便把工序一一记下，回来教给寺边的村民。从此一家破竹，一家车伞头，一家煮构树皮造纸；一把伞要走过五六户人家，才第一次撑开。',
        '在制伞中心可以按顺序看完每道工序。最有趣的是最后一步：递上你的包、手机壳，甚至袖子，画师会问“大象还是花？”，笔尖蘸上两种颜色，一转就是一片花瓣。',
        '每年一月第三个周末是纸伞节，整条街挂满伞，姑娘们一手撑伞一手扶车把，骑着自行车列队而过。',
      ),
      ar: text(
        'يُروى أن راهبًا جوّالًا اسمه إنتا رأى المظلات الورقية تُصنع قرب حدود بورما فدوّن كل شيء وعلّمه لأهل القرية المحيطة بمعبده. ومنذ ذلك الحين بيتٌ يشقّ الخيزران، وآخر يخرط الرؤوس الخشبية، وثالث يغلي لحاء التوت ليصنع الورق. تمر المظلة بخمسة بيوت أو ستة قبل أن تُفتح أول مرة.',
        'في مركز المظلات تُعرض المراحل بترتيبها، وأمتعها آخرها: مُدّ حقيبتك أو غطاء هاتفك أو حتى كُمّك، فيسألك الرسام: فيل أم زهور؟ ثم يغمس الفرشاة في لونين ويدير بتلةً بضربة واحدة.',
        'وفي عطلة الأسبوع الثالثة من يناير تقيم القرية مهرجانها: مظلات تملأ الشارع، وموكب من النساء على الدراجات في يد كل منهن مظلة.',
      ),
    },
    tags: ['งานคราฟต์', 'craft', 'art & craft', 'ล้านนา', 'family'],
    towns: ['chiang-mai'],
    listings: ['lanna-makers'],
    status: 'RELEASE',
    thumbnail: picture('craft', 'bo-sang-thumb', 'day'),
    cover: picture('craft', 'bo-sang-cover', 'day'),
    gallery: [
      {
        type: 'picture',
        picture: picture('craft', 'bo-sang-ribs', 'day'),
        title: { th: 'เหลาซี่ร่ม', en: 'Splitting the ribs', zh: '削伞骨', ar: 'شقّ الأضلاع' },
      },
      {
        type: 'picture',
        picture: picture('person', 'bo-sang-painter', 'day'),
        title: { th: 'ช่างเขียนลาย', en: 'The painter', zh: '画师', ar: 'الرسّام' },
        description: {
          th: 'พู่กันสองสี ปาดทีเดียวเป็นกลีบ',
          en: 'Two colours on one brush, one petal in one stroke.',
          zh: '一笔两色，一转成瓣。',
        },
      },
      {
        type: 'picture',
        picture: picture('festival', 'bo-sang-festival', 'day'),
        title: { th: 'เทศกาลร่ม', en: 'The umbrella festival' },
      },
    ],
    links: [
      {
        externalUrl: 'https://www.example.com/bo-sang/festival',
        picture: picture('festival', 'bo-sang-link', 'day'),
        title: { th: 'กำหนดการเทศกาลร่ม', en: 'Festival programme' },
      },
    ],
    contacts: { phone: '02-000-5101' },
    location: {
      latitude: 18.7648,
      longitude: 99.079,
      streetAddress: {
        th: 'ต.ต้นเปา อ.สันกำแพง จ.เชียงใหม่ 50130',
        en: 'Ton Pao, San Kamphaeng, Chiang Mai 50130',
      },
    },
    openingHours: daily('08:30', '17:00'),
    daysAgo: 13,
  },
  // The portal with every block.
  {
    id: 'ban-mon-celadon',
    title: { th: 'บ้านมอนศิลาดล', en: 'Ban Mon Celadon', zh: '班蒙青瓷坊', ar: 'سيلادون بان مون' },
    highlightSentence: {
      th: 'สตูดิโอเผาศิลาดลเล็ก ๆ ในสันกำแพง เคลือบจากขี้เถ้าไม้ เปิดเตาเดือนละครั้ง',
      en: 'A small San Kamphaeng kiln with a wood-ash glaze, opened once a month while the pots still sing.',
      zh: '山甘烹的一座小窑，草木灰釉，每月开一次窑，出窑的瓷器还在轻轻作响。',
      ar: 'فرن صغير في سان كامفينغ بطلاء من رماد الخشب، يُفتح مرة في الشهر والأواني ما زالت تغني.',
    },
    shortDescription: {
      th: 'ศิลาดลสันกำแพง ทำมือทุกใบ',
      en: 'Hand-thrown celadon from San Kamphaeng',
      zh: '手拉坯山甘烹青瓷',
      ar: 'سيلادون مصنوع باليد من سان كامفينغ',
    },
    description: {
      th: html(
        '<p>ศิลาดลไม่ใช่สีเขียวสีเดียว ครูดินบอกว่าเตาหนึ่งออกมาได้ตั้งแต่เขียวใบตองอ่อนไปจนถึงเขียวน้ำบ่อ ขึ้นอยู่กับขี้เถ้าไม้ก่อไม้มะก่อที่ร่อนใส่เคลือบ กับอารมณ์ของไฟในคืนนั้น</p>',
        '<h2>เปิดเตา</h2>',
        '<p>ทุกวันเสาร์แรกของเดือน เรางัดอิฐหน้าเตาออกตอนสิบโมงเช้า ใครมาถึงก็ช่วยกันยก ชามที่เพิ่งเจออากาศเย็นจะแตกลายงาทีละเส้น เสียงดังกริ๊ก กริ๊ก เหมือนกระดิ่งลมอยู่ไกล ๆ</p>',
        '<h2>ลงมือเอง</h2>',
        '<ul><li>ปั้นด้วยแป้นหมุน 2 ชั่วโมง รับรอบละหกคน</li><li>แกะลายใต้เคลือบ เหมาะกับเด็กตั้งแต่ 7 ขวบ</li><li>งานที่ทำเผาให้เสร็จในหนึ่งเดือน ส่งให้ถึงบ้าน</li></ul>',
        '<p>ในสวนมีกาแฟดริปเสิร์ฟในถ้วยที่ขายไม่ได้ เพราะเบี้ยวบ้าง เคลือบเกินบ้าง <em>แต่เรารักมันกว่าใบอื่น</em></p>',
      ),
      en: html(
        '<p>Celadon is not one green. Kru Din, who runs the studio, says that a single firing gives everything from young banana leaf to well water, depending on the oak ash in the glaze and on the mood of the fire that night.</p>',
        '<h2>Opening the kiln</h2>',
        '<p>On the first Saturday of each month we pull the bricks from the kiln door at ten in the morning, and whoever is there helps to carry. As the bowls meet the cool air the glaze begins to craze, line by line, with a sound like a wind chime three gardens away.</p>',
        '<h2>Make something</h2>',
        '<ul><li>Two hours at the wheel, six people at a time.</li><li>Carving under the glaze, good for children from seven up.</li><li>Your piece is fired within the month and posted to your door.</li></ul>',
        '<p>There is drip coffee in the garden, served in the cups we cannot sell: a little crooked, a little over-glazed, and <em>secretly our favourites</em>.</p>',
      ),
      zh: html(
        '<p>青瓷不止一种绿。主理人丁老师说，同一窑里能出来从嫩蕉叶到深井水的各种绿，全看釉里的栎木灰，也看那一夜火的脾气。</p>',
        '<h2>开窑</h2>',
        '<p>每月第一个星期六上午十点，我们拆开窑门的砖，谁来了谁就搭把手。刚出窑的碗一碰到凉风，釉面便一线一线地开片，叮、叮，像隔着三座院子的风铃。</p>',
        '<h2>亲手做一件</h2>',
        '<ul><li>拉坯两小时，每场六人。</li><li>釉下刻花，适合七岁以上的孩子。</li><li>作品一个月内烧成，寄到你家。</li></ul>',
        '<p>院子里有手冲咖啡，用的是卖不出去的杯子：有的歪了点，有的釉厚了些，<em>却是我们最舍不得的</em>。</p>',
      ),
      ar: html(
        '<p>السيلادون ليس أخضر واحدًا. يقول الأستاذ دين، صاحب المحترف، إن الحرقة الواحدة تعطيك كل درجة من ورق الموز الغض إلى ماء البئر، بحسب رماد البلوط في الطلاء ومزاج النار تلك الليلة.</p>',
        '<h2>فتح الفرن</h2>',
        '<p>في أول سبت من كل شهر ننزع الطوب عن باب الفرن في العاشرة صباحًا، ومن حضر أعان على الحمل. وحين تلامس الأوعية الهواء البارد يتشقق الطلاء خيطًا خيطًا، بصوت يشبه أجراس الريح من وراء ثلاث حدائق.</p>',
        '<h2>اصنع شيئًا بيدك</h2>',
        '<ul><li>ساعتان على الدولاب، لستة أشخاص في كل جلسة.</li><li>نقش تحت الطلاء، مناسب للأطفال من سن السابعة.</li><li>تُحرق قطعتك خلال شهر وتصلك إلى باب بيتك.</li></ul>',
        '<p>وفي الحديقة قهوة مقطّرة تُقدَّم في الفناجين التي لا نستطيع بيعها: بعضها مائل قليلًا وبعضها زاد طلاؤه، <em>وهي سرًّا أحبّها إلينا</em>.</p>',
      ),
    },
    isAdvanceDescription: true,
    tags: ['งานคราฟต์', 'craft', 'art & craft', 'เซรามิก', 'เวิร์กช็อป', 'คาเฟ่', '陶瓷', 'خزف'],
    towns: ['chiang-mai'],
    listings: ['lanna-makers'],
    status: 'RELEASE',
    thumbnail: picture('craft', 'celadon-thumb', 'day'),
    cover: picture('craft', 'celadon-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('craft', 'celadon-bowls', 'day'),
        title: { th: 'เขียวหลายเฉด', en: 'Every kind of green', zh: '各种绿', ar: 'كل درجات الأخضر' },
        description: {
          th: 'ชามชุดเดียวกัน เตาเดียวกัน ต่างกันแค่ตำแหน่งที่วาง',
          en: 'One batch, one firing; only their place in the kiln was different.',
          zh: '同一批，同一窑，只是摆放的位置不同。',
          ar: 'دفعة واحدة وحرقة واحدة، ولم يختلف سوى موضعها في الفرن.',
        },
      },
      {
        type: 'picture',
        picture: picture('person', 'celadon-wheel', 'golden'),
        title: {
          th: 'ครูดินที่แป้นหมุน',
          en: 'Kru Din at the wheel',
          zh: '拉坯的丁老师',
          ar: 'الأستاذ دين على الدولاب',
        },
      },
      {
        type: 'catalog',
        catalogId: 'celadon-table',
        picture: picture('craft', 'celadon-catalog-tile', 'day'),
        title: { th: 'ของบนโต๊ะ', en: 'For the table', zh: '餐桌器皿', ar: 'للمائدة' },
      },
      {
        type: 'video',
        externalUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        picture: picture('craft', 'celadon-video', 'dusk'),
        title: { th: 'คืนเผาเตา', en: 'A night of firing', zh: '烧窑之夜', ar: 'ليلة الحرق' },
      },
      {
        type: 'picture_link',
        externalUrl: 'https://www.example.com/ban-mon/workshop',
        picture: picture('craft', 'celadon-workshop', 'day'),
        title: { th: 'จองรอบปั้น', en: 'Book a class', zh: '预约课程', ar: 'احجز درسًا' },
      },
      {
        type: 'picture',
        picture: picture('cafe', 'celadon-garden', 'day'),
        title: { th: 'กาแฟในสวน', en: 'Coffee in the garden', zh: '院中咖啡', ar: 'قهوة في الحديقة' },
        expiresInHours: 720,
      },
    ],
    links: [
      {
        externalUrl: 'https://www.example.com/ban-mon/glaze-diary',
        picture: picture('craft', 'celadon-link-glaze', 'day'),
        title: { th: 'บันทึกเคลือบขี้เถ้า', en: 'The glaze diary', zh: '灰釉笔记', ar: 'يوميات الطلاء' },
        description: {
          th: 'สูตรที่ลองแล้วสำเร็จ และสูตรที่พังไม่เป็นท่า',
          en: 'Recipes that worked, and those that very much did not.',
          zh: '成功的配方，以及惨不忍睹的那些。',
          ar: 'وصفات نجحت وأخرى لم تنجح أبدًا.',
        },
      },
      {
        externalUrl: 'https://www.example.com/san-kamphaeng/kilns',
        picture: picture('craft', 'celadon-link-kilns', 'golden'),
        title: {
          th: 'ตามรอยเตาสันกำแพง',
          en: 'The old kilns of San Kamphaeng',
          zh: '山甘烹古窑',
          ar: 'أفران سان كامفينغ القديمة',
        },
        description: { th: 'แผนที่เตาเผาโบราณรอบหมู่บ้าน', en: 'A map of the ancient kiln sites nearby.' },
      },
    ],
    contacts: {
      email: 'hello@example.com',
      phone: '08-0000-5102,02-000-5102',
      fanpage: 'https://www.example.com/ban-mon-page',
      fbPageId: 'banmon.celadon.example',
      instragramId: 'banmon.celadon.example',
      lineId: 'banmon-demo',
      webpage: 'https://www.example.com/ban-mon',
      others: {
        th: 'ฝากข้อความไว้ที่ร้านกาแฟหน้าปากซอยก็ได้',
        en: 'Or leave a note at the coffee shop on the corner',
        zh: '也可以在巷口咖啡店留张便条',
        ar: 'أو اترك ورقة في المقهى عند أول الزقاق',
      },
    },
    contributors: [
      { name: 'ครูดิน มอนคำ', picture: picture('person', 'celadon-din') },
      { name: 'Ploy Saengdao', picture: picture('person', 'celadon-ploy') },
      { name: '林小釉', picture: picture('person', 'celadon-lin') },
    ],
    location: {
      latitude: 18.7452,
      longitude: 99.1203,
      streetAddress: {
        th: '99/9 ม.4 ต.สันกำแพง อ.สันกำแพง จ.เชียงใหม่ 50130',
        en: '99/9 Moo 4, San Kamphaeng, Chiang Mai 50130',
        zh: '清迈府山甘烹县山甘烹区4村99/9号，50130',
        ar: '99/9 مو 4، سان كامفينغ، شيانغ ماي 50130',
      },
    },
    openingHours: daily('09:00', '17:00', ['tue', 'wed'], {
      special: [
        {
          date: '2027-01-01',
          closed: true,
          note: { th: 'หยุดปีใหม่', en: 'New Year’s Day', zh: '元旦休息', ar: 'رأس السنة' },
        },
        {
          date: '2027-04-13',
          closed: true,
          note: { th: 'ปี๋ใหม่เมือง', en: 'Lanna New Year', zh: '兰纳新年', ar: 'رأس سنة لانا' },
        },
        {
          date: '2027-02-06',
          intervals: [{ open: '08:00', close: '20:00' }],
          note: {
            th: 'เปิดเตาใหญ่ประจำปี',
            en: 'The big kiln of the year',
            zh: '年度大窑开窑',
            ar: 'فتح الفرن الكبير للعام',
          },
        },
      ],
      note: {
        th: 'รอบปั้นต้องจองล่วงหน้า',
        en: 'Classes by booking only',
        zh: '课程需提前预约',
        ar: 'الدروس بالحجز المسبق',
      },
    }),
    action: {
      type: 'lineAds',
      contact: {
        lineAds: 'banmon-demo',
        phone: '08-0000-5102',
        externalUrl: 'https://www.example.com/ban-mon/workshop',
      },
      text: { th: 'จองรอบปั้นทาง LINE', en: 'Book a class on LINE', zh: '用 LINE 预约', ar: 'احجز عبر LINE' },
      color: COLORS.lightseagreen,
    },
    popUp: {
      message:
        '<h3>เปิดเตาเสาร์แรกของเดือน</h3>' +
        '<p>มาถึงก่อนสิบโมง ช่วยกันงัดอิฐ ฟังเสียงเคลือบราน แล้วเลือกใบที่ใช่ก่อนใคร ' +
        'รอบนี้มีถ้วยชาลายปลาคู่กับแจกันปากแตรที่ทำไว้แค่สิบสองใบ</p>' +
        '<p>Come before ten on the first Saturday, help us to unbrick the kiln, and choose before anyone else.</p>' +
        '<p>每月第一个星期六上午十点前来，一起拆窑门，先挑先得。</p>',
      aspects: { width: 4, height: 5 },
      picture: picture('craft', 'celadon-popup', 'golden'),
      buttonLink: {
        link: 'https://www.example.com/ban-mon/kiln-day',
        text: 'บอกเราว่าจะมา',
        backgroundColor: 'goldenrod',
      },
      isShow: true,
    },
    promoteType: 'new',
    promoteWord: 'เปิดเตาใหม่',
    editors: ['creator', 'admin'],
    daysAgo: 1,
  },
  {
    id: 'chonnabot-silk-house',
    title: { th: 'เรือนไหมชนบท', en: 'Chonnabot Silk House', zh: '春那博丝绸屋', ar: 'بيت حرير تشونابوت' },
    highlightSentence: {
      th: 'มัดหมี่ลายหมี่กงย้อมครั่งกับเข ทอทีละคืบในใต้ถุนบ้าน เมืองไหมของขอนแก่น',
      en: 'Ikat tied by memory, dyed with lac and bark, and woven a hand’s breadth a day beneath a stilt house.',
      zh: '凭记忆扎染，用紫胶与树皮上色，在高脚屋下一天只织一掌宽。',
    },
    description: {
      th: text(
        'ยายบัวผูกลายด้วยเชือกฟางโดยไม่ดูแบบ เพราะแบบอยู่ในนิ้ว ลายหมี่กง ลายแคนแก่นคูน ลายขอพระเทพ แต่ละหัวใช้เวลาผูกเป็นอาทิตย์ ย้อมครั่งให้แดง ย้อมเขให้เหลือง ซ้อนกันเป็นส้ม',
        'มาดูได้ทุกขั้นตั้งแต่ตัวหนอนกินใบหม่อนไปจนถึงผืนผ้า และลองสาวไหมเองได้ ระวังจะติดใจเสียงกี่',
      ),
      en: 'Grandma Bua ties her patterns without looking, because the pattern is in her fingers. Watch every step from silkworm to cloth, try reeling a cocoon yourself, and mind the sound of the loom: it stays with you.',
    },
    tags: ['งานคราฟต์', 'craft', 'ผ้าทอ', 'textile', 'อีสาน', '丝绸'],
    towns: ['khon-kaen'],
    listings: ['isan-table'],
    status: 'RELEASE',
    thumbnail: picture('textile', 'chonnabot-thumb', 'day'),
    cover: picture('textile', 'chonnabot-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('textile', 'chonnabot-ikat', 'day'),
        title: { th: 'มัดหมี่', en: 'Tying the ikat', zh: '扎经', ar: 'ربط الخيوط' },
      },
      {
        type: 'picture',
        picture: picture('person', 'chonnabot-bua', 'day'),
        title: { th: 'ยายบัว', en: 'Grandma Bua' },
      },
      {
        type: 'catalog',
        catalogId: 'chonnabot-cloth',
        picture: picture('textile', 'chonnabot-tile', 'day'),
        title: { th: 'ผ้าทั้งหมด', en: 'All cloth' },
      },
      { type: 'picture', picture: picture('craft', 'chonnabot-dye', 'day'), title: { th: 'หม้อย้อมครั่ง' } },
    ],
    contacts: { phone: '08-0000-5103', lineId: 'chonnabot-demo' },
    location: {
      latitude: 16.0856,
      longitude: 102.6206,
      streetAddress: { th: 'ต.ชนบท อ.ชนบท จ.ขอนแก่น 40180', en: 'Chonnabot, Khon Kaen 40180' },
    },
    openingHours: daily('09:00', '17:00', ['sun']),
    action: {
      type: 'linePersonal',
      contact: { linePersonal: 'chonnabot-demo' },
      text: { th: 'สั่งทอลายของตัวเอง', en: 'Commission a pattern', zh: '定制花样' },
      color: COLORS.red,
    },
    daysAgo: 17,
  },
  {
    id: 'ban-bat',
    title: { th: 'บ้านบาตร', en: 'Ban Bat, the Alms-Bowl Village', zh: '钵盂村' },
    highlightSentence: {
      th: 'ตรอกเล็กในกรุงเทพฯ ที่ยังตีบาตรพระด้วยมือ เหล็กแปดชิ้นต่อหนึ่งใบ',
      en: 'Follow the hammering: in this Bangkok lane, monks’ bowls are still beaten by hand from eight strips of steel.',
    },
    description: {
      en: 'Once everyone in this lane made bowls; today only a few families do. Eight strips stand for the eightfold path. They are joined with copper, beaten round, tuned by ear and smoked black. A small one takes three days.',
      zh: '从前整条巷子都做钵，如今只剩几户。八片钢条象征八正道，用铜焊合，再一锤一锤敲圆，凭耳朵调音，最后熏黑。小小一只也要三天。',
    },
    tags: ['งานคราฟต์', 'craft', 'art & craft', 'ย่านเก่า', 'old town'],
    towns: ['bangkok'],
    listings: ['bangkok-by-mouth'],
    status: 'RELEASE',
    thumbnail: picture('craft', 'ban-bat-thumb', 'day'),
    cover: picture('craft', 'ban-bat-cover', 'dusk'),
    gallery: [
      {
        type: 'picture',
        picture: picture('craft', 'ban-bat-hammer', 'day'),
        title: { en: 'Beating it round', zh: '敲圆' },
      },
      {
        type: 'picture',
        picture: picture('craft', 'ban-bat-fire', 'night'),
        title: { en: 'The smoking fire' },
      },
      {
        type: 'picture',
        picture: picture('person', 'ban-bat-master', 'day'),
        title: { en: 'Tuning by ear', zh: '听音' },
      },
    ],
    location: {
      latitude: 13.7514,
      longitude: 100.5075,
      streetAddress: { th: 'ซ.บ้านบาตร เขตป้อมปราบศัตรูพ่าย กรุงเทพฯ 10100' },
    },
    openingHours: daily('10:00', '18:00'),
    daysAgo: 55,
  },
  {
    id: 'pha-lai-nam-lai',
    title: { th: 'ผ้าลายน้ำไหล ท่าวังผา', en: 'Flowing-Water Weaving of Tha Wang Pha' },
    highlightSentence: { th: 'ลายคลื่นบนผ้าซิ่นไทลื้อ ใช้มือล้วงเส้นทีละเส้นด้านหลังผืน ไม่มีแบบสองผืนที่เหมือนกัน' },
    description: {
      th: 'กลุ่มแม่บ้านไทลื้อบ้านหนองบัวตั้งกี่ไว้ใต้ถุน เดินจากวัดหนองบัวที่มีจิตรกรรมฝีมือช่างเดียวกับวัดภูมินทร์มาได้เลย ถ้ามาตอนบ่ายจะได้กินข้าวแคบทาน้ำอ้อยด้วย',
      en: 'The wave pattern is picked by hand, thread by thread, from the back of the cloth. The looms stand under the houses a short walk from Wat Nong Bua.',
    },
    tags: ['งานคราฟต์', 'craft', 'ผ้าทอ', 'textile', 'ล้านนา', 'slow travel'],
    towns: ['nan'],
    listings: ['nan-slow-days'],
    status: 'RELEASE',
    thumbnail: picture('textile', 'lai-nam-lai-thumb', 'day'),
    cover: picture('textile', 'lai-nam-lai-cover', 'day'),
    gallery: [
      {
        type: 'picture',
        picture: picture('textile', 'lai-nam-lai-wave', 'day'),
        title: { th: 'ลายน้ำไหล', en: 'Flowing water' },
      },
      { type: 'picture', picture: picture('person', 'lai-nam-lai-weaver', 'day'), title: { th: 'แม่ญิงไทลื้อ' } },
      {
        type: 'picture',
        picture: picture('temple', 'lai-nam-lai-nong-bua', 'day'),
        title: { th: 'วัดหนองบัว', en: 'Wat Nong Bua' },
      },
    ],
    contacts: { phone: '08-0000-5105' },
    location: {
      latitude: 19.0786,
      longitude: 100.7812,
      streetAddress: { th: 'บ้านหนองบัว ต.ป่าคา อ.ท่าวังผา จ.น่าน 55140' },
    },
    openingHours: daily('08:00', '17:00'),
    daysAgo: 40,
  },
  {
    id: 'andaman-batik-studio',
    title: {
      th: 'บาติกริมคลอง',
      en: 'Canal-Side Batik Studio',
      zh: '河边蜡染工作室',
      ar: 'مرسم الباتيك على القناة',
    },
    highlightSentence: {
      th: 'วาดเทียนลงผ้าในบ้านสวนกระบี่ ลายปลา ลายปะการัง และลายที่เด็กเจ็ดขวบคิดเอง',
      en: 'Draw with hot wax in a Krabi garden: fish, coral, or whatever a seven-year-old invents on the spot.',
      ar: 'ارسم بالشمع الساخن في حديقة بكرابي: أسماك ومرجان وما يخترعه طفل في السابعة.',
    },
    description: {
      th: 'ครึ่งวันได้ผ้าเช็ดหน้าหนึ่งผืน เต็มวันได้ปลอกหมอน พี่มีนสอนตั้งแต่จับจันติ้งจนถึงต้มลอกเทียน มีชาใบเตยกับโรตีเลี้ยงระหว่างรอสีแห้ง',
      en: 'Half a day makes a handkerchief, a whole day a cushion cover. Meen teaches everything from holding the canting to boiling out the wax, and there are roti while the dye dries.',
    },
    tags: ['งานคราฟต์', 'craft', 'art & craft', 'ผ้าทอ', 'เวิร์กช็อป', 'family'],
    towns: ['krabi'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('textile', 'batik-thumb', 'day'),
    cover: picture('textile', 'batik-cover', 'day'),
    gallery: [
      {
        type: 'picture',
        picture: picture('textile', 'batik-fish', 'day'),
        title: { th: 'ลายปลา', en: 'Fish', zh: '鱼纹', ar: 'أسماك' },
      },
      {
        type: 'picture',
        picture: picture('craft', 'batik-wax', 'day'),
        title: { th: 'เดินเทียน', en: 'Drawing in wax' },
      },
      {
        type: 'catalog',
        catalogId: 'batik-pieces',
        picture: picture('textile', 'batik-tile', 'day'),
        title: { th: 'ผ้าและคลาสเรียน', en: 'Cloth and classes' },
      },
    ],
    contacts: { phone: '08-0000-5106', email: 'batik@example.com' },
    location: {
      latitude: 8.0592,
      longitude: 98.9187,
      streetAddress: { th: 'ต.ปากน้ำ อ.เมืองกระบี่ จ.กระบี่ 81000', en: 'Pak Nam, Mueang Krabi, Krabi 81000' },
    },
    openingHours: daily('09:30', '16:30', ['mon', 'fri']),
    editors: ['creator'],
    daysAgo: 21,
  },
  {
    id: 'sangkhalok-kilns',
    title: { th: 'สังคโลกบ้านเกาะน้อย', zh: '宋加洛陶瓷' },
    highlightSentence: {
      th: 'ชามปลาอายุเจ็ดร้อยปีที่เคยส่งขายถึงญี่ปุ่น กับช่างรุ่นใหม่ที่ยังเขียนปลาตัวเดิม',
      zh: '七百年前远销日本的鱼纹碗，如今的匠人仍在画同一条鱼。',
    },
    description: {
      th: 'เตาทุเรียงริมน้ำยมขุดพบหลายร้อยเตา เข้าไปดูเตาจริงในอาคารศูนย์อนุรักษ์ แล้วแวะบ้านช่างเขียนลายปลากลับหัวลงจานด้วยสีเหล็ก',
    },
    tags: ['งานคราฟต์', 'craft', 'เซรามิก', 'ประวัติศาสตร์', '陶瓷'],
    towns: ['sukhothai'],
    listings: [],
    status: 'RELEASE',
    thumbnail: picture('craft', 'sangkhalok-thumb', 'day'),
    cover: picture('craft', 'sangkhalok-cover', 'golden'),
    gallery: [
      {
        type: 'picture',
        picture: picture('craft', 'sangkhalok-fish', 'day'),
        title: { th: 'จานลายปลา', zh: '鱼纹盘' },
      },
      {
        type: 'picture',
        picture: picture('craft', 'sangkhalok-kiln', 'golden'),
        title: { th: 'เตาทุเรียง', zh: '古窑' },
      },
      { type: 'picture', picture: picture('river', 'sangkhalok-yom', 'day'), title: { th: 'ริมน้ำยม' } },
    ],
    location: {
      latitude: 17.4668,
      longitude: 99.7595,
      streetAddress: { th: 'ต.หนองอ้อ อ.ศรีสัชนาลัย จ.สุโขทัย 64130' },
    },
    openingHours: daily('08:30', '16:30'),
    daysAgo: 83,
  },
];
