const PLACES = 2000;
const PICTURES = 6;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const NOW = Date.parse('2026-11-01T00:00:00Z');
const DAY_MS = 86_400_000;
const STORY =
  '<p>เดินทางสะดวก มีที่จอดรถ เปิดทุกวัน A quiet place with a long story, told by the people who live here.</p>';

/** Weighs what a made-up portal does (bench/search/synthetic-content.ts). */
const placeOf = (number) => {
  const title = {
    th: `ตลาดริมน้ำ ${number}`,
    en: `Riverside market ${number}`,
    zh: `河边市场 ${number}`,
    ar: `سوق النهر ${number}`,
  };
  const inFour = (textOf) =>
    Object.fromEntries(Object.entries(title).map(([language, name]) => [language, textOf(name)]));
  return {
    documentId: `place-${number}`,
    title,
    highlightSentence: inFour((name) => `Do not miss ${name}`),
    shortDescription: inFour((name) => `About ${name}, and what is near it`),
    description: inFour(() => STORY.repeat(2)),
    tags: ['market', 'food', 'river', 'ตลาด'],
    mainImageId: `image-${number}`,
    // In no order of their own, as in life.
    modifiedDate: new Date(NOW - ((number * 7919) % PLACES) * DAY_MS).toISOString(),
    galleryImages: Array.from({ length: PICTURES }, (_, picture) => ({
      type: 'picture',
      mainImageId: `image-${number}-${picture}`,
      title: { th: title.th },
      aspects: { width: 4, height: 3 },
    })),
    hours: DAYS.map((day) => ({ day, open: '08:00', close: '17:00' })),
    contacts: { phone: '02-000-0000', webpage: 'https://example.com/', others: { th: STORY, en: STORY } },
    location: { latitude: 6 + (number % 14), longitude: 97.5 + (number % 8) },
  };
};

module.exports = { places: Array.from({ length: PLACES }, (_, number) => placeOf(number)) };
