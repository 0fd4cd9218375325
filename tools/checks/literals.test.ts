import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PACKAGES, rootFolder } from '../../webpack/paths.ts';

type Messages = { [key: string]: string | Messages };

/** The message of a package by its dotted key. */
function message(name: string, key: string, language: string): unknown {
  const file = path.join(rootFolder, name, 'locales', `${language}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  return key
    .split('.')
    .reduce<string | Messages | undefined>((at, part) => (at as Messages | undefined)?.[part], messages);
}

describe('a literal that is an English text', () => {
  test.each([
    ['mfe-creator', 'naming.required', 'Require Title field'],
    ['mfe-creator', 'thumbnail.required', 'Require Thumbnail Image field'],
    ['mfe-creator', 'cover.required', 'Require Cover Image field'],
    ['mfe-creator', 'validation.externalUrl', 'Require External Url field'],
    ['mfe-creator', 'validation.galleryItem', 'required'],
    ['mfe-creator', 'validation.action', 'require'],
    ['mfe-creator', 'lengthHint.short', '{{number}} characters (prefer more than {{minimum}} characters)'],
    ['mfe-creator', 'lengthHint.enough', '{{number}} characters (prefer at least {{minimum}} characters.)'],
    ['mfe-creator', 'login.required', 'Required'],
    ['mfe-creator', 'login.toggle', 'User Login'],
    ['mfe-creator', 'login.signIn', 'SIGN IN'],
    ['mfe-creator', 'finish.heading', 'Completed'],
    ['mfe-creator', 'finish.backToMain', 'Back to Main'],
    ['mfe-creator', 'finish.editMore', 'Edit More'],
    ['mfe-creator', 'editImage.title', 'Edit Image'],
    ['mfe-portal', 'editor.classic', 'Edit Classic Mode'],
    ['mfe-portal', 'block.noInformation', 'No Information'],
    ['mfe-portal', 'text.more', 'see more'],
    ['mfe-catalog', 'form.required', 'required'],
    ['mfe-catalog', 'product.problem.required', 'required'],
    ['mfe-discovery', 'card.unofficial', 'UNOFFICIAL'],
    ['shell', 'navbar.contact', 'Contact Us'],
    ['shell', 'connectivity.lost', 'Internet connection lost'],
  ])('[OPEN-52] %s %s is %j in English and another text in every other language', (name, key, literal) => {
    expect(message(name, key, 'en')).toBe(literal);
    for (const language of ['th', 'zh', 'ar']) {
      expect(message(name, key, language)).toEqual(expect.not.stringMatching(/^\s*$/));
      expect(message(name, key, language)).not.toBe(literal);
    }
  });
});

describe('a literal that is the same in every language', () => {
  test.each([
    ['shell', 'notFound.title', '404 :( PAGE NOT FOUND'],
    ['mfe-discovery', 'notFound.title', '404 :( PAGE NOT FOUND'],
    ['mfe-discovery', 'listing.empty', 'empty'],
    ['mfe-discovery', 'search.empty', '- empty -'],
    ['shell', 'navbar.greeting', 'Hi ! {{- name}}'],
  ])('[OPEN-52] %s %s is %j', (name, key, literal) => {
    for (const language of ['th', 'en', 'zh', 'ar']) expect(message(name, key, language)).toBe(literal);
  });
});

describe('a literal that is a Thai text', () => {
  test.each([
    ['mfe-creator', 'status.REJECT', 'รอการแก้ไข'],
    ['mfe-creator', 'editors.location.lookup.denied', 'กรุณาเปิด GPS'],
    ['mfe-portal', 'location.gpsHint', 'กรุณาเปิด GPS'],
    ['mfe-portal', 'location.unsupported', 'เบราว์เซอร์นี้ไม่รองรับ GPS'],
    ['mfe-discovery', 'location.deniedTitle', 'กรุณาเปิด GPS'],
    ['mfe-discovery', 'location.unsupportedTitle', 'เบราว์เซอร์นี้ไม่รองรับ GPS'],
    ['mfe-discovery', 'portals.emptyTitle', 'ไม่พบเนื้อหาในระยะที่ค้นหา'],
  ])('[OPEN-20, OPEN-52] %s %s is %j in Thai', (name, key, literal) => {
    expect(message(name, key, 'th')).toBe(literal);
  });

  test('[OPEN-20] has one source: a label of the page or a message, never both', () => {
    const source = readFileSync(path.join(rootFolder, 'shared/domain/thai-words.ts'), 'utf8');
    const labels = [...source.matchAll(/: '(.+)',$/gm)].map(([, text]) => text ?? '');
    expect(labels).toContain('ลดราคา');
    for (const name of PACKAGES) {
      const messages = readFileSync(path.join(rootFolder, name, 'locales/th.json'), 'utf8');
      // The ribbon that an editor chooses is translated, and has the same text as one of the labels.
      const copies = labels.filter((text) => text !== 'แนะนำ' && messages.includes(`"${text}"`));
      expect([name, ...copies]).toEqual([name]);
    }
  });
});
