import type { ErrorReply } from '../contracts/calls.ts';
import type { Language } from '../contracts/constants.ts';
import type { QuotaFacts, QuotaName } from '../contracts/quota.ts';
import { groupedNumber } from '../domain/grouped-number.ts';
import { type LocalizedDetail, refusedFieldTexts } from './refused-field-messages.ts';

const MB = 1024 * 1024;

/** Messages of an exceeded quota; `{most}` is the limit, in MB for quotas in bytes. */
const QUOTA_MESSAGES: Readonly<Record<Language, Readonly<Record<QuotaName, string>>>> = {
  th: {
    portals: 'บัญชีนี้มีเพจครบ {most} เพจแล้ว (รวมเพจที่ลบใน 30 วันที่ผ่านมา)',
    accountBytes: 'เพจทั้งหมดของบัญชีนี้ใช้พื้นที่ครบ {most} MB แล้ว',
    uploads: 'วันนี้อัปโหลดรูปครบ {most} รูปแล้ว กรุณาลองอีกครั้งพรุ่งนี้',
    uploadBytes: 'วันนี้อัปโหลดรูปครบ {most} MB แล้ว กรุณาลองอีกครั้งพรุ่งนี้',
    catalogs: 'เพจนี้มีแค็ตตาล็อกครบ {most} รายการแล้ว',
    products: 'เพจนี้มีสินค้าได้ไม่เกิน {most} รายการ',
    portalBytes: 'เพจนี้มีข้อมูลได้ไม่เกิน {most} MB',
    images: 'เพจนี้มีรูปครบ {most} รูปแล้ว',
    imageBytes: 'รูปของเพจนี้ใช้พื้นที่ได้ไม่เกิน {most} MB',
  },
  en: {
    portals:
      'This account has reached its limit of {most} pages, including those deleted in the last 30 days.',
    accountBytes: 'The pages of this account may take {most} MB at most.',
    uploads: 'Today’s limit of {most} uploads is reached. Try again tomorrow.',
    uploadBytes: 'Today’s limit of {most} MB of uploads is reached. Try again tomorrow.',
    catalogs: 'This page has reached its limit of {most} catalogues.',
    products: 'This page may have {most} products at most.',
    portalBytes: 'This page may take {most} MB at most.',
    images: 'This page has reached its limit of {most} pictures.',
    imageBytes: 'The pictures of this page may take {most} MB at most.',
  },
  zh: {
    portals: '此账号的页面已达上限 {most} 个（含最近 30 天内删除的页面）。',
    accountBytes: '此账号的所有页面最多可占用 {most} MB。',
    uploads: '今天的上传次数已达上限 {most} 次，请明天再试。',
    uploadBytes: '今天的上传量已达上限 {most} MB，请明天再试。',
    catalogs: '此页面的商品目录已达上限 {most} 个。',
    products: '此页面最多可有 {most} 个商品。',
    portalBytes: '此页面最多可占用 {most} MB。',
    images: '此页面的图片已达上限 {most} 张。',
    imageBytes: '此页面的图片最多可占用 {most} MB。',
  },
  ar: {
    portals: 'بلغ هذا الحساب الحد الأقصى للصفحات وهو {most}، ويشمل ما حُذف خلال آخر 30 يومًا.',
    accountBytes: 'الحد الأقصى لحجم صفحات هذا الحساب هو {most} م.ب.',
    uploads: 'بلغت الحد اليومي لعدد الصور المرفوعة وهو {most}. حاول مرة أخرى غدًا.',
    uploadBytes: 'بلغت الحد اليومي لحجم الصور المرفوعة وهو {most} م.ب. حاول مرة أخرى غدًا.',
    catalogs: 'بلغت هذه الصفحة الحد الأقصى لعدد الكتالوجات وهو {most}.',
    products: 'الحد الأقصى لعدد المنتجات في هذه الصفحة هو {most}.',
    portalBytes: 'الحد الأقصى لحجم هذه الصفحة هو {most} م.ب.',
    images: 'بلغت هذه الصفحة الحد الأقصى لعدد الصور وهو {most}.',
    imageBytes: 'الحد الأقصى لحجم صور هذه الصفحة هو {most} م.ب.',
  },
};

/** Message of any limit on attempts or calls; in English the server's own reason is shown. */
const TOO_MANY_REQUESTS_MESSAGES: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  th: 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองอีกครั้ง',
  zh: '操作过于频繁，请稍后再试。',
  ar: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
};

/** Message of a full disk of the server: nothing was saved, and the page keeps its input. */
const STORAGE_FULL_MESSAGES: Readonly<Record<Language, string>> = {
  th: 'พื้นที่จัดเก็บของเซิร์ฟเวอร์เต็มชั่วคราว กรุณาลองอีกครั้งภายหลัง',
  en: 'The server is out of storage space at the moment. Please try again later.',
  zh: '服务器的存储空间暂时已满，请稍后再试。',
  ar: 'امتلأت مساحة التخزين على الخادم مؤقتًا. حاول مرة أخرى لاحقًا.',
};

/** A refusal in the reader's language; without a `reason` the server's own is shown. */
export function refusalTexts(
  refusal: Partial<ErrorReply>,
  language: Language,
): { reason?: string; details?: LocalizedDetail[] } {
  if (refusal.details) return refusedFieldTexts(refusal.details, language);
  const reason = reasonOf(refusal, language);
  return reason === undefined ? {} : { reason };
}

function reasonOf({ code, quota }: Partial<ErrorReply>, language: Language): string | undefined {
  if (quota) return quotaMessage(quota, QUOTA_MESSAGES[language]);
  if (code === 'storage-full') return STORAGE_FULL_MESSAGES[language];
  return language === 'en' ? undefined : TOO_MANY_REQUESTS_MESSAGES[language];
}

function quotaMessage({ name, most }: QuotaFacts, messages: Readonly<Record<string, string>>) {
  const shown = name.endsWith('Bytes') ? Math.round(most / MB) : most;
  return messages[name]?.replace('{most}', groupedNumber(shown));
}
