import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@portico/shared/contracts';
import type { ReactElement } from 'react';

/** Sample texts of stories, in the order of LANGUAGES: th, en, zh, ar. They are not messages of the product. */
const table = {
  save: ['บันทึก', 'Save', '保存', 'حفظ'],
  saving: ['กำลังบันทึก', 'Saving', '正在保存', 'جارٍ الحفظ'],
  cancel: ['ยกเลิก', 'Cancel', '取消', 'إلغاء'],
  close: ['ปิด', 'Close', '关闭', 'إغلاق'],
  delete: ['ลบ', 'Delete', '删除', 'حذف'],
  undo: ['เลิกทำ', 'Undo', '撤销', 'تراجع'],
  edit: ['แก้ไข', 'Edit', '编辑', 'تعديل'],
  share: ['แชร์หน้านี้', 'Share this page', '分享此页', 'مشاركة هذه الصفحة'],
  retry: ['ลองอีกครั้ง', 'Try again', '重试', 'إعادة المحاولة'],
  previous: ['ก่อนหน้า', 'Previous', '上一个', 'السابق'],
  next: ['ถัดไป', 'Next', '下一个', 'التالي'],
  more: ['ดูเพิ่มเติม', 'See more', '查看更多', 'عرض المزيد'],
  less: ['ดูน้อยลง', 'See less', '收起', 'عرض أقل'],
  showAll: ['ดูทั้งหมด', 'Show all', '查看全部', 'عرض الكل'],
  show: ['แสดง', 'Show', '显示', 'إظهار'],
  hide: ['ซ่อน', 'Hide', '隐藏', 'إخفاء'],
  loading: ['กำลังโหลด', 'Loading', '正在加载', 'جارٍ التحميل'],
  dismiss: ['ปิดข้อความ', 'Dismiss', '关闭提示', 'إغلاق الرسالة'],
  scrollDown: ['เลื่อนลง', 'Scroll down', '向下滚动', 'التمرير لأسفل'],
  skip: ['ข้ามไปยังเนื้อหา', 'Skip to content', '跳到内容', 'انتقل إلى المحتوى'],

  place: ['วัดพระธาตุดอยสุเทพ', 'Doi Suthep Temple', '素贴山双龙寺', 'معبد دوي سوتيب'],
  town: ['เชียงใหม่', 'Chiang Mai', '清迈', 'شيانغ ماي'],
  sentence: [
    'วัดสีทองบนภูเขา มองเห็นเมืองเชียงใหม่ทั้งเมือง',
    'A golden temple on the mountain, with a view over all of Chiang Mai.',
    '山上的金色寺庙，可俯瞰整个清迈。',
    'معبد ذهبي على الجبل يطل على مدينة شيانغ ماي كلها.',
  ],
  longTitle: [
    'เส้นทางเดินป่าสายดอกนางพญาเสือโคร่งจากหมู่บ้านขุนช่างเคี่ยนถึงยอดดอยปุยพร้อมจุดชมพระอาทิตย์ขึ้น',
    'The wild cherry blossom trail from Khun Chang Khian village to the top of Doi Pui, with its viewpoint for the sunrise',
    '从坤昌坚村到蒲山山顶的野樱花徒步路线，途中设有观日出的观景台和供旅客休息的山间小屋',
    'مسار أزهار الكرز البرية من قرية خون تشانغ خيان إلى قمة دوي بوي مع نقطة مشاهدة شروق الشمس فوق الوادي',
  ],
  paragraph: [
    'บันไดนาค 306 ขั้นพาขึ้นไปยังเจดีย์ทองที่สร้างขึ้นในปี พ.ศ. 1926 ผู้มาเยือนควรแต่งกายสุภาพ และมาถึงก่อนแปดโมงเช้าเพื่อฟังเสียงพระสวดมนต์',
    'A staircase of 306 steps, guarded by serpents, leads to the golden chedi of 1383. Dress modestly, and come before eight in the morning to hear the monks chant.',
    '沿着由那伽守护的306级台阶，可以走到建于1383年的金塔。请穿着得体，早上八点前到达可以听到僧人诵经。',
    'يقود درج من 306 درجات تحرسه الأفاعي إلى الشيدي الذهبي الذي بُني عام 1383. يُرجى ارتداء ملابس محتشمة والحضور قبل الثامنة صباحًا لسماع ترانيم الرهبان.',
  ],
  quotation: [
    'มาตอนเช้า หมอกยังคลุมเมืองอยู่',
    'Come early, while the fog still covers the town.',
    '清晨来，雾还笼罩着城市。',
    'تعال باكرًا والضباب ما زال يغطي المدينة.',
  ],
  temple: ['วัด', 'Temple', '寺庙', 'معبد'],
  mountain: ['ภูเขา', 'Mountain', '山', 'جبل'],
  market: ['ตลาด', 'Market', '市场', 'سوق'],
  food: ['อาหาร', 'Food', '美食', 'طعام'],
  longTag: [
    'เหมาะสำหรับครอบครัวที่มีเด็กเล็กและผู้สูงอายุ',
    'Suitable for families with small children and older people',
    '适合带小孩和老人的家庭游玩',
    'مناسب للعائلات مع الأطفال الصغار وكبار السن',
  ],
  removeTag: ['นำ “วัด” ออก', 'Remove “Temple”', '移除“寺庙”', 'إزالة «معبد»'],
  private: ['ส่วนตัว', 'Private', '私密', 'خاص'],
  promotion: ['โปรโมชัน', 'Promotion', '优惠', 'عرض'],
  distance: ['ห่าง 12 กม.', '12 km away', '距离12公里', 'على بعد 12 كم'],
  openNow: ['เปิดอยู่', 'Open now', '营业中', 'مفتوح الآن'],
  closedToday: ['วันนี้ปิด', 'Closed today', '今日休息', 'مغلق اليوم'],
  closesSoon: ['ใกล้ปิดแล้ว', 'Closes soon', '即将打烊', 'يغلق قريبًا'],
  draft: ['ฉบับร่าง', 'Draft', '草稿', 'مسودة'],
  placesNearby: ['สถานที่ใกล้เคียง', 'Places nearby', '附近的地方', 'أماكن قريبة'],
  placesText: [
    'เดินไปได้ภายในสิบนาที',
    'All within ten minutes on foot.',
    '步行十分钟内即可到达。',
    'كلها على بعد عشر دقائق سيرًا.',
  ],

  name: ['ชื่อ', 'Name', '名称', 'الاسم'],
  nameHint: [
    'ชื่อที่ผู้เยี่ยมชมเห็นบนหน้า',
    'What visitors see on the page.',
    '访客在页面上看到的名称。',
    'الاسم الذي يراه الزوار في الصفحة.',
  ],
  nameMissing: ['กรุณากรอกชื่อ', 'Enter a name.', '请输入名称。', 'أدخل اسمًا.'],
  nameLong: [
    'ชื่อนี้ยาว บนมือถืออาจถูกตัด',
    'This name is long and may be cut on phones.',
    '名称较长，在手机上可能显示不全。',
    'هذا الاسم طويل وقد يُقتطع على الهواتف.',
  ],
  optional: ['(ไม่บังคับ)', '(optional)', '（选填）', '(اختياري)'],
  email: ['อีเมล', 'E-mail', '电子邮箱', 'البريد الإلكتروني'],
  password: ['รหัสผ่าน', 'Password', '密码', 'كلمة المرور'],
  showPassword: ['แสดงรหัสผ่าน', 'Show password', '显示密码', 'إظهار كلمة المرور'],
  hidePassword: ['ซ่อนรหัสผ่าน', 'Hide password', '隐藏密码', 'إخفاء كلمة المرور'],
  description: ['คำอธิบาย', 'Description', '描述', 'الوصف'],
  kind: ['ประเภท', 'Kind', '类别', 'النوع'],
  search: ['ค้นหา', 'Search', '搜索', 'بحث'],
  searchHint: [
    'ค้นหาสถานที่ เมือง หรืออาหาร',
    'Search for places, towns or food',
    '搜索地点、城镇或美食',
    'ابحث عن أماكن أو مدن أو طعام',
  ],

  emptyTitle: ['ยังไม่มีหน้า', 'There are no pages yet', '还没有页面', 'لا توجد صفحات بعد'],
  emptyText: [
    'สร้างหน้าแรกของคุณ ใช้เวลาไม่กี่นาที',
    'Make your first one. It takes a few minutes.',
    '创建您的第一个页面，只需几分钟。',
    'أنشئ صفحتك الأولى، لن يستغرق الأمر سوى دقائق.',
  ],
  notFoundTitle: ['ไม่พบผลลัพธ์', 'Nothing was found', '没有找到结果', 'لم يُعثر على شيء'],
  notFoundText: [
    'ลองใช้คำอื่นหรือลบตัวกรอง',
    'Try other words or remove a filter.',
    '请尝试其他词语或移除筛选条件。',
    'جرّب كلمات أخرى أو أزل أحد عوامل التصفية.',
  ],
  failedTitle: ['โหลดไม่สำเร็จ', 'This could not be loaded', '加载失败', 'تعذّر التحميل'],
  failedText: [
    'เซิร์ฟเวอร์ไม่ตอบสนอง โปรดลองอีกครั้งในอีกสักครู่',
    'The server did not respond. Try again in a moment.',
    '服务器没有响应，请稍后重试。',
    'لم يستجب الخادم. حاول مجددًا بعد قليل.',
  ],
  offlineTitle: ['คุณออฟไลน์อยู่', 'You are offline', '您已离线', 'أنت غير متصل بالإنترنت'],
  offlineText: [
    'หน้านี้จะเปิดเมื่อกลับมาออนไลน์',
    'This page opens as soon as the connection is back.',
    '网络恢复后将自动打开此页面。',
    'ستُفتح هذه الصفحة فور عودة الاتصال.',
  ],
  create: ['สร้างหน้า', 'Make a page', '创建页面', 'إنشاء صفحة'],
  saved: ['บันทึกแล้ว', 'Saved', '已保存', 'تم الحفظ'],
  deleted: ['ลบหน้าแล้ว', 'The page was deleted', '页面已删除', 'حُذفت الصفحة'],
  saveFailed: ['บันทึกไม่สำเร็จ', 'This could not be saved', '保存失败', 'تعذّر الحفظ'],
  notices: ['ข้อความ', 'Messages', '消息', 'الرسائل'],

  deleteQuestion: ['ลบหน้านี้หรือไม่', 'Delete this page?', '要删除此页面吗？', 'هل تريد حذف هذه الصفحة؟'],
  deleteText: [
    'กู้คืนได้ภายใน 30 วัน',
    'It can be restored within 30 days.',
    '30天内可以恢复。',
    'يمكن استعادتها خلال 30 يومًا.',
  ],
  areYouSure: ['แน่ใจหรือไม่ว่าต้องการลบ', 'Are you sure delete?', '确定要删除吗？', 'هل أنت متأكد من الحذف؟'],
  language: ['ภาษา', 'Language', '语言', 'اللغة'],
  account: ['บัญชี', 'Account', '账户', 'الحساب'],
  myPages: ['หน้าของฉัน', 'My pages', '我的页面', 'صفحاتي'],
  logout: ['ออกจากระบบ', 'Logout', '退出登录', 'تسجيل الخروج'],

  steps: ['ขั้นตอน', 'Steps', '步骤', 'الخطوات'],
  stepSummary: [
    'ขั้นที่ 3 จาก 5: รูปภาพ',
    'Step 3 of 5: Picture',
    '第3步（共5步）：图片',
    'الخطوة 3 من 5: الصورة',
  ],
  stepIntroduction: ['แนะนำ', 'Introduction', '简介', 'مقدمة'],
  stepPicture: ['รูปภาพ', 'Picture', '图片', 'الصورة'],
  stepContacts: ['ช่องทางติดต่อ', 'Contacts', '联系方式', 'جهات الاتصال'],
  stepFinish: ['เสร็จสิ้น', 'Finish', '完成', 'إنهاء'],

  written: ['ครบแล้ว', 'complete', '已完成', 'مكتمل'],
  partlyWritten: ['ยังไม่ครบ', 'partly', '部分完成', 'جزئي'],
  missing: ['ยังไม่มี', 'missing', '缺少', 'غير موجود'],
  visitorsSee: ['ผู้เยี่ยมชมจะเห็น:', 'Visitors see instead:', '访客将看到：', 'يرى الزوار بدلًا من ذلك:'],

  passcodeTitle: ['หน้านี้เป็นส่วนตัว', 'This page is private', '此页面为私密页面', 'هذه الصفحة خاصة'],
  passcodeText: [
    'ใส่รหัสหกตัวที่เจ้าของหน้าให้คุณ',
    'Enter the six characters that its owner gave you.',
    '请输入页面所有者提供的六位密码。',
    'أدخل الرمز المكوّن من ستة أحرف الذي أعطاك إياه صاحبها.',
  ],
  passcode: ['รหัส', 'Passcode', '访问密码', 'رمز المرور'],
  passcodeOpen: ['เปิดหน้า', 'Open the page', '打开页面', 'فتح الصفحة'],
  passcodeChecking: ['กำลังตรวจสอบ', 'Checking', '正在验证', 'جارٍ التحقق'],
  passcodeWrong: ['รหัสไม่ถูกต้อง', 'The passcode is wrong.', '密码不正确。', 'رمز المرور غير صحيح.'],

  copyLink: ['คัดลอกลิงก์', 'Copy link', '复制链接', 'نسخ الرابط'],
  copied: ['คัดลอกลิงก์แล้ว', 'The link was copied', '链接已复制', 'تم نسخ الرابط'],
  copyCode: ['คัดลอกโค้ดสำหรับฝัง', 'Copy embed code', '复制嵌入代码', 'نسخ رمز التضمين'],
  codeCopied: ['คัดลอกโค้ดแล้ว', 'Code copied', '已复制代码', 'نُسخ الرمز'],
  shareSheet: ['วิธีแชร์อื่น ๆ', 'More ways to share', '更多分享方式', 'طرق أخرى للمشاركة'],
  qrCode: ['คิวอาร์โค้ด', 'QR code', '二维码', 'رمز QR'],
  qrAlt: ['คิวอาร์โค้ดของหน้านี้', 'QR code of this page', '此页面的二维码', 'رمز QR لهذه الصفحة'],
  download: ['ดาวน์โหลด', 'Download', '下载', 'تنزيل'],

  map: ['แผนที่', 'Map', '地图', 'الخريطة'],
  mapFailed: ['โหลดแผนที่ไม่สำเร็จ', 'The map did not load', '地图加载失败', 'تعذّر تحميل الخريطة'],

  move: ['ย้าย', 'Move', '移动', 'نقل'],
  moveInstructions: [
    'กดแป้นเว้นวรรค แล้วใช้ลูกศรเพื่อย้าย',
    'Press space, then move with the arrow keys.',
    '按空格键，然后用方向键移动。',
    'اضغط مفتاح المسافة ثم انقل بالأسهم.',
  ],
  pickedUp: ['หยิบขึ้น', 'Picked up', '已拿起', 'تم الالتقاط'],
  movedTo: ['ย้ายไปที่', 'Moved to', '已移至', 'نُقل إلى'],
  dropped: ['วางลง', 'Dropped', '已放下', 'تم الإفلات'],
  moveCancelled: ['ยกเลิกการย้าย', 'Move cancelled', '已取消移动', 'أُلغي النقل'],

  continueAs: ['ใช้งานต่อในชื่อ', 'Continue as', '继续以此身份登录：', 'المتابعة باسم'],
  continueText: [
    'ลิงก์นี้เป็นของบัญชีอื่น',
    'This link belongs to another account.',
    '此链接属于另一个账户。',
    'هذا الرابط يخص حسابًا آخر.',
  ],
  continueAccept: ['ใช้งานต่อ', 'Continue', '继续', 'متابعة'],
  continueRefuse: ['ไม่ใช่ฉัน', 'This is not me', '不是我', 'لست أنا'],
  personName: ['สมหญิง ใจดี', 'Somying Jaidee', '宋颖·斋蒂', 'سومينغ جايدي'],
  booking: ['จองเลย', 'Book now', '立即预订', 'احجز الآن'],
  shown: ['แสดง 8 จาก 24 รายการ', '8 of 24 shown', '显示24项中的8项', 'عُرض 8 من 24'],
} satisfies Record<string, readonly [th: string, en: string, zh: string, ar: string]>;

export type StoryTexts = Record<keyof typeof table, string>;

/** The sample texts in one language. */
export function storyTexts(language: Language): StoryTexts {
  const column = LANGUAGES.indexOf(language);
  return Object.fromEntries(Object.entries(table).map(([key, texts]) => [key, texts[column]])) as StoryTexts;
}

/** The language of the gallery's toolbar; the URL may contain any text. */
export const languageOf = ({ language }: Readonly<Record<string, unknown>>): Language =>
  LANGUAGES.find((known) => known === language) ?? FALLBACK_LANGUAGE;

/** Creates a story's `render` that gets the sample texts in the toolbar's language, and the story's args. */
export const withTexts =
  <Args>(render: (texts: StoryTexts, args: Args, language: Language) => ReactElement) =>
  (args: Args, { globals }: { globals: Readonly<Record<string, unknown>> }): ReactElement => {
    const language = languageOf(globals);
    return render(storyTexts(language), args, language);
  };
