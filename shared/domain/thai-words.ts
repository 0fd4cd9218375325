/** Words that are Thai in every language of the page; what shows them carries lang="th". [OPEN-20, T-26] */
export const THAI_WORDS = {
  sale: 'ลดราคา',
  full: 'เต็ม',
  vacant: 'ว่าง',
  oneGetOne: '1 แถม 1',
  recommended: 'แนะนำ',
  gpsHint: 'กรุณาเปิด GPS',
  gpsUnsupported: 'เบราว์เซอร์นี้ไม่รองรับ GPS',
  noContent: 'ไม่พบเนื้อหาในระยะที่ค้นหา',
  reject: 'รอการแก้ไข',
} as const;
