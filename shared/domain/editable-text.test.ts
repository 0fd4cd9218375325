import { expect, test } from '@jest/globals';
import { editableText } from './editable-text.ts';

test.each([
  ['เปิดเตาใหม่', { th: 'เปิดเตาใหม่' }],
  ['<p>Mist</p>', { en: '<p>Mist</p>' }],
  ['新窑', { zh: '新窑' }],
  ['فرن جديد', { ar: 'فرن جديد' }],
  ['เยาวราช 耀华力', { th: 'เยาวราช 耀华力' }],
  [' ', undefined],
  [undefined, undefined],
  [
    { th: 'เตา', zh: '窑' },
    { th: 'เตา', zh: '窑' },
  ],
])('[DATA-14, OPEN-19] %o is edited as %o', (stored, edited) => {
  expect(editableText(stored)).toEqual(edited);
});
