import { describe, expect, test } from '@jest/globals';
import { localized, localizedFrom } from './localized.ts';

describe('localized', () => {
  test.each([
    [{ th: 'ไทย', en: 'English' }, 'th', 'ไทย', 'th'],
    [{ th: 'ไทย', en: 'English' }, 'zh', 'English', 'en'],
    [{ th: 'ไทย', zh: '中文' }, 'ar', 'ไทย', 'th'],
    [{ zh: '中文', ar: 'عربي' }, 'en', '中文', 'zh'],
    [{ ar: 'عربي' }, 'en', 'عربي', 'ar'],
    [{ th: '  ', en: '', zh: '中文' }, 'th', '中文', 'zh'],
    [{}, 'th', '', undefined],
    [undefined, 'th', '', undefined],
  ] as const)('[DATA-02] %o in %s shows %s', (text, language, shown, from) => {
    expect(localized(text, language)).toBe(shown);
    expect(localizedFrom(text, language)).toBe(from);
  });
});
