import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { LANGUAGES } from '../contracts/constants.ts';
import { directionOf } from '../domain/direction-of.ts';
import { LANGUAGE_NAMES, readStoredLanguage, storeLanguage, supportedLanguage } from './language.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the languages', () => {
  test('[APP-03] there are four, each named in itself', () => {
    expect(LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])).toEqual([
      ['th', 'ไทย'],
      ['en', 'English'],
      ['zh', '中文'],
      ['ar', 'العربية'],
    ]);
  });

  test('only Arabic is right-to-left', () => {
    expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  });
});

describe('[AMBIG-03] a stored code', () => {
  test.each([
    ['th', 'th'],
    ['en', 'en'],
    ['zh', 'zh'],
    ['ar', 'ar'],
    ['en-US', 'en'],
    ['EN-gb', 'en'],
    ['zh-Hant-TW', 'zh'],
    ['fr', undefined],
    ['eng', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is read as %j', (code, language) => {
    expect(supportedLanguage(code)).toBe(language);
  });
});

describe('the stored language', () => {
  test('is stored unchanged under the key language', () => {
    expect(readStoredLanguage()).toBeNull();
    storeLanguage('zh');
    expect(localStorage.getItem('language')).toBe('zh');
    expect(readStoredLanguage()).toBe('zh');
  });

  test('is ignored where storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => storeLanguage('en')).not.toThrow();
    expect(readStoredLanguage()).toBeNull();
  });
});
