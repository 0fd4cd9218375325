import { LANGUAGES, type LocalizedText } from '@portico/shared/contracts';
import { fold } from '../../content/fold.ts';

interface ListRequest<Sort extends string> {
  q?: string | undefined;
  sort: Sort;
  _start: number;
  _limit: number;
}

interface ListRules<Row, Sort extends string> {
  /** The texts by which `q` finds the row, its id included. */
  textsOf: (row: Row) => readonly (string | undefined)[];
  /** Compares two rows by a sort; equal ones stay in their order. */
  order: Readonly<Record<Sort, (a: Row, b: Row) => number>>;
}

/** One page of rows that are all in memory: each word of `q` is in one of a row's texts. */
export function listPage<Row, Sort extends string>(
  rows: readonly Row[],
  { q = '', sort, _start, _limit }: ListRequest<Sort>,
  { textsOf, order }: ListRules<Row, Sort>,
): { total: number; rows: Row[] } {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (words.length === 0) return true;
    const texts = textsOf(row).map((text) => fold(text ?? ''));
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
  const sorted = found.toSorted(order[sort]);
  return { total: found.length, rows: sorted.slice(_start, _start + _limit) };
}

/** All translations of a text, for `textsOf`. */
export const translationsOf = (text: LocalizedText | undefined): (string | undefined)[] =>
  LANGUAGES.map((language) => text?.[language]);

/** The first translation of a text in the order of the languages, for sorting by title. */
export const firstTranslation = (text: LocalizedText | undefined): string =>
  translationsOf(text).find(Boolean) ?? '';
