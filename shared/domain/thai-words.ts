/**
 * Labels that are Thai in every language of the page; what shows them carries lang="th". Thai literals that are
 * translated elsewhere are in the `th.json` of what shows them. [OPEN-20, T-26]
 */
export const THAI_WORDS = {
  sale: 'ลดราคา',
  full: 'เต็ม',
  vacant: 'ว่าง',
  oneGetOne: '1 แถม 1',
  recommended: 'แนะนำ',
} as const;
