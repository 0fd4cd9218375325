import { describe, expect, test } from '@jest/globals';
import {
  deviceClassOf,
  deviceSystemOf,
  inAppBrowserOf,
  isBotUserAgent,
  isMobileUserAgent,
} from './user-agent.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`;
const SAFARI = `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`;
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

describe('detecting in-app browsers', () => {
  test.each([
    [`${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/455.0;FBDV/iPhone14,5]`, 'messenger'],
    [`${ANDROID} Version/4.0 Chrome/126 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/455.0;]`, 'messenger'],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/466.0;FBDV/iPhone14,5]`, 'social-network'],
    [`${ANDROID} Version/4.0 Chrome/126 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0;]`, 'social-network'],
    [`${IPHONE} Mobile/15E148 Instagram 332.0.0`, 'social-network'],
    [`${ANDROID} Version/4.0 Chrome/126 Mobile Safari/537.36 Line/14.9.0/IAB`, 'chat-app'],
    [`${IPHONE} Mobile/15E148 Safari Line/14.8.0`, 'chat-app'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.49`, 'chat-app'],
  ])('[APP-19] %s', (userAgent, app) => {
    expect(inAppBrowserOf(userAgent)).toBe(app);
  });

  test.each([CHROME, SAFARI, DESKTOP, `${CHROME} OPR/82`, 'Mozilla/5.0 (X11; Linux) Online/1', ''])(
    '[APP-19] an ordinary browser is no in-app browser: %s',
    (userAgent) => {
      expect(inAppBrowserOf(userAgent)).toBeUndefined();
    },
  );
});

test.each([
  [CHROME, 'android', true],
  [SAFARI, 'ios', true],
  [DESKTOP, 'other', false],
  ['Mozilla/5.0 (Mobile; rv:109.0) Gecko/109.0 Firefox/109.0', 'other', true],
  ['', 'other', false],
])('[APP-34] phones are recognised by user agent: %s', (userAgent, system, isMobile) => {
  expect(deviceSystemOf(userAgent)).toBe(system);
  expect(isMobileUserAgent(userAgent)).toBe(isMobile);
});

test.each([
  [CHROME, 'phone'],
  [SAFARI, 'phone'],
  [DESKTOP, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'desktop'],
])('the class of a device: %s', (userAgent, device) => {
  expect(deviceClassOf(userAgent)).toBe(device);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (Linux; Android 11; moto g power) Chrome-Lighthouse', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0.0.0 Safari/537.36', true],
  ['LinkedInBot/1.0', true],
  ['Baiduspider/2.0', true],
  ['curl/8.5.0', true],
  ['', true],
  [CHROME, false],
  [SAFARI, false],
  [DESKTOP, false],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/126.0.0.0 Mobile Safari/537.36', false],
  [`${IPHONE} Mobile/15E148 Safari Line/14.8.0`, false],
])('a browser that no person uses: %s', (userAgent, isBot) => {
  expect(isBotUserAgent(userAgent)).toBe(isBot);
});
