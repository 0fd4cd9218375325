import {
  LANGUAGES,
  type LocalizedText,
  type OpeningHours,
  type PlacePosition,
  type StructuredOpeningHours,
  TABLE_COLUMNS,
  type TableKind,
} from '@portico/shared/contracts';
import { hoursView, weekOfText, weekText } from '@portico/shared/domain';
import type { RefusedField } from '../../kernel/app-error.ts';

/** Texts by column. */
export type Cells = Readonly<Record<string, string>>;

/** Separates ids and tags in one cell. */
const SEPARATOR = '|';
/** A spreadsheet reads a cell that begins so as a formula; such texts are written with an apostrophe before them. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** What the cells of a row say about a record. A field without a cell is absent: it does not change. */
export interface RowValues {
  id?: string;
  /** Translations to add to the stored ones. */
  title?: LocalizedText;
  score?: number;
  town?: string;
  towns?: string[];
  listings?: string[];
  tags?: string[];
  location?: PlacePosition;
  /** Translations to add to the stored ones, as in the next. */
  description?: LocalizedText;
  streetAddress?: LocalizedText;
  contacts?: { phone?: string; email?: string; webpage?: string };
  /** Replaces the week; special days and the note stay. */
  week?: StructuredOpeningHours['week'];
  /** Ids of images of this site. */
  images?: string[];
}

/** Reads the cells of a row. Numbers that cannot be read are problems, by column. */
export function readRow(kind: TableKind, sent: Cells): { values: RowValues; problems: RefusedField[] } {
  const problems: RefusedField[] = [];
  const cells = new Map(
    Object.entries(sent)
      .map(([column, text]) => [column, unescaped(text.trim())] as const)
      .filter(([, text]) => text !== ''),
  );

  function number(column: string): number | undefined {
    const text = cells.get(column);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (Number.isFinite(value)) return value;
    problems.push({ path: column, message: 'not a number', code: 'type', values: { expected: 'number' } });
    return undefined;
  }
  const list = (column: string): string[] | undefined =>
    cells
      .get(column)
      ?.split(SEPARATOR)
      .map((part) => part.trim())
      .filter(Boolean);

  const values: RowValues = {};
  const id = cells.get('id');
  if (id !== undefined) values.id = id;
  const translations = (column: string): LocalizedText | undefined => {
    const texts: LocalizedText = {};
    for (const language of LANGUAGES) {
      const text = cells.get(`${column}_${language}`);
      if (text !== undefined) texts[language] = text;
    }
    return Object.keys(texts).length > 0 ? texts : undefined;
  };
  const title = translations('title');
  if (title) values.title = title;
  const images = list('images')?.map(imageIdOf);
  if (images) values.images = [...new Set(images)];
  if (kind === 'portals') {
    const [towns, listings, tags] = [list('towns'), list('listings'), list('tags')];
    if (towns) values.towns = towns;
    if (listings) values.listings = listings;
    if (tags) values.tags = tags;
    const [description, streetAddress] = [translations('description'), translations('address')];
    if (description) values.description = description;
    if (streetAddress) values.streetAddress = streetAddress;
    const contacts = Object.fromEntries(
      Object.entries(CONTACT_COLUMNS).flatMap(([field, column]) => {
        const text = cells.get(column);
        return text === undefined ? [] : [[field, text]];
      }),
    );
    if (Object.keys(contacts).length > 0) values.contacts = contacts;
    const hours = cells.get('hours');
    const week = hours === undefined ? undefined : weekOfText(hours);
    if (week) values.week = week;
    else if (hours !== undefined) {
      const details = { code: 'format', values: { format: 'opening-hours' } } as const;
      problems.push({ path: 'hours', message: 'not the hours of a week', ...details });
    }
  } else {
    const score = number('score');
    if (score !== undefined) values.score = score;
  }
  const town = kind === 'listings' ? cells.get('town') : undefined;
  if (town !== undefined) values.town = town;
  const [latitude, longitude] = [number('latitude'), number('longitude')];
  if (latitude !== undefined && longitude !== undefined) values.location = { latitude, longitude };
  for (const [column, other] of [
    ['latitude', 'longitude'],
    ['longitude', 'latitude'],
  ] as const) {
    if (cells.has(other) && !cells.has(column)) {
      problems.push({ path: column, message: 'required', code: 'required' });
    }
  }
  return { values, problems };
}

/** The id in the address of an image, of any host: equal images have equal ids everywhere. */
const imageIdOf = (text: string): string => /\/images\/([\w-]{1,80})(?:[?#]|$)/.exec(text)?.[1] ?? text;

/** Columns of contacts, by their field. */
const CONTACT_COLUMNS = { phone: 'phone', email: 'email', webpage: 'website' } as const;

interface TableRecord {
  _id: string;
  title: LocalizedText;
  score?: number | undefined;
  town?: string | undefined;
  townRefs?: readonly string[];
  listingRefs?: readonly string[];
  tags?: readonly string[] | undefined;
  location?:
    | {
        latitude?: number | undefined;
        longitude?: number | undefined;
        streetAddress?: LocalizedText | undefined;
      }
    | undefined;
  description?: LocalizedText | undefined;
  openingHours?: OpeningHours | undefined;
  contacts?: Partial<Record<keyof typeof CONTACT_COLUMNS, string | undefined>> | undefined;
  galleryImages?: readonly { type: string; mainImageId?: string | undefined }[] | undefined;
  mainImageId?: string | undefined;
}

/** The images that its row names: a portal's gallery, or the one of a town or listing. */
function imagesOf(kind: TableKind, { galleryImages = [], mainImageId }: TableRecord): string[] {
  if (kind !== 'portals') return mainImageId ? [mainImageId] : [];
  return galleryImages.flatMap((item) =>
    item.type === 'picture' && item.mainImageId ? [item.mainImageId] : [],
  );
}

/**
 * The cells of a record, with the columns of its kind and its position. Images are addresses at the origin, so that
 * another site can fetch them.
 */
export function cellsOf(kind: TableKind, record: TableRecord, origin = ''): Cells {
  const { _id, title, score, town, townRefs = [], listingRefs = [], tags = [], location } = record;
  const { description, contacts } = record;
  const hours = hoursView(record.openingHours);
  const texts = (column: string, text: LocalizedText | undefined): Cells =>
    Object.fromEntries(LANGUAGES.map((language) => [`${column}_${language}`, text?.[language] ?? '']));
  const all: Cells = {
    id: _id,
    ...texts('title', title),
    ...texts('description', description),
    ...texts('address', location?.streetAddress),
    ...Object.fromEntries(
      Object.entries(CONTACT_COLUMNS).map(([field, column]) => [
        column,
        contacts?.[field as keyof typeof CONTACT_COLUMNS] ?? '',
      ]),
    ),
    // Hours that are a text have no week.
    hours: hours.kind === 'structured' ? weekText(hours.hours.week) : '',
    score: score === undefined ? '' : String(score),
    town: town ?? '',
    towns: townRefs.join(SEPARATOR),
    listings: listingRefs.join(SEPARATOR),
    tags: tags.join(SEPARATOR),
    images: imagesOf(kind, record)
      .map((image) => `${origin}/images/${image}`)
      .join(SEPARATOR),
  };
  const position: Cells =
    location?.latitude !== undefined && location.longitude !== undefined
      ? { latitude: String(location.latitude), longitude: String(location.longitude) }
      : {};
  const columns = TABLE_COLUMNS[kind].filter((column) => !(column in POSITION));
  return {
    ...Object.fromEntries(columns.map((column) => [column, escaped(all[column] ?? '')])),
    ...(kind === 'portals' ? { ...POSITION, ...position } : position),
  };
}

const POSITION: Cells = { latitude: '', longitude: '' };

const escaped = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const unescaped = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** The column of a field of a record, by its path. */
export function columnOf(path: string): string {
  const [field = '', part = '', language = ''] = path.replace(/^body\.data\./, '').split('.');
  if (field === 'title') return part === '' ? 'title_th' : `title_${part}`;
  if (field === 'description') return part === '' ? 'description_th' : `description_${part}`;
  if (field === 'contacts') return part === 'webpage' ? 'website' : part;
  if (field === 'location') return part === 'streetAddress' ? `address_${language || 'th'}` : part;
  return FIELD_COLUMNS[field] ?? field;
}

const FIELD_COLUMNS: Readonly<Record<string, string>> = {
  _id: 'id',
  townRefs: 'towns',
  listingRefs: 'listings',
  galleryImages: 'images',
  openingHours: 'hours',
  mainImageId: 'images',
};
