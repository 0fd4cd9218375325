import { weekOfText, weekText } from '@portico/shared/domain';
import { readCsv } from '@portico/shared/patterns';
import {
  type Cells,
  given,
  googlePlace,
  idOf,
  inLanguage,
  type Json,
  listed,
  parseJson,
  readForeign,
  rowsOf,
} from './foreign-files.ts';
import {
  ArchiveTooLarge,
  filesOf,
  isArchive,
  isPicture,
  type PackedFile,
  pictureFiles,
} from './picture-files.ts';
import type { TableFile } from './table-row.ts';

/**
 * Reads what Google Business Profile gives: the archive of Google Takeout, one JSON file of it or of the API, or the
 * spreadsheet of the Business Profile Manager as CSV.
 */
export async function readGoogleFile(file: File): Promise<TableFile> {
  if (isArchive(file)) return readTakeout(file);
  const text = await file.text();
  if (!/^\uFEFF?\s*[[{]/.test(text)) return readSpreadsheet(file);
  const rows = readForeign(text, 'google');
  return rows ? { kind: 'table', rows } : { kind: 'broken' };
}

/** A location in the archive: `…/account-1/location-2/data.json`, with its pictures in the same folder. */
const LOCATION = /^(.*\/)?(location-[^/]+)\/data\.json$/i;

async function readTakeout(archive: File): Promise<TableFile> {
  let files: PackedFile[];
  try {
    files = await filesOf(archive);
  } catch (error) {
    return { kind: error instanceof ArchiveTooLarge ? 'too-large' : 'broken' };
  }
  const pictures = files.filter(isPicture);
  // A location is in the folder of each account that manages it.
  const locations = new Map<string, PackedFile>();
  for (const file of files) {
    const name = LOCATION.exec(file.path)?.[2];
    if (name && !locations.has(name)) locations.set(name, file);
  }
  if (locations.size === 0) return { kind: 'broken' };
  const places: Cells[] = [];
  for (const [name, data] of locations) {
    const place = parseJson(await textOf(data));
    if (typeof place !== 'object' || place === null) return { kind: 'broken' };
    const folder = data.path.slice(0, -'data.json'.length);
    const own = pictures.filter(({ path }) => path.startsWith(folder)).map(({ path }) => path);
    places.push({
      ...idOf('gbp', name.replace(/^location-/i, 'locations/')),
      ...googlePlace(place as Json),
      ...given({ images: listed(own) }),
    });
  }
  return { kind: 'table', rows: rowsOf(places), pictures: pictureFiles(pictures) };
}

const textOf = async (file: PackedFile): Promise<string> => new Response(await file.read()).text();

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The spreadsheet, whose columns have English names unless the manager's language is another one. */
async function readSpreadsheet(file: File): Promise<TableFile> {
  const table = await readCsv(file);
  if (table.kind === 'broken') return { kind: 'broken', row: table.line };
  if (!table.columns.includes('Business name')) return { kind: 'broken' };
  const places = table.records.map((record): Cells => {
    const text = (column: string): string => record[column]?.trim() ?? '';
    const address = [
      ...[1, 2, 3, 4, 5].map((line) => text(`Address line ${line}`)),
      text('Sub-locality'),
      text('Locality'),
      text('Administrative area'),
      text('Postal code'),
    ];
    const photos = ['Cover photo', 'Logo photo', 'Other photos'].flatMap((column) =>
      text(column).split(/,\s*/),
    );
    return {
      ...idOf('gbp', text('Store code')),
      ...inLanguage('title', text('Business name')),
      ...inLanguage('description', text('From the business')),
      ...inLanguage('address', address.filter(Boolean).join(', ')),
      ...given({
        phone: text('Primary phone'),
        hours: weekText(
          // One column a day; 'x' and other texts are no hours.
          Object.assign({}, ...DAYS.map((day) => weekOfText(`${day} ${text(`${day} hours`)}`))),
        ),
        website: text('Website'),
        latitude: text('Latitude'),
        longitude: text('Longitude'),
        images: listed(photos.filter((photo) => /^https?:/.test(photo))),
      }),
    };
  });
  return { kind: 'table', rows: rowsOf(places) };
}
