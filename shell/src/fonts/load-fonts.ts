import type { Language } from '@portico/shared/contracts';

interface Face {
  family: string;
  file: string;
  unicodeRange: string;
}

/** Google's subsets; letters outside of them use the device's font. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const THAI = 'U+02D7, U+0303, U+0331, U+0E01-0E5B, U+200C-200D, U+25CC';
const ARABIC =
  'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC';

const anuphanLatin: Face = {
  family: 'Anuphan Variable',
  file: new URL('@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2', import.meta.url).href,
  unicodeRange: LATIN,
};
const anuphanThai: Face = {
  family: 'Anuphan Variable',
  file: new URL('@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2', import.meta.url).href,
  unicodeRange: THAI,
};
const readexArabic: Face = {
  family: 'Readex Pro Variable',
  file: new URL('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2', import.meta.url)
    .href,
  unicodeRange: ARABIC,
};
const readexLatin: Face = {
  family: 'Readex Pro Variable',
  file: new URL('@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2', import.meta.url)
    .href,
  unicodeRange: LATIN,
};

/** None for Chinese: its fonts are too large, and every device has one. */
const FACES: Record<Language, readonly Face[]> = {
  th: [anuphanThai, anuphanLatin],
  en: [anuphanLatin],
  zh: [anuphanLatin],
  ar: [readexArabic, readexLatin],
};

const loads = new Map<Face, Promise<FontFace>>();

/**
 * Loads the fonts of a language, each once per page, without using them; those that fail are skipped. Until they are
 * used, a fallback font with the same metrics is.
 */
export async function loadFonts(language: Language): Promise<FontFace[]> {
  const arrivals = await Promise.allSettled(FACES[language].map(loadFace));
  return arrivals.flatMap((arrival) => (arrival.status === 'fulfilled' ? [arrival.value] : []));
}

function loadFace(face: Face): Promise<FontFace> {
  const { family, file, unicodeRange } = face;
  const load =
    loads.get(face) ??
    new FontFace(family, `url(${file}) format('woff2')`, { weight: '100 700', unicodeRange }).load();
  loads.set(face, load);
  return load;
}
