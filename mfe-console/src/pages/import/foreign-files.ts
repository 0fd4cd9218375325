import type { Language, StructuredOpeningHours } from '@portico/shared/contracts';
import { namedWeekday, weekOfText, weekText } from '@portico/shared/domain';
import type { TableRow } from './table-row.ts';

/** Files of other systems that become pages. */
export const FOREIGN_SOURCES = ['google', 'wordpress', 'schema'] as const;
export type ForeignSource = (typeof FOREIGN_SOURCES)[number];

export type Cells = Record<string, string>;
export type Json = Readonly<Record<string, unknown>>;

/**
 * The pages of a file as rows; undefined if the file is none of its kind. Ids come from the ids of the other system, so a
 * second import of the same places changes them and adds none.
 */
export function readForeign(text: string, source: ForeignSource): TableRow[] | undefined {
  const places = READERS[source](text);
  return places && rowsOf(places);
}

/** Places with a title, numbered. */
export const rowsOf = (places: readonly Cells[]): TableRow[] =>
  places
    .filter((cells) => LANGUAGES_OF_TITLE.some((language) => cells[`title_${language}`]))
    .map((cells, index) => ({ row: index + 1, cells }));

const LANGUAGES_OF_TITLE: readonly Language[] = ['th', 'en', 'zh', 'ar'];

const READERS: Record<ForeignSource, (text: string) => Cells[] | undefined> = {
  google: (text) => listOf(parseJson(text), 'locations')?.map(googlePlace),
  wordpress: readWordPress,
  schema: (text) => {
    const roots = listOf(parseJson(text), '@graph');
    return roots
      ?.flatMap((root) => (Array.isArray(root['@graph']) ? objectsOf(root['@graph']) : [root]))
      .map(schemaPlace);
  },
};

/** A location of the Business Profile API, in its versions 4 (`locationName`) and 1 (`title`). */
export function googlePlace(place: Json): Cells {
  const address = objectOf(place['storefrontAddress'] ?? place['address']);
  const position = objectOf(place['latlng']);
  const parts = [
    ...textsOf(address['addressLines']),
    ...textsOf([
      address['sublocality'],
      address['locality'],
      address['administrativeArea'],
      address['postalCode'],
    ]),
  ];
  return {
    ...idOf('gbp', textOf(place['storeCode']) || textOf(place['name'])),
    ...inLanguage('title', textOf(place['title'] ?? place['locationName'])),
    ...inLanguage('description', textOf(objectOf(place['profile'])['description'])),
    ...inLanguage('address', parts.join(', ')),
    ...given({
      phone: textOf(objectOf(place['phoneNumbers'])['primaryPhone'] ?? place['primaryPhone']),
      hours: googleHours(place['regularHours']),
      website: textOf(place['websiteUri'] ?? place['websiteUrl']),
      latitude: textOf(position['latitude']),
      longitude: textOf(position['longitude']),
    }),
  };
}

/** The periods of a week, whose times are texts in version 4 of the API and objects in version 1. */
function googleHours(regularHours: unknown): string {
  const time = (value: unknown): string => {
    const { hours, minutes } = objectOf(value);
    const [hour, minute] = [textOf(hours) || '0', textOf(minutes) || '0'];
    return textOf(value) || `${hour}:${minute.padStart(2, '0')}`;
  };
  return hoursOf(
    listOf(regularHours, 'periods')?.map((period) => ({
      day: textOf(period['openDay']),
      open: time(period['openTime']),
      close: time(period['closeTime']),
    })) ?? [],
  );
}

/** The cell of opening hours; periods that cannot be read are skipped. */
function hoursOf(periods: readonly { day: string; open: string; close: string }[]): string {
  const week: StructuredOpeningHours['week'] = {};
  for (const { day: name, open, close } of periods) {
    const day = namedWeekday(name);
    const intervals = day && weekOfText(`${day} ${open}-${close}`)?.[day];
    if (day && intervals) week[day] = [...(week[day] ?? []), ...intervals];
  }
  return weekText(week);
}

/** `openingHoursSpecification`, or the texts of `openingHours`, such as `Mo-Fr 09:00-17:00`. */
function schemaHours(node: Json): string {
  const specified = objectsOf([node['openingHoursSpecification']].flat()).flatMap((one) =>
    // Those of some dates only are no hours of a week.
    one['validFrom'] === undefined
      ? [one['dayOfWeek']].flat().map((day) => ({
          day: textOf(day).replace(/^.*\//, ''),
          open: textOf(one['opens']),
          close: textOf(one['closes']),
        }))
      : [],
  );
  return hoursOf(specified) || weekText(weekOfText(textsOf(node['openingHours']).join(';')) ?? {});
}

/**
 * The published pages and posts of a WordPress export (WXR); their HTML becomes plain text. Their pictures are the
 * featured one, those that were uploaded for them, and those in the text.
 */
function readWordPress(text: string): Cells[] | undefined {
  const xml = new DOMParser().parseFromString(text, 'text/xml');
  if (xml.querySelector('parsererror') || xml.documentElement.localName !== 'rss') return undefined;
  const of = (item: Element, name: string): string =>
    item.getElementsByTagName(name)[0]?.textContent?.trim() ?? '';
  const items = [...xml.getElementsByTagName('item')];
  const attachments = items.filter((item) => of(item, 'wp:post_type') === 'attachment');
  const addressOf = (item: Element): string => of(item, 'wp:attachment_url');
  function picturesOf(item: Element): string[] {
    const id = of(item, 'wp:post_id');
    const featured = [...item.getElementsByTagName('wp:postmeta')]
      .filter((meta) => of(meta, 'wp:meta_key') === '_thumbnail_id')
      .map((meta) => of(meta, 'wp:meta_value'));
    return [
      ...attachments.filter((one) => featured.includes(of(one, 'wp:post_id'))).map(addressOf),
      ...attachments.filter((one) => of(one, 'wp:post_parent') === id).map(addressOf),
      ...picturesIn(of(item, 'content:encoded')),
    ].filter((address) => PICTURE_NAME.test(address));
  }
  return items
    .filter(
      (item) => ['page', 'post'].includes(of(item, 'wp:post_type')) && of(item, 'wp:status') === 'publish',
    )
    .map((item) => {
      const tags = [...item.getElementsByTagName('category')]
        .filter((category) => category.getAttribute('domain') === 'post_tag')
        .map((category) => category.textContent?.trim() ?? '');
      return {
        ...idOf('wp', of(item, 'wp:post_id')),
        ...inLanguage('title', of(item, 'title')),
        ...inLanguage('description', plainText(of(item, 'content:encoded'))),
        ...given({ tags: tags.filter(Boolean).join('|'), images: listed(picturesOf(item)) }),
      };
    });
}

/** Addresses of pictures; an attachment may be any file. */
const PICTURE_NAME = /^https?:.*\.(jpe?g|png|webp|gif|avif)([?#]|$)/i;

/** The addresses of the pictures in HTML. Nothing is loaded: the document has no window. */
const picturesIn = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')].map(
    (picture) => picture.getAttribute('src') ?? '',
  );

/** Texts of one cell, each once. */
export const listed = (texts: readonly string[]): string => [...new Set(texts.filter(Boolean))].join('|');

/** Paragraphs without tags. Nothing of the HTML is loaded or run: the document has no window. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--.*?-->/gs, ''), 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  for (const element of body.querySelectorAll('p, div, li, br, h1, h2, h3, h4, h5, h6')) element.append('\n');
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A node of schema.org as JSON-LD, such as LocalBusiness. */
function schemaPlace(node: Json): Cells {
  const address = node['address'];
  const parts = objectOf(address);
  const position = objectOf(node['geo']);
  return {
    ...idOf('ld', textOf(node['@id']) || textOf(node['url']) || textOf(node['identifier'])),
    ...translated('title', node['name']),
    ...translated('description', node['description']),
    ...inLanguage(
      'address',
      textOf(address) ||
        textsOf([
          parts['streetAddress'],
          parts['addressLocality'],
          parts['addressRegion'],
          parts['postalCode'],
        ]).join(', '),
    ),
    ...given({
      phone: textOf(node['telephone']),
      hours: schemaHours(node),
      email: textOf(node['email']).replace(/^mailto:/, ''),
      website: textOf(node['url']),
      latitude: textOf(position['latitude']),
      longitude: textOf(position['longitude']),
      tags: (typeof node['keywords'] === 'string' ? node['keywords'].split(',') : textsOf(node['keywords']))
        .map((tag) => tag.trim())
        .filter(Boolean)
        .join('|'),
      images: listed([node['image'], node['photo'], node['logo']].flatMap(pictureAddresses)),
    }),
  };
}

/** The addresses of an image: a text, an ImageObject, or a list of both. */
const pictureAddresses = (value: unknown): string[] =>
  [value]
    .flat()
    .map((one: unknown) => textOf(one) || textOf(objectOf(one)['contentUrl'] ?? objectOf(one)['url']));

/** A text, a text with its language, or a list of such. */
function translated(column: string, value: unknown): Cells {
  return Object.assign(
    {},
    ...[value].flat().map((one: unknown) => {
      const { '@value': text, '@language': tag } = objectOf(one);
      if (text === undefined) return inLanguage(column, textOf(one));
      const language = LANGUAGES_OF_TITLE.find((known) => textOf(tag).toLowerCase().startsWith(known));
      return language ? { [`${column}_${language}`]: textOf(text) } : inLanguage(column, textOf(text));
    }),
  ) as Cells;
}

/** The language by its script: these files seldom say it. */
export function inLanguage(column: string, text: string): Cells {
  if (!text) return {};
  const language = /\p{Script=Thai}/u.test(text)
    ? 'th'
    : /\p{Script=Arabic}/u.test(text)
      ? 'ar'
      : /\p{Script=Han}/u.test(text)
        ? 'zh'
        : 'en';
  return { [`${column}_${language}`]: text };
}

/** The id of a place with the prefix of its system; none for an id without letters and digits. */
export function idOf(prefix: string, id: string): Cells {
  const name = plainName(id);
  return name ? { id: `${prefix}-${name}` } : {};
}

/** An id of another system as an id of ours: small letters, digits and single hyphens. */
export const plainName = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(-70)
    .replace(/^-+/, '');

export const given = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The objects of a list, of the field of an object that has the list, or the object alone. */
function listOf(value: unknown, field: string): Json[] | undefined {
  if (Array.isArray(value)) return objectsOf(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const list = (value as Json)[field];
  return Array.isArray(list) ? objectsOf(list) : [value as Json];
}

const objectsOf = (values: readonly unknown[]): Json[] =>
  values.filter((value): value is Json => typeof value === 'object' && value !== null);

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const textsOf = (value: unknown): string[] => [value].flat().map(textOf).filter(Boolean);
