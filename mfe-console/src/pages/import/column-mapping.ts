import {
  MAX_MAPPED_COLUMNS,
  POSITION_COLUMNS,
  TABLE_COLUMNS,
  type TableKind,
} from '@portico/shared/contracts';
import { plainName } from './foreign-files.ts';
import type { TableRow } from './table-row.ts';

/** The field of each foreign column of a file; '' for one that is not imported. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** The fields of a kind, which are the columns of its table. */
export const fieldsOf = (kind: TableKind): readonly string[] => [
  ...new Set<string>([...TABLE_COLUMNS[kind], ...POSITION_COLUMNS]),
];

/** The columns of rows that are no fields of the kind. */
export function foreignColumns(rows: readonly TableRow[], kind: TableKind): string[] {
  const known = new Set(fieldsOf(kind));
  return [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].filter((column) => !known.has(column));
}

/** Names that other systems give to our fields, beside the field's own name in other letters. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  lat: 'latitude',
  lon: 'longitude',
  lng: 'longitude',
  long: 'longitude',
  tel: 'phone',
  telephone: 'phone',
  'primary phone': 'phone',
  mail: 'email',
  url: 'website',
  image: 'images',
  picture: 'images',
  pictures: 'images',
  photo: 'images',
  photos: 'images',
  'store code': 'id',
};

/**
 * The mapping to begin with: a remembered column as it was, any other by its name. Each field is offered to one column
 * at most, and none that the file has itself.
 */
export function offeredMapping(
  rows: readonly TableRow[],
  kind: TableKind,
  remembered: ColumnMapping = {},
): ColumnMapping {
  const fields = fieldsOf(kind);
  const columns = foreignColumns(rows, kind);
  const taken = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const take = (field: string): string => {
    if (!fields.includes(field) || taken.has(field)) return '';
    taken.add(field);
    return field;
  };
  const known = new Map(
    columns
      .filter((column) => Object.hasOwn(remembered, column))
      .map((column) => [column, take(remembered[column] ?? '')]),
  );
  return Object.fromEntries(
    columns.map((column) => {
      const name = column.trim().toLowerCase();
      return [
        column,
        known.get(column) ?? take(Object.hasOwn(USUAL_NAMES, name) ? (USUAL_NAMES[name] ?? '') : name),
      ];
    }),
  );
}

/**
 * Rows with the fields of the kind alone. A foreign id becomes one of ours, so that a second import of the same file
 * finds the same records.
 */
export function mapRows(rows: readonly TableRow[], kind: TableKind, mapping: ColumnMapping): TableRow[] {
  const fields = new Set(fieldsOf(kind));
  return rows.map(({ row, cells }) => {
    const mapped = Object.entries(cells).flatMap(([column, text]): [string, string][] => {
      if (fields.has(column)) return [[column, text]];
      const field = Object.hasOwn(mapping, column) ? mapping[column] : undefined;
      return field ? [[field, field === 'id' ? plainName(text) : text]] : [];
    });
    return { row, cells: Object.fromEntries(mapped) };
  });
}

/** Rows whose id an earlier row has, with the number of that row. */
export function repeatedIds(rows: readonly TableRow[]): { row: number; first: number }[] {
  const firstOf = new Map<string, number>();
  return rows.flatMap(({ row, cells }) => {
    const id = cells['id']?.trim();
    if (!id) return [];
    const first = firstOf.get(id);
    if (first !== undefined) return [{ row, first }];
    firstOf.set(id, row);
    return [];
  });
}

/** Columns with longer names are not remembered. */
const MAX_COLUMN_LENGTH = 100;

/** What the server remembers of a mapping. */
export const rememberedPart = (mapping: ColumnMapping): ColumnMapping =>
  Object.fromEntries(
    Object.entries(mapping)
      .filter(([column]) => column !== '' && column.length <= MAX_COLUMN_LENGTH)
      .slice(0, MAX_MAPPED_COLUMNS),
  );
