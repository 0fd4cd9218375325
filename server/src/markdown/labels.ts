import type { Language } from '@portico/shared/contracts';

interface Labels {
  address: string;
  catalogs: string;
  contact: string;
  contacts: string;
  closed: string;
  hours: string;
  links: string;
  listings: string;
  map: string;
  others: string;
  pages: string;
  pictures: string;
  tags: string;
  towns: string;
  unofficial: string;
}

/** Headings and labels of Markdown pages. */
export const LABELS: Readonly<Record<Language, Labels>> = {
  th: {
    address: 'ที่อยู่',
    catalogs: 'แค็ตตาล็อก',
    contact: 'ติดต่อเรา',
    contacts: 'ช่องทางติดต่อ',
    closed: 'ปิด',
    hours: 'เวลาเปิดทำการ',
    links: 'ลิงก์',
    listings: 'คอลเลกชัน',
    map: 'แผนที่',
    others: 'อื่น ๆ',
    pages: 'เพจ',
    pictures: 'รูปภาพ',
    tags: 'แท็ก',
    towns: 'เมือง',
    unofficial: 'หน้านี้ยังไม่ได้เผยแพร่อย่างเป็นทางการ',
  },
  en: {
    address: 'Address',
    catalogs: 'Catalogues',
    contact: 'Contact Us',
    contacts: 'Contacts',
    closed: 'closed',
    hours: 'Opening hours',
    links: 'Links',
    listings: 'Listings',
    map: 'Map',
    others: 'Other',
    pages: 'Pages',
    pictures: 'Pictures',
    tags: 'Tags',
    towns: 'Towns',
    unofficial: 'This page hasn’t been officially released yet.',
  },
  zh: {
    address: '地址',
    catalogs: '商品目录',
    contact: '联系我们',
    contacts: '联系方式',
    closed: '休息',
    hours: '营业时间',
    links: '链接',
    listings: '专题',
    map: '地图',
    others: '其他',
    pages: '页面',
    pictures: '图片',
    tags: '标签',
    towns: '城市',
    unofficial: '此页面尚未正式发布。',
  },
  ar: {
    address: 'العنوان',
    catalogs: 'الكتالوجات',
    contact: 'اتصل بنا',
    contacts: 'جهات الاتصال',
    closed: 'مغلق',
    hours: 'ساعات العمل',
    links: 'روابط',
    listings: 'المجموعات',
    map: 'الخريطة',
    others: 'أخرى',
    pages: 'الصفحات',
    pictures: 'الصور',
    tags: 'الوسوم',
    towns: 'المدن',
    unofficial: 'لم تُنشر هذه الصفحة رسميًا بعد.',
  },
};
