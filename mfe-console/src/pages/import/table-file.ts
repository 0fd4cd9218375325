import { TABLE_COLUMNS, type TableKind } from '@portico/shared/contracts';
import { type CsvRecord, readCsv } from '@portico/shared/patterns';
import { FOREIGN_SOURCES, type ForeignSource, readForeign } from './foreign-files.ts';
import type { TableRow } from './table-row.ts';

/** A file that was read, or why it was not. */
export type TableFile =
  | {
      kind: 'table';
      rows: TableRow[];
      /** Columns of the file that an import does not read. */
      unknownColumns: string[];
      /** Rows whose id an earlier row has, with the number of that row. */
      repeated: { row: number; first: number }[];
    }
  | { kind: 'broken'; row?: number | undefined }
  | { kind: 'empty' };

/** Kinds of geometry are not read beside points. */
interface Feature {
  properties?: Readonly<Record<string, unknown>> | null;
  geometry?: { type?: string; coordinates?: readonly unknown[] } | null;
}

const POSITION = ['latitude', 'longitude'];

/** What a file holds: a table of a kind of record, or the places of another system, which become pages. */
export type ImportSource = TableKind | ForeignSource;

const isForeign = (source: ImportSource): source is ForeignSource =>
  FOREIGN_SOURCES.some((foreign) => foreign === source);

/** The kind of record that a file is imported as. */
export const kindOf = (source: ImportSource): TableKind => (isForeign(source) ? 'portals' : source);

/**
 * Reads a CSV file, or a GeoJSON file whose properties are the columns and whose points are the positions; or a file of
 * another system.
 */
export async function readTable(file: Blob, source: ImportSource): Promise<TableFile> {
  const text = await file.text();
  const kind = kindOf(source);
  const table = isForeign(source)
    ? foreignTable(readForeign(text, source))
    : /^\uFEFF?\s*\{/.test(text)
      ? readGeoJson(text)
      : await readLines(file);
  if (table.kind === 'broken') return table;
  if (table.rows.length === 0) return { kind: 'empty' };
  const known = new Set<string>([...TABLE_COLUMNS[kind], ...POSITION]);
  const columns = [...new Set(table.rows.flatMap(({ cells }) => Object.keys(cells)))];
  return {
    kind: 'table',
    rows: table.rows.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(Object.entries(cells).filter(([column]) => known.has(column))),
    })),
    unknownColumns: columns.filter((column) => !known.has(column)),
    repeated: repeatedIds(table.rows),
  };
}

type Reading = { kind: 'rows'; rows: TableRow[] } | { kind: 'broken'; row?: number | undefined };

const foreignTable = (rows: TableRow[] | undefined): Reading =>
  rows ? { kind: 'rows', rows } : { kind: 'broken' };

async function readLines(file: Blob): Promise<Reading> {
  const table = await readCsv(file);
  if (table.kind === 'broken') return { kind: 'broken', row: table.line };
  return {
    kind: 'rows',
    rows: table.records.map((record, index) => ({
      row: table.lines[index] ?? index + 2,
      cells: Object.fromEntries(table.columns.map((column) => [column, record[column] ?? ''])),
    })),
  };
}

function readGeoJson(text: string): Reading {
  let features: readonly Feature[] | undefined;
  try {
    features = (JSON.parse(text) as { features?: Feature[] }).features;
  } catch {
    return { kind: 'broken' };
  }
  if (!Array.isArray(features)) return { kind: 'broken' };
  return {
    kind: 'rows',
    rows: features.map(({ properties, geometry }: Feature, index) => ({
      row: index + 1,
      cells: { ...textsOf(properties ?? {}), ...positionOf(geometry) },
    })),
  };
}

/** Numbers and lists become the texts of a CSV file; objects are no cells. */
const textsOf = (properties: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.map(textOf).join('|') : textOf(value);
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** Undefined for what is no text, number or truth value. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

function positionOf(geometry: Feature['geometry']): Record<string, string> {
  if (geometry?.type !== 'Point') return {};
  const [longitude, latitude] = geometry.coordinates ?? [];
  return { latitude: textOf(latitude) ?? '', longitude: textOf(longitude) ?? '' };
}

function repeatedIds(rows: readonly TableRow[]): { row: number; first: number }[] {
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

/** Rows as GeoJSON: a feature for each, without a geometry if the record has no position. */
export function geoJsonFile(rows: readonly CsvRecord[]): Blob {
  const features = rows.map(({ latitude, longitude, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry:
      latitude && longitude ? { type: 'Point', coordinates: [Number(longitude), Number(latitude)] } : null,
  }));
  return new Blob([JSON.stringify({ type: 'FeatureCollection', features }, null, 2)], {
    type: 'application/geo+json',
  });
}
