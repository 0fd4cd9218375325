/** What a person recognises a browser by: families, no versions. */
export interface Device {
  browser?: string | undefined;
  system?: string | undefined;
}

/** The first that fits: most browsers name those that they descend from too. */
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

/** The device of a User-Agent header. */
export const deviceOf = (userAgent: string | undefined): Device => ({
  browser: userAgent && familyOf(BROWSERS, userAgent),
  system: userAgent && familyOf(SYSTEMS, userAgent),
});

const familyOf = (families: readonly [string, RegExp][], userAgent: string): string | undefined =>
  families.find(([, mark]) => mark.test(userAgent))?.[0];
