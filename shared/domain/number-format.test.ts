import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '@portico/shared/contracts';
import fc from 'fast-check';
import { formatBaht, formatHours, formatPercent, shownDistance } from './number-format.ts';

/** The format of `Intl`, with Western digits. */
const intl = (language: Language, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, options).format;

describe('a percentage', () => {
  test.each([
    ['th', '12.5%'],
    ['en', '12.5%'],
    ['zh', '12.5%'],
    ['ar', '12.5\u200e%\u200e'],
  ] as const)('reads in %s: %s', (language, text) => {
    expect(formatPercent(0.125, language)).toBe(text);
  });

  test.each(LANGUAGES)('reads as Intl writes it in %s', (language) => {
    const format = intl(language, { style: 'percent', maximumFractionDigits: 1 });
    const anyShare = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    fc.assert(fc.property(anyShare, (share) => formatPercent(share, language) === format(share)));
  });
});

describe('a price', () => {
  test.each([
    [0, '฿0', '\u200f0\u00a0฿'],
    [990, '฿990', '\u200f990\u00a0฿'],
    [1250, '฿1,250', '\u200f1,250\u00a0฿'],
    [1234567.5, '฿1,234,567.50', '\u200f1,234,567.50\u00a0฿'],
    [19.25, '฿19.25', '\u200f19.25\u00a0฿'],
  ])('[CAT-06] of %d has separated thousands and a baht sign: %s', (amount, text, arabic) => {
    expect(LANGUAGES.map((language) => formatBaht(amount, language))).toEqual(
      LANGUAGES.map((language) => (language === 'ar' ? arabic : text)),
    );
  });

  test.each(LANGUAGES)('reads as Intl writes it in %s', (language) => {
    // TypeScript's types do not know `trailingZeroDisplay` yet.
    const options = { currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' } as const;
    const format = intl(language, { style: 'currency', currency: 'THB', ...options });
    const anyPrice = fc.oneof(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 1e9 }).map((satang) => satang / 100),
    );
    fc.assert(fc.property(anyPrice, (amount) => formatBaht(amount, language) === format(amount)));
  });
});

describe('a distance', () => {
  test.each([
    [0, '0', 'm'],
    [0.0004, '0', 'm'],
    [0.85, '850', 'm'],
    [0.9994, '999', 'm'],
    [0.9996, '1', 'km'],
    [1, '1', 'km'],
    [1.26, '1.3', 'km'],
    [9.94, '9.9', 'km'],
    [9.96, '10', 'km'],
    [123.4, '123', 'km'],
    [9432.7, '9,433', 'km'],
  ])('[PORTAL-15] of %d km is shown as %s %s', (km, value, unit) => {
    expect(shownDistance(km)).toEqual({ value, unit });
  });
});

describe('opening hours', () => {
  const night = { open: '18:00', close: '02:00' };

  test.each([
    ['th', '18:00–02:00'],
    ['en', '18:00–02:00'],
    ['zh', '18:00–02:00'],
    ['ar', '\u200f18:00–02:00'],
  ] as const)('[T-30] run in the direction of the language %s: %s', (language, text) => {
    expect(formatHours(night, language)).toBe(text);
  });

  test.each(['zh', 'ar'] as const)('read as Intl joins a range of times in %s', (language) => {
    const times = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
    const clock = new Intl.DateTimeFormat(`${language}-u-nu-latn`, times);
    const range = clock.formatRange(Date.UTC(2026, 0, 5, 9), Date.UTC(2026, 0, 5, 17, 30));
    expect(formatHours({ open: '09:00', close: '17:30' }, language).replace('\u200f', '')).toBe(range);
  });
});
