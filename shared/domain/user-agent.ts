export type InAppBrowser = 'messenger' | 'social-network' | 'chat-app';
export type DeviceSystem = 'android' | 'ios' | 'other';

/** Marks that apps put into the user agents of the browsers inside them; the first that fits names the kind. */
const IN_APP_MARKS: readonly [InAppBrowser, RegExp][] = [
  ['messenger', /FBAN\/Messenger|MessengerForiOS|MessengerLite|FB_IAB\/Orca|\[FB.*Orca-Android/i],
  [
    'social-network',
    /\bFBA[NV]\/|FB_IAB|Instagram|Twitter for|TikTok|musical_ly|BytedanceWebview|Pinterest\/|LinkedInApp|Snapchat/i,
  ],
  ['chat-app', /\bLine\/\d|MicroMessenger|WhatsApp\/|KAKAOTALK|Zalo|Viber/i],
];

/** The app whose built-in browser this is; undefined for a browser of its own. [APP-19] */
export const inAppBrowserOf = (userAgent: string): InAppBrowser | undefined =>
  IN_APP_MARKS.find(([, mark]) => mark.test(userAgent))?.[0];

/** What the device runs, as far as it decides how a page is opened elsewhere. [APP-20, APP-21] */
export function deviceSystemOf(userAgent: string): DeviceSystem {
  if (/Android/i.test(userAgent)) return 'android';
  return /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : 'other';
}

/** Whether a phone or tablet asks, by its user agent; the layout goes by width instead. [APP-34, AMBIG-49] */
export const isMobileUserAgent = (userAgent: string): boolean =>
  deviceSystemOf(userAgent) !== 'other' || /\bMobile\b|Windows Phone|Opera Mini/i.test(userAgent);
