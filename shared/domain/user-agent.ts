export type InAppBrowser = 'messenger' | 'social-network' | 'chat-app';
export type DeviceSystem = 'android' | 'ios' | 'other';

/** Patterns in the user agents of in-app browsers; the first match wins. */
const IN_APP_MARKS: readonly [InAppBrowser, RegExp][] = [
  ['messenger', /FBAN\/Messenger|MessengerForiOS|MessengerLite|FB_IAB\/Orca|\[FB.*Orca-Android/i],
  [
    'social-network',
    /\bFBA[NV]\/|FB_IAB|Instagram|Twitter for|TikTok|musical_ly|BytedanceWebview|Pinterest\/|LinkedInApp|Snapchat/i,
  ],
  ['chat-app', /\bLine\/\d|MicroMessenger|WhatsApp\/|KAKAOTALK|Zalo|Viber/i],
];

/** The app whose in-app browser this is; undefined for a standalone browser. [APP-19] */
export const inAppBrowserOf = (userAgent: string): InAppBrowser | undefined =>
  IN_APP_MARKS.find(([, mark]) => mark.test(userAgent))?.[0];

/** The device's system, as far as it decides how to open a page in another browser. [APP-20, APP-21] */
export function deviceSystemOf(userAgent: string): DeviceSystem {
  if (/Android/i.test(userAgent)) return 'android';
  return /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : 'other';
}

/** Whether the user agent is a phone or tablet; layouts depend on the width instead. [APP-34, AMBIG-49] */
export const isMobileUserAgent = (userAgent: string): boolean =>
  deviceSystemOf(userAgent) !== 'other' || /\bMobile\b|Windows Phone|Opera Mini/i.test(userAgent);

/** A tablet's browser says Android without Mobile. An iPad that requests desktop pages cannot be told from a Mac. */
const TABLET = /iPad|Tablet|Kindle|Silk\/|PlayBook|Android(?!.*Mobile)/i;

export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** The kind of device, for counting. */
export function deviceClassOf(userAgent: string): DeviceClass {
  if (TABLET.test(userAgent)) return 'tablet';
  return isMobileUserAgent(userAgent) ? 'phone' : 'desktop';
}

/** Cubot is a make of phones. */
const BOT =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|externalhit|lighthouse|headless|phantomjs|pingdom|uptime|python|curl|wget|\bjava\/|go-http|undici|axios|okhttp|http-?client/i;

/** Whether no person uses this browser: crawlers, link previews, monitors, scripts, and those without a name. */
export const isBotUserAgent = (userAgent: string): boolean => userAgent === '' || BOT.test(userAgent);
