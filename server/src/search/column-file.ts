import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/** Raise it when the layout of the file changes; files of another format are ignored. */
const FORMAT = 1;
/** Bytes before the header: its length, and the checksum of everything after these two numbers. */
const PREFACE = 8;
/** Columns are aligned to the largest element, so that they are used in place without copying. */
const ALIGNMENT = 8;

const COLUMN_TYPES = { Int32Array, Uint32Array, Float64Array, Uint8Array } as const;
type ColumnType = keyof typeof COLUMN_TYPES;
type ColumnOf<Type extends ColumnType> = InstanceType<(typeof COLUMN_TYPES)[Type]>;

/** Columns of numbers that are loaded without parsing. */
export interface ColumnGroup {
  /** Everything that is not a column, as plain JSON. */
  facts: unknown;
  columns: Readonly<Record<string, ColumnOf<ColumnType>>>;
}

/** Returns the column of that name. Throws when it is missing or of another type, because the file is then invalid. */
export function columnOf<Type extends ColumnType>(
  packed: ColumnGroup,
  name: string,
  type: Type,
): ColumnOf<Type> {
  const column = packed.columns[name];
  if (!(column instanceof COLUMN_TYPES[type])) throw new Error(`The column ${name} is missing.`);
  return column as ColumnOf<Type>;
}

interface Description {
  format: number;
  key: string;
  parts: { facts: unknown; columns: { name: string; type: ColumnType; bytes: number }[] }[];
}

const padding = (bytes: number): number => (ALIGNMENT - (bytes % ALIGNMENT)) % ALIGNMENT;

/**
 * Writes a file atomically and synchronously, so that no column changes meanwhile. There is no fsync: the checksum
 * rejects a file that a power failure damaged.
 */
export function writeColumnFile(file: string, key: string, parts: readonly ColumnGroup[]): void {
  const description: Description = { format: FORMAT, key, parts: [] };
  const chunks: Uint8Array[] = [];
  for (const { facts, columns } of parts) {
    const described: Description['parts'][number] = { facts, columns: [] };
    for (const [name, column] of Object.entries(columns)) {
      const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
      described.columns.push({ name, type: column.constructor.name as ColumnType, bytes: bytes.length });
      chunks.push(bytes, new Uint8Array(padding(bytes.length)));
    }
    description.parts.push(described);
  }
  const text = Buffer.from(JSON.stringify(description));
  chunks.unshift(text, new Uint8Array(padding(text.length)));
  // zlib returns 0 for an empty chunk and loses the sum so far.
  const checksum = chunks.reduce((sum, chunk) => (chunk.length > 0 ? crc32(chunk, sum) : sum), 0);
  const preface = Buffer.alloc(PREFACE);
  preface.writeUInt32LE(text.length, 0);
  preface.writeUInt32LE(checksum, 4);
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  const open = openSync(unfinished, 'w');
  try {
    for (const chunk of [preface, ...chunks]) {
      for (let at = 0; at < chunk.length; ) at += writeSync(open, chunk, at);
    }
  } finally {
    closeSync(open);
  }
  renameSync(unfinished, file);
}

/**
 * Reads what was written under that key. Undefined when the file is missing, damaged, of another format or written
 * under another key. Each column has its own memory, so that it can be freed alone.
 */
export function readColumnFile(file: string, key: string): ColumnGroup[] | undefined {
  let open: number | undefined;
  try {
    open = openSync(file, 'r');
    const preface = readBytes(open, 0, PREFACE);
    const length = preface.readUInt32LE(0);
    const text = readBytes(open, PREFACE, length + padding(length));
    const description = JSON.parse(text.toString('utf8', 0, length)) as Description;
    if (description.format !== FORMAT || description.key !== key) return undefined;
    let checksum = crc32(text);
    let at = PREFACE + text.length;
    const parts: ColumnGroup[] = [];
    for (const { facts, columns } of description.parts) {
      const read: Record<string, ColumnOf<ColumnType>> = {};
      for (const { name, type, bytes: size } of columns) {
        const bytes = readBytes(open, at, size + padding(size));
        // zlib returns 0 for an empty chunk and loses the sum so far.
        if (bytes.length > 0) checksum = crc32(bytes, checksum);
        at += bytes.length;
        const Column = COLUMN_TYPES[type];
        read[name] = new Column(bytes.buffer, 0, size / Column.BYTES_PER_ELEMENT);
      }
      parts.push({ facts, columns: read });
    }
    const isWhole = checksum === preface.readUInt32LE(4) && fstatSync(open).size === at;
    return isWhole ? parts : undefined;
  } catch {
    // The file can be rebuilt from the records.
    return undefined;
  } finally {
    if (open !== undefined) closeSync(open);
  }
}

/** Reads `size` bytes of a file into their own memory; throws when it has fewer. */
function readBytes(open: number, from: number, size: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(new ArrayBuffer(size));
  for (let at = 0; at < size; ) {
    const count = readSync(open, bytes, at, size - at, from + at);
    if (count === 0) throw new Error('The file is shorter than its header states.');
    at += count;
  }
  return bytes;
}

/** Packs texts into one column of UTF-16 and one of lengths, which loads much faster than separate strings. */
export function packTexts(name: string, texts: readonly string[]): ColumnGroup['columns'] {
  return {
    [name]: new Uint8Array(Buffer.from(texts.join(''), 'utf16le')),
    [`${name}Lengths`]: Int32Array.from(texts, ({ length }) => length),
  };
}

export function unpackTexts(packed: ColumnGroup, name: string): string[] {
  const bytes = columnOf(packed, name, 'Uint8Array');
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf16le');
  let at = 0;
  return Array.from(columnOf(packed, `${name}Lengths`, 'Int32Array'), (length) => {
    at += length;
    return all.slice(at - length, at);
  });
}
