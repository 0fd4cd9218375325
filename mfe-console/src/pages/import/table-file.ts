import type { TableKind } from '@portico/shared/contracts';
import { type CsvRecord, readCsv } from '@portico/shared/patterns';
import { FOREIGN_SOURCES, type ForeignSource, readForeign } from './foreign-files.ts';
import { readGoogleFile } from './google-files.ts';
import type { TableFile } from './table-row.ts';

/** Kinds of geometry are not read beside points. */
interface Feature {
  properties?: Readonly<Record<string, unknown>> | null;
  geometry?: { type?: string; coordinates?: readonly unknown[] } | null;
}

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
export async function readTable(file: File, source: ImportSource): Promise<TableFile> {
  const table = await read(file, source);
  return table.kind === 'table' && table.rows.length === 0 ? { kind: 'empty' } : table;
}

async function read(file: File, source: ImportSource): Promise<TableFile> {
  if (source === 'google') return readGoogleFile(file);
  const text = await file.text();
  if (isForeign(source)) {
    const rows = readForeign(text, source);
    return rows ? { kind: 'table', rows } : { kind: 'broken' };
  }
  return /^\uFEFF?\s*\{/.test(text) ? readGeoJson(text) : readLines(file);
}

async function readLines(file: Blob): Promise<TableFile> {
  const table = await readCsv(file);
  if (table.kind === 'broken') return { kind: 'broken', row: table.line };
  return {
    kind: 'table',
    rows: table.records.map((record, index) => ({
      row: table.lines[index] ?? index + 2,
      cells: Object.fromEntries(table.columns.map((column) => [column, record[column] ?? ''])),
    })),
  };
}

function readGeoJson(text: string): TableFile {
  let features: readonly Feature[] | undefined;
  try {
    features = (JSON.parse(text) as { features?: Feature[] }).features;
  } catch {
    return { kind: 'broken' };
  }
  if (!Array.isArray(features)) return { kind: 'broken' };
  return {
    kind: 'table',
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
