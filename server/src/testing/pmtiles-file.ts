import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { TileType, zxyToTileId } from 'pmtiles';

interface PmtilesContent {
  tileType: TileType;
  metadata: Readonly<Record<string, unknown>>;
  /** Bytes by 'zoom/column/row'. */
  tiles: Readonly<Record<string, Uint8Array>>;
}

const HEADER_BYTES = 127;
const NO_COMPRESSION = 1;
const GZIP = 2;

/** Writes a PMTiles archive, version 3, by its specification: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export async function writePmtiles(
  file: string,
  { tileType, metadata, tiles }: PmtilesContent,
): Promise<void> {
  const entries = Object.entries(tiles)
    .map(([address, bytes]) => {
      const [zoom = 0, column = 0, row = 0] = address.split('/').map(Number);
      return { id: zxyToTileId(zoom, column, row), zoom, bytes };
    })
    .sort((one, other) => one.id - other.id);
  const ids = entries.map(({ id }) => id);
  const directory = gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...ids.flatMap((id, at) => varint(id - (ids[at - 1] ?? 0))),
      // Run lengths.
      ...entries.flatMap(() => varint(1)),
      ...entries.flatMap(({ bytes }) => varint(bytes.length)),
      // Offsets: the first one plus 1, then 0 for 'directly after the previous tile'.
      ...entries.flatMap((_entry, at) => varint(at === 0 ? 1 : 0)),
    ]),
  );
  const description = gzipSync(JSON.stringify(metadata));
  const data = Buffer.concat(entries.map(({ bytes }) => bytes));
  const zooms = entries.map(({ zoom }) => zoom);

  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'ascii');
  header.writeUInt8(3, 7);
  const descriptionAt = HEADER_BYTES + directory.length;
  const dataAt = descriptionAt + description.length;
  const numbers = [
    HEADER_BYTES,
    directory.length,
    descriptionAt,
    description.length,
    dataAt,
    0,
    dataAt,
    data.length,
  ];
  for (const [at, number] of [...numbers, entries.length, entries.length, entries.length].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + at * 8);
  header.writeUInt8(1, 96);
  header.writeUInt8(GZIP, 97);
  header.writeUInt8(NO_COMPRESSION, 98);
  header.writeUInt8(tileType, 99);
  header.writeUInt8(Math.min(...zooms), 100);
  header.writeUInt8(Math.max(...zooms), 101);
  await writeFile(file, Buffer.concat([header, directory, description, data]));
}

function varint(number: number): number[] {
  const bytes = [];
  let rest = number;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
