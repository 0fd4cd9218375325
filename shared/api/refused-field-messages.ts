import type { ErrorDetail } from '../contracts/calls/replies.ts';
import type { Language } from '../contracts/constants.ts';
import type { DetailCode, DetailValues, TextFormat } from '../contracts/detail-codes.ts';
import { groupedNumber } from '../domain/grouped-number.ts';

/** A message, or its plural forms where a count stands beside a noun. */
type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
type Messages = Readonly<Record<Exclude<DetailCode, 'format'>, Message>>;

/** Messages of the codes; `{minimum}`, `{maximum}` and `{step}` are values of the detail. */
export const CODE_MESSAGES: Readonly<Record<Language, Messages>> = {
  th: {
    required: 'จำเป็นต้องระบุ',
    type: 'อ่านค่านี้ไม่ได้',
    'not-allowed': 'ใช้ค่านี้ที่นี่ไม่ได้',
    'too-short': { other: 'กรอกอย่างน้อย {minimum} ตัวอักษร' },
    'too-long': { other: 'กรอกได้ไม่เกิน {maximum} ตัวอักษร' },
    'too-small': 'กรอกตัวเลขตั้งแต่ {minimum} ขึ้นไป',
    'too-large': 'กรอกตัวเลขไม่เกิน {maximum}',
    'too-few': { other: 'เพิ่มอย่างน้อย {minimum} รายการ' },
    'too-many': { other: 'มีได้ไม่เกิน {maximum} รายการ' },
    step: 'กรอกตัวเลขที่หารด้วย {step} ลงตัว',
    'too-complex': 'ข้อความนี้มีการจัดรูปแบบมากเกินไป กรุณาลดลง',
    taken: 'มีผู้ใช้ชื่อนี้แล้ว กรุณาเลือกชื่ออื่น',
    unknown: 'ไม่พบรายการนี้ กรุณาเลือกใหม่',
    'unsafe-link': 'ใช้ลิงก์นี้ไม่ได้ ลิงก์ต้องขึ้นต้นด้วย https://',
    'password-common': 'รหัสผ่านนี้มีคนใช้มาก กรุณาเลือกรหัสผ่านอื่น',
    'password-name': 'กรุณาเลือกรหัสผ่านที่ไม่ใช่ชื่อของคุณหรือชื่อเว็บไซต์',
    wrong: 'ไม่ถูกต้อง',
    'cover-shape': 'ภาพปกต้องมีอัตราส่วน 16:9 กรุณาครอบตัดรูปภาพ',
  },
  en: {
    required: 'This field is required.',
    type: 'This value couldn’t be read.',
    'not-allowed': 'This value can’t be used here.',
    'too-short': {
      one: 'Enter at least {minimum} character.',
      other: 'Enter at least {minimum} characters.',
    },
    'too-long': { one: 'Enter at most {maximum} character.', other: 'Enter at most {maximum} characters.' },
    'too-small': 'Enter {minimum} or more.',
    'too-large': 'Enter {maximum} or less.',
    'too-few': { one: 'Add at least {minimum} entry.', other: 'Add at least {minimum} entries.' },
    'too-many': { one: 'Keep at most {maximum} entry.', other: 'Keep at most {maximum} entries.' },
    step: 'Enter a multiple of {step}.',
    'too-complex': 'This text has too much formatting. Please simplify it.',
    taken: 'This name is already taken. Please choose another.',
    unknown: 'This couldn’t be found. Please choose another.',
    'unsafe-link': 'This link can’t be used. It must start with https://',
    'password-common': 'Many people use this password. Please choose another.',
    'password-name': 'Please choose a password that isn’t your name or the name of this site.',
    wrong: 'This isn’t correct.',
    'cover-shape': 'A cover has the shape 16:9. Please crop the picture.',
  },
  zh: {
    required: '此项必填。',
    type: '无法识别该值。',
    'not-allowed': '此处不能使用该值。',
    'too-short': { other: '请至少输入 {minimum} 个字符。' },
    'too-long': { other: '最多可输入 {maximum} 个字符。' },
    'too-small': '请输入不小于 {minimum} 的数字。',
    'too-large': '请输入不大于 {maximum} 的数字。',
    'too-few': { other: '请至少添加 {minimum} 项。' },
    'too-many': { other: '最多可有 {maximum} 项。' },
    step: '请输入 {step} 的倍数。',
    'too-complex': '此文字的格式过多，请简化。',
    taken: '此名称已被使用，请换一个。',
    unknown: '找不到此项，请另选一个。',
    'unsafe-link': '页面无法链接到此地址，请以 https:// 开头',
    'password-common': '这个密码太常见，请换一个。',
    'password-name': '请不要用自己的名字或网站名称作为密码。',
    wrong: '不正确。',
    'cover-shape': '封面的比例须为 16:9，请裁剪图片。',
  },
  ar: {
    required: 'هذا الحقل مطلوب.',
    type: 'تعذّرت قراءة هذه القيمة.',
    'not-allowed': 'لا يمكن استخدام هذه القيمة هنا.',
    'too-short': {
      zero: 'أدخل {minimum} حرف على الأقل.',
      one: 'أدخل حرفًا واحدًا على الأقل.',
      two: 'أدخل حرفين على الأقل.',
      few: 'أدخل {minimum} أحرف على الأقل.',
      many: 'أدخل {minimum} حرفًا على الأقل.',
      other: 'أدخل {minimum} حرف على الأقل.',
    },
    'too-long': {
      zero: 'اترك هذا الحقل فارغًا.',
      one: 'أدخل حرفًا واحدًا على الأكثر.',
      two: 'أدخل حرفين على الأكثر.',
      few: 'أدخل {maximum} أحرف على الأكثر.',
      many: 'أدخل {maximum} حرفًا على الأكثر.',
      other: 'أدخل {maximum} حرف على الأكثر.',
    },
    'too-small': 'أدخل رقمًا لا يقل عن {minimum}.',
    'too-large': 'أدخل رقمًا لا يزيد على {maximum}.',
    'too-few': {
      zero: 'أضف {minimum} عنصر على الأقل.',
      one: 'أضف عنصرًا واحدًا على الأقل.',
      two: 'أضف عنصرين على الأقل.',
      few: 'أضف {minimum} عناصر على الأقل.',
      many: 'أضف {minimum} عنصرًا على الأقل.',
      other: 'أضف {minimum} عنصر على الأقل.',
    },
    'too-many': {
      zero: 'لا يُسمح بأي عنصر.',
      one: 'يُسمح بعنصر واحد على الأكثر.',
      two: 'يُسمح بعنصرين على الأكثر.',
      few: 'يُسمح بـ {maximum} عناصر على الأكثر.',
      many: 'يُسمح بـ {maximum} عنصرًا على الأكثر.',
      other: 'يُسمح بـ {maximum} عنصر على الأكثر.',
    },
    step: 'أدخل رقمًا من مضاعفات {step}.',
    'too-complex': 'تنسيق هذا النص معقّد جدًا. يُرجى تبسيطه.',
    taken: 'هذا الاسم مستخدم بالفعل. اختر اسمًا آخر.',
    unknown: 'هذا العنصر غير موجود. اختر غيره.',
    'unsafe-link': 'لا يمكن استخدام هذا الرابط. يجب أن يبدأ بـ https://‎',
    'password-common': 'كلمة المرور هذه شائعة جدًا. اختر كلمة أخرى.',
    'password-name': 'لا تستخدم اسمك أو اسم الموقع كلمةَ مرور.',
    wrong: 'غير صحيح.',
    'cover-shape': 'نسبة أبعاد الغلاف 16:9. يُرجى اقتصاص الصورة.',
  },
};

/** Messages of the code 'format', by its format. */
export const FORMAT_MESSAGES: Readonly<Record<Language, Readonly<Record<TextFormat, string>>>> = {
  th: {
    url: 'กรอกลิงก์ เช่น https://example.com',
    date: 'กรอกวันที่ เช่น 2026-01-31',
    datetime: 'กรอกวันที่และเวลา',
    'time-of-day': 'กรอกเวลา เช่น 09:30',
    'opening-hours': 'กรอกเวลาเปิดทำการ เช่น mon-fri 09:00-17:00; sat 10:00-16:00',
    color: 'กรอกชื่อสีหรือ #rrggbb',
    username: 'ใช้ตัวอักษร ตัวเลข และ . _ @ + - และขึ้นต้นด้วยตัวอักษรหรือตัวเลข',
    email: 'กรอกอีเมล เช่น mali@example.com',
    slug: 'ใช้ตัวอักษรอังกฤษตัวเล็ก ตัวเลข และขีดกลางเท่านั้น',
    id: 'ใช้ตัวอักษรอังกฤษ ตัวเลข และ . _ - เท่านั้น',
    passcode: 'กรอก 6 ตัวอักษร โดยไม่มีช่องว่างหัวท้าย',
    visible: 'ใช้เฉพาะตัวอักษรที่มองเห็นได้',
    pattern: 'รูปแบบไม่ถูกต้อง',
  },
  en: {
    url: 'Enter a web address such as https://example.com',
    date: 'Enter a date such as 2026-01-31.',
    datetime: 'Enter a date and a time.',
    'time-of-day': 'Enter a time such as 09:30.',
    'opening-hours': 'Enter opening hours such as mon-fri 09:00-17:00; sat 10:00-16:00',
    color: 'Enter a colour by its name or as #rrggbb.',
    username: 'Use letters, digits and . _ @ + - and begin with a letter or digit.',
    email: 'Enter an email address such as mali@example.com.',
    slug: 'Use small Latin letters, digits and single hyphens.',
    id: 'Use Latin letters, digits and . _ -',
    passcode: 'Enter 6 characters without a space at either end.',
    visible: 'Use visible characters only.',
    pattern: 'This doesn’t have the right form.',
  },
  zh: {
    url: '请输入网址，例如 https://example.com',
    date: '请输入日期，例如 2026-01-31。',
    datetime: '请输入日期和时间。',
    'time-of-day': '请输入时间，例如 09:30。',
    'opening-hours': '请输入营业时间，例如 mon-fri 09:00-17:00; sat 10:00-16:00',
    color: '请输入颜色名称或 #rrggbb。',
    username: '请使用字母、数字和 . _ @ + -，并以字母或数字开头。',
    email: '请输入邮箱地址，例如 mali@example.com。',
    slug: '请使用小写拉丁字母、数字和单个连字符。',
    id: '请使用拉丁字母、数字和 . _ -',
    passcode: '请输入 6 个字符，首尾不能是空格。',
    visible: '请只使用可见字符。',
    pattern: '格式不正确。',
  },
  ar: {
    url: 'أدخل رابطًا مثل https://example.com‎',
    date: 'أدخل تاريخًا مثل ‎2026-01-31.',
    datetime: 'أدخل تاريخًا ووقتًا.',
    'time-of-day': 'أدخل وقتًا مثل 09:30.',
    'opening-hours': 'أدخل ساعات العمل مثل ‎mon-fri 09:00-17:00; sat 10:00-16:00‎',
    color: 'أدخل لونًا باسمه أو بصيغة ‎#rrggbb.',
    username: 'استخدم الحروف والأرقام و ‎. _ @ + -‎ وابدأ بحرف أو رقم.',
    email: 'أدخل بريدًا إلكترونيًا مثل mali@example.com‎',
    slug: 'استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات مفردة.',
    id: 'استخدم حروفًا لاتينية وأرقامًا و ‎. _ -‎',
    passcode: 'أدخل 6 خانات دون مسافة في أولها أو آخرها.',
    visible: 'استخدم أحرفًا ظاهرة فقط.',
    pattern: 'الصيغة غير صحيحة.',
  },
};

/** Names of fields by the name in the request, in the order of CODE_MESSAGES. */
const FIELD_NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['ชื่อ', 'Title', '标题', 'اسم المكان'],
  highlightSentence: ['คำโปรย', 'Highlight sentence', '一句话亮点', 'الجملة التعريفية'],
  name: ['ชื่อ', 'Name', '名称', 'الاسم'],
  description: ['รายละเอียด', 'Description', '介绍', 'الوصف'],
  price: ['ราคา', 'Price', '价格', 'السعر'],
  priceSale: ['ราคาเดิม', 'Original price', '原价', 'السعر السابق'],
  highlightText: ['ป้าย', 'Label', '商品角标', 'الشارة'],
  template: ['รูปแบบ', 'Layout', '外观', 'الشكل'],
  action: ['ปุ่มหลัก', 'Action button', '主按钮', 'الزر الرئيسي'],
  link: ['ลิงก์', 'Link', '链接', 'الرابط'],
  externalUrl: ['ลิงก์ (URL)', 'Web address', '网址', 'الرابط'],
  mainImageId: ['รูปภาพ', 'Picture', '图片', 'الصورة'],
  galleryImages: ['แกลเลอรี', 'Gallery', '图集', 'معرض الصور'],
  links: ['ลิงก์', 'Links', '链接', 'الروابط'],
  contributors: ['ผู้จัดทำ', 'Contributors', '贡献者', 'المساهمون'],
  tags: ['แท็ก', 'Tags', '标签', 'الوسوم'],
  openingHours: ['เวลาเปิดทำการ', 'Opening hours', '营业时间', 'ساعات العمل'],
  note: ['หมายเหตุ', 'Note', '备注', 'ملاحظة'],
  popUp: ['ป๊อปอัป', 'Pop-up', '弹窗', 'النافذة المنبثقة'],
  promoteWord: ['คำบนป้าย', 'Ribbon text', '角标文字', 'كلمة الشريط'],
  phone: ['โทรศัพท์', 'Phone', '电话', 'الهاتف'],
  email: ['อีเมล', 'Email', '邮箱', 'البريد الإلكتروني'],
  latitude: ['ละติจูด', 'Latitude', '纬度', 'خط العرض'],
  longitude: ['ลองจิจูด', 'Longitude', '经度', 'خط الطول'],
  expDate: ['แสดงถึงวันที่', 'Shown until', '显示截止日期', 'يُعرض حتى'],
  username: ['ชื่อผู้ใช้', 'Username', '用户名', 'اسم المستخدم'],
  displayName: ['ชื่อที่แสดง', 'Display name', '昵称', 'الاسم المعروض'],
  password: ['รหัสผ่าน', 'Password', '密码', 'كلمة المرور'],
  currentPassword: ['รหัสผ่านปัจจุบัน', 'Current password', '当前密码', 'كلمة المرور الحالية'],
  passcode: ['รหัสเข้าชม', 'Passcode', '访问码', 'رمز المرور'],
  code: ['รหัสยืนยัน', 'Code', '验证码', 'رمز التحقق'],
  reason: ['เหตุผล', 'Reason', '理由', 'السبب'],
  townRefs: ['เมือง', 'Towns', '城市', 'المدن'],
  listingRefs: ['คอลเลกชัน', 'Listings', '专题', 'المجموعات'],
};

/** A detail with its message for the reader. */
export type LocalizedDetail = ErrorDetail & { text?: string | undefined };

/** The message of a detail; undefined for a code that this page does not know, such as one of a newer server. */
export function detailText({ code, values = {} }: ErrorDetail, language: Language): string | undefined {
  if (code === undefined) return undefined;
  const messages = CODE_MESSAGES[language];
  const message: Message | undefined =
    code === 'format'
      ? (FORMAT_MESSAGES[language][values['format'] as TextFormat] ?? FORMAT_MESSAGES[language].pattern)
      : messages[code];
  if (message === undefined) return undefined;
  const text = typeof message === 'string' ? message : formOf(message, values, language);
  const filled = text.replace(/\{(\w+)\}/g, (gap, name: string) => shown(values[name]) ?? gap);
  // A limit that the server did not name.
  return filled.includes('{') ? FORMAT_MESSAGES[language].pattern : filled;
}

function formOf(forms: Exclude<Message, string>, values: DetailValues, language: Language): string {
  const count = Number(values['minimum'] ?? values['maximum']);
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? '';
}

const shown = (value: string | number | undefined): string | undefined =>
  typeof value === 'number' ? groupedNumber(value) : value;

/** The name of the field at a path in a request, or of the nearest part around it that has a name. */
export function fieldName(path: string, language: Language): string | undefined {
  const part = path.split('.').findLast((name) => Object.hasOwn(FIELD_NAMES, name));
  return part === undefined ? undefined : FIELD_NAMES[part]?.[Object.keys(CODE_MESSAGES).indexOf(language)];
}

/** A refusal's details with their messages, and a sentence that names the first field. */
export function refusedFieldTexts(
  details: readonly ErrorDetail[],
  language: Language,
): { reason?: string; details: LocalizedDetail[] } {
  const localized = details.map((detail) => ({ ...detail, text: detailText(detail, language) }));
  const [first] = localized;
  if (first?.text === undefined) return { details: localized };
  const name = fieldName(first.path, language);
  const colon = language === 'zh' ? '：' : ': ';
  return { reason: name === undefined ? first.text : `${name}${colon}${first.text}`, details: localized };
}
