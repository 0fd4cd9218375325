import { expect, test } from '@jest/globals';
import { LANGUAGES } from '../contracts/constants.ts';
import { portalSchema } from '../contracts/portal.ts';
import { PAGE_FIELDS, type PageContent } from './page-parts.ts';
import { mainLanguage, portalTexts, sourceLanguage, TEXT_KINDS, withTextEdits } from './portal-texts.ts';

const page: PageContent = {
  title: { th: 'ชื่อ', en: 'Name' },
  highlightSentence: { lang: 'th' },
  isAdvanceDescription: true,
  description: { th: '<p>ก</p>' },
  openingHours: {
    timezone: 'Asia/Bangkok',
    week: {},
    special: [{ date: '2026-01-01' }, { date: '2026-01-02', note: { th: 'ปีใหม่' } }],
  },
  galleryImages: [
    { type: 'catalog', title: { en: 'Shop' } },
    { type: 'photo', title: { en: 'Photo' }, action: { type: 'none', text: { en: 'Call' } } },
  ],
  popUp: { message: 'สวัสดี', buttonLink: { link: 'https://example.org/', text: { en: 'Open' } } },
  promoteWord: 'New',
};

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: readonly Schema[];
}
interface Schema {
  def: Definition;
}

/** Paths of the texts in several languages below a schema, without numbers. */
function textsIn({ def }: Schema, path = ''): string[] {
  const below = [def.innerType, def.element, ...(def.options ?? [])].filter((schema) => schema !== undefined);
  const { shape = {} } = def;
  if (LANGUAGES.every((language) => language in shape)) return [path];
  const fields = Object.entries(shape).flatMap(([name, field]) =>
    textsIn(field, path ? `${path}.${name}` : name),
  );
  return [...fields, ...below.flatMap((schema) => textsIn(schema, path))];
}

test('every text of the schema of a page is listed', () => {
  const page = Object.entries(portalSchema.shape).filter(([field]) => PAGE_FIELDS.includes(field as never));
  const texts = page.flatMap(([field, schema]) => textsIn(schema as unknown as Schema, field));
  expect([...new Set(texts)].sort()).toEqual([...TEXT_KINDS].sort());
});

test('lists every text that is written in one language, without tiles of catalogues', () => {
  expect(portalTexts(page).map(({ key, kind, index, isHtml }) => [key, kind, index, isHtml])).toEqual([
    ['title', 'title', undefined, false],
    ['description', 'description', undefined, true],
    ['openingHours.special.1.note', 'openingHours.special.note', 1, false],
    ['galleryImages.1.title', 'galleryImages.title', 1, false],
    ['galleryImages.1.action.text', 'galleryImages.action.text', 1, false],
    ['popUp.message', 'popUp.message', undefined, true],
    ['popUp.buttonLink.text', 'popUp.buttonLink.text', undefined, false],
    ['promoteWord', 'promoteWord', undefined, false],
  ]);
});

test('an edit changes one language of one text, and nothing else of its field', () => {
  const edits = portalTexts(page).map(({ key }) => ({ key, language: 'ar' as const, text: `ar ${key}` }));
  const after = { ...page, ...withTextEdits(page, edits) } as PageContent;
  const texts = new Map(portalTexts(after).map(({ key, text }) => [key, text]));
  for (const { key, text } of portalTexts(page)) {
    const { lang: _lang, ...others } = text;
    expect(texts.get(key)).toEqual({ ...others, ar: `ar ${key}`, lang: 'ar' });
  }
  expect(after.galleryImages?.[0]).toEqual(page.galleryImages?.[0]);
  expect(after.galleryImages?.[1]).toMatchObject({ type: 'photo', action: { type: 'none' } });
});

test('an edit of a text that the page does not have is left out', () => {
  expect(withTextEdits(page, [{ key: 'links.0.title', language: 'en', text: 'x' }])).toEqual({});
  expect(withTextEdits(page, [{ key: '__proto__.x', language: 'en', text: 'x' }])).toEqual({});
});

test('the language of a page is that of most of its texts, and a text without it has the first one of its own', () => {
  expect(mainLanguage(page)).toBe('en');
  expect(mainLanguage({ title: { th: 'ก', en: 'a' } })).toBe('th');
  expect(sourceLanguage({ zh: '一', ar: 'ا' }, 'en')).toBe('zh');
  expect(LANGUAGES).toContain(mainLanguage({ title: {} }));
});
