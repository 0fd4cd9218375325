import { expect, test } from '@jest/globals';
import { addressInLanguage, browserIntentAddress, shareAddress, shareableAddress } from './page-address.ts';

const DECLARED = {
  provider: 'public',
  tags: 'public',
  title: 'public',
  near: 'personal',
  ticket: 'secret',
} as const;

test.each([
  ['https://a.example/portals/x?provider=demo', 'https://a.example/portals/x?provider=demo'],
  ['https://a.example/portals?near=18.7&ticket=t', 'https://a.example/portals?near=18.7'],
  ['https://a.example/portals?ticket=t&ticket=u&%74icket=v&whatever=1', 'https://a.example/portals'],
  ['https://a.example/portals?lang=ar&utm_source=line', 'https://a.example/portals?lang=ar&utm_source=line'],
  ['https://a.example/login?token=secret&backTo=%2Fcreator', 'https://a.example/login'],
  [
    'https://a.example/portals?tags=%E0%B8%A7%E0%B8%B1%E0%B8%94&token=t#top',
    'https://a.example/portals?tags=%E0%B8%A7%E0%B8%B1%E0%B8%94',
  ],
  ['https://me:pw@a.example/', 'https://a.example/'],
])('[T-01] shareable address of %s', (href, expected) => {
  expect(shareableAddress(href, DECLARED)).toBe(expected);
});

test('[T-01] without a declaration no query key is shared, except those of language and campaigns', () => {
  expect(shareableAddress('https://a.example/x?provider=demo&ticket=t&lang=ar&utm_source=line')).toBe(
    'https://a.example/x?lang=ar&utm_source=line',
  );
});

test.each(['token', 'code', 'backTo', 's'])(
  "[T-01] the platform's own key %s is not shared, whatever an older release declares",
  (key) => {
    for (const kind of ['public', 'personal'] as const)
      expect(shareableAddress(`https://a.example/x?${key}=1`, { [key]: kind })).toBe('https://a.example/x');
  },
);

const page = 'https://a.example/portals/x?title=ข้าว&token=secret';
const encoded = encodeURIComponent('https://a.example/portals/x?title=%E0%B8%82%E0%B9%89%E0%B8%B2%E0%B8%A7');

test.each([
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${encoded}`],
  ['x', `https://twitter.com/intent/tweet?url=${encoded}`],
  ['line', `https://social-plugins.line.me/lineit/share?url=${encoded}`],
] as const)('[SHARE-01, SHARE-02, SHARE-03] %s shares the page', (target, expected) => {
  expect(shareAddress(target, page, DECLARED)).toBe(expected);
});

test("[APP-20] an intent URL opens the page in the phone's browser", () => {
  expect(browserIntentAddress('https://a.example/towns?lang=en&token=t')).toBe(
    'intent://a.example/towns?lang=en#Intent;scheme=https;action=android.intent.action.VIEW;' +
      'S.browser_fallback_url=https%3A%2F%2Fa.example%2Ftowns%3Flang%3Den;end',
  );
});

test.each([
  ['https://a.example/towns', 'th', 'https://a.example/towns'],
  ['https://a.example/towns', 'ar', 'https://a.example/towns?lang=ar'],
  ['https://a.example/towns?lang=ar', 'th', 'https://a.example/towns'],
  [
    'https://a.example/catalog/show?portalId=x&lang=en',
    'zh',
    'https://a.example/catalog/show?portalId=x&lang=zh',
  ],
] as const)('[APP-04] %s in %s', (href, language, expected) => {
  expect(addressInLanguage(href, language)).toBe(expected);
});
