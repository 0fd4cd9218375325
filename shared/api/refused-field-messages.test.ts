import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../contracts/constants.ts';
import { DETAIL_CODES, TEXT_FORMATS } from '../contracts/detail-codes.ts';
import {
  CODE_MESSAGES,
  detailText,
  FORMAT_MESSAGES,
  fieldName,
  refusedFieldTexts,
} from './refused-field-messages.ts';

const detail = (code: (typeof DETAIL_CODES)[number], values = {}) => ({
  path: 'body.data.title',
  message: 'x',
  code,
  values,
});

describe.each(LANGUAGES)('%s', (language) => {
  test('has a message for each code and each format', () => {
    const codes = DETAIL_CODES.filter((code) => code !== 'format');
    expect(Object.keys(CODE_MESSAGES[language]).sort()).toEqual(codes.sort());
    expect(Object.keys(FORMAT_MESSAGES[language]).sort()).toEqual([...TEXT_FORMATS].sort());
    const texts = TEXT_FORMATS.map((format) => detailText(detail('format', { format }), language));
    expect(texts.filter((text) => !text)).toEqual([]);
  });

  test('has the plural forms of the language, for the same messages as English', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    for (const [code, message] of Object.entries(CODE_MESSAGES[language])) {
      const isCounted = typeof CODE_MESSAGES.en[code as 'step'] === 'object';
      expect([code, typeof message === 'object' ? Object.keys(message).sort() : undefined]).toEqual([
        code,
        isCounted ? forms : undefined,
      ]);
    }
  });

  test('names the values that the English message names, and leaves no gap open', () => {
    for (const code of DETAIL_CODES) {
      const text = detailText(detail(code, { minimum: 25, maximum: 25, step: 25, format: 'url' }), language);
      const english = detailText(detail(code, { minimum: 25, maximum: 25, step: 25, format: 'url' }), 'en');
      expect([code, text?.includes('25')]).toEqual([code, english?.includes('25')]);
      expect(detailText(detail(code), language)).not.toMatch(/[{}]/);
    }
  });
});

test.each([
  [1, 'أدخل حرفًا واحدًا على الأكثر.'],
  [2, 'أدخل حرفين على الأكثر.'],
  [8, 'أدخل 8 أحرف على الأكثر.'],
  [40, 'أدخل 40 حرفًا على الأكثر.'],
  [100_000, 'أدخل 100,000 حرف على الأكثر.'],
])('a count of %i has its Arabic form', (maximum, text) => {
  expect(detailText(detail('too-long', { maximum }), 'ar')).toBe(text);
});

test.each([
  ['body.data.title.th', 'Title'],
  ['body.data.galleryImages.3.externalUrl', 'Web address'],
  ['body.data.openingHours.week.mon.0.open', 'Opening hours'],
  ['params.constructor', undefined],
])('the field at %s is named %s', (path, name) => {
  expect(fieldName(path, 'en')).toBe(name);
});

test('a code of a newer server has no text, and the server’s reason stays', () => {
  const details = [{ path: 'body.data.title', message: 'x', code: 'newer' as 'type' }];
  expect(refusedFieldTexts(details, 'th')).toEqual({ details: [{ ...details[0], text: undefined }] });
});
