/** Content of a card and of a place's page, as much as a portal of the demo has. */
export interface Place {
  id: string;
  title: string;
  highlight: string;
  description: string;
  tags: string[];
  phone: string;
  hours: { day: string; open: string; close: string }[];
  pictures: { id: string; title: string }[];
}

const PLACES = 24;
const PICTURES = 12;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const STORY = 'A quiet place with a long story, told by the people who live here. ';

export const places: readonly Place[] = Array.from({ length: PLACES }, (_, number) => ({
  id: `place-${number}`,
  title: `ตลาดริมน้ำ Riverside market ${number}`,
  highlight: `ที่ไม่ควรพลาด Do not miss the market ${number}`,
  description: STORY.repeat(6),
  tags: ['market', 'food', 'river'],
  phone: '02-000-0000',
  hours: DAYS.map((day) => ({ day, open: '08:00', close: '17:00' })),
  pictures: Array.from({ length: PICTURES }, (_, picture) => ({
    id: `picture-${number}-${picture}`,
    title: `View ${picture + 1}`,
  })),
}));

/** The fields of a card, without long texts. */
export const cardOf = ({ id, title, highlight, tags }: Place) => ({ id, title, highlight, tags });
