/** How people recognise a browser: families without versions. */
export interface Device {
  browser?: string | undefined;
  system?: string | undefined;
}

/** First match wins: most browsers also name the ones that they are based on. */
const BROWSERS: readonly [string, RegExp][] = [
  ['LINE', /\bLine\/\d/],
  ['Facebook', /\bFBA[NV]\/|FB_IAB/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Parses a User-Agent header. */
export const deviceOf = (userAgent: string | undefined): Device => ({
  browser: userAgent && familyOf(BROWSERS, userAgent),
  system: userAgent && familyOf(SYSTEMS, userAgent),
});

const familyOf = (families: readonly [string, RegExp][], userAgent: string): string | undefined =>
  families.find(([, mark]) => mark.test(userAgent))?.[0];
