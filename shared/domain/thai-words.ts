/**
 * Labels that are Thai in every language; render them with lang="th". Other Thai literals are in the `th.json` of their
 * package. [OPEN-20, T-26]
 */
export const THAI_WORDS = {
  sale: 'ลดราคา',
  full: 'เต็ม',
  vacant: 'ว่าง',
  oneGetOne: '1 แถม 1',
  recommended: 'แนะนำ',
} as const;
