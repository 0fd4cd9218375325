import type { Language } from '@portico/shared/contracts';
import type { DeviceClass } from '@portico/shared/domain';
import type { SourceName } from './visit-source.ts';

/** Each is a number of a page or of the site. The dimensions of views are counted apart from each other. */
export type CountKey =
  | 'views'
  | 'shares'
  | 'calls'
  | 'directions'
  | `language.${Language}`
  | `device.${DeviceClass}`
  | `source.${SourceName}`
  /** How often a picture of a page was opened, by the id of its image; not counted for the site. */
  | `picture.${string}`;

/** Absent counts are 0. */
export type Counts = Partial<Record<CountKey, number>>;

/** Adds the second counts to the first. */
export function addCounts(to: Counts, counts: Counts): void {
  for (const [key, count] of Object.entries(counts) as [CountKey, number][]) {
    to[key] = (to[key] ?? 0) + count;
  }
}

export function sumOf(all: Iterable<Counts | undefined>): Counts {
  const sum: Counts = {};
  for (const counts of all) if (counts) addCounts(sum, counts);
  return sum;
}

const entriesOf = (counts: Counts): [string, number][] => Object.entries(counts) as [string, number][];

/** The counts of one dimension by their names, the largest first. */
export function countsOf(
  counts: Counts,
  dimension: 'language' | 'device' | 'source' | 'picture',
): [string, number][] {
  const prefix = `${dimension}.`;
  return entriesOf(counts)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, count]): [string, number] => [key.slice(prefix.length), count])
    .sort(([a, of], [b, than]) => than - of || a.localeCompare(b));
}

const PICTURE = 'picture.';
const isOfPicture = ([key]: [string, number]): boolean => key.startsWith(PICTURE);

/** The counts without those of pictures that are not among the ids. */
export function withPictures(counts: Counts, ids: ReadonlySet<string>): Counts {
  const found: Counts = {};
  for (const [key, count] of entriesOf(counts))
    if (!isOfPicture([key, count]) || ids.has(key.slice(PICTURE.length))) found[key as CountKey] = count;
  return found;
}

/** The counts without those of pictures. */
export const withoutPictures = (counts: Counts): Counts => withPictures(counts, new Set());

export const hasPictures = (counts: Counts): boolean => entriesOf(counts).some(isOfPicture);
