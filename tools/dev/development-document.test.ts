import { expect, test } from '@jest/globals';
import { developmentDocument, textsOf } from './development-document.ts';

const boot = {
  settings: { connectivityCheck: '/api/health' },
  releaseSet: 'development',
  remotes: [],
  integrity: null,
  preload: [],
  main: '/_dev/shell/main.js',
};

test.each([
  ['Thai without a choice', '/', undefined, '<html lang="th" dir="ltr">'],
  ['the language of the cookie', '/', 'a=b; language=ar', '<html lang="ar" dir="rtl">'],
  ['the language of the address', '/towns?lang=zh', 'language=ar', '<html lang="zh" dir="ltr">'],
  ['pseudo-localised English', '/?lang=qps', 'language=ar', '<html lang="en" dir="ltr" data-pseudo>'],
  ['mirrored pseudo-localised English', '/?q=1&lang=qps-rtl', '', '<html lang="en" dir="rtl" data-pseudo>'],
  [
    'the language of the cookie for an unknown one',
    '/?lang=qps-xx',
    'language=en',
    '<html lang="en" dir="ltr">',
  ],
])('a development page is in %s', (_case, url, cookies, html) => {
  const texts = textsOf({ url, cookies });
  const document = developmentDocument(boot, texts);
  expect(document).toContain(html);
  expect(document).toContain(`"language":"${texts.language}"`);
});
