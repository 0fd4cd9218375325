import { expect, test } from '@jest/globals';
import type { Language } from '@portico/shared/contracts';
import { languageOfBrowser } from './auth-page.ts';

test.each([
  ['nothing', undefined, 'th'],
  ['an empty header', '', 'th'],
  ['languages that the site lacks', 'fr, de;q=0.8', 'th'],
  ['one language', 'en', 'en'],
  ['a region', 'zh-Hans-CN', 'zh'],
  ['the order of a browser', 'ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['a better one later', 'en;q=0.5, fr;q=0.9, zh;q=0.7', 'zh'],
  ['a space before the quality', 'fr, en; q=0.8, th; q=0.2', 'en'],
  ['a space within the quality', 'fr, en ; q=0.8', 'en'],
  ['a refused language', 'ar;q=0, en;q=0.1', 'en'],
  ['a refused language alone', 'en;q=0', 'th'],
  ['capital letters', 'EN-gb', 'en'],
])('the language of a browser that accepts %s', (_name, accepted, language) => {
  expect(languageOf({ accepted })).toBe(language);
});

test('the language chosen on the site comes first, if the site offers it', () => {
  expect(languageOf({ accepted: 'ar', chosen: 'zh' })).toBe('zh');
  expect(languageOf({ accepted: 'ar', chosen: 'fr' })).toBe('ar');
  expect(languageOf({ accepted: 'ar', chosen: 'zh', offered: ['th', 'ar'] })).toBe('ar');
  expect(languageOf({ accepted: 'zh', offered: ['th', 'ar'] })).toBe('th');
});

interface Browser {
  accepted?: string | undefined;
  chosen?: string;
  offered?: readonly Language[];
}

const languageOf = ({ accepted, chosen, offered }: Browser): Language =>
  languageOfBrowser({
    headers: accepted === undefined ? {} : { 'accept-language': accepted },
    cookies: chosen === undefined ? {} : { language: chosen },
    provider: { id: 'demo', name: 'Demo', hosts: [], settings: offered ? { languages: offered } : {} },
  } as unknown as Parameters<typeof languageOfBrowser>[0]);
