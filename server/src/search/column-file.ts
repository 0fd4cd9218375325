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
  /** Columns that were left in the file. */
  onDisk?: Readonly<Record<string, ColumnOnDisk>>;
}

const openFiles = new FinalizationRegistry<number>((open) => closeSync(open));

/** A column of bytes in a file, read on demand. The file stays open, also once it is replaced. */
export class ColumnOnDisk {
  readonly #open: number;

  constructor(
    file: string,
    private readonly from: number,
    readonly byteLength: number,
  ) {
    this.#open = openSync(file, 'r');
    openFiles.register(this, this.#open);
  }

  /** Copies the bytes from `start` to `end` to a position of a buffer. Throws when they cannot be read. */
  copy(target: Uint8Array, at: number, start: number, end: number): void {
    readFully(this.#open, target.subarray(at, at + end - start), this.from + start);
  }
}

/** Bytes of a column below which it is not left in the file: every column there has a file descriptor. */
const LEFT_FROM_BYTES = 1024 * 1024;

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
 * Writes a file atomically and synchronously, so that no column changes meanwhile; returns the large columns named
 * `leave` of each part, as in the file. There is no fsync: the checksum rejects a file that a power failure damaged.
 */
export function writeColumnFile(
  file: string,
  key: string,
  parts: readonly ColumnGroup[],
  leave?: string,
): (ColumnOnDisk | undefined)[] {
  const description: Description = { format: FORMAT, key, parts: [] };
  const chunks: Uint8Array[] = [];
  const left: { chunk: number; bytes: number }[] = [];
  for (const { facts, columns } of parts) {
    const described: Description['parts'][number] = { facts, columns: [] };
    left.push({ chunk: 0, bytes: 0 });
    for (const [name, column] of Object.entries(columns)) {
      if (name === leave) left[left.length - 1] = { chunk: chunks.length, bytes: column.byteLength };
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
  const ends = [PREFACE];
  for (const chunk of chunks) ends.push((ends.at(-1) as number) + chunk.length);
  return left.map(({ chunk, bytes }) =>
    // Two chunks stand before the columns: the description and its padding.
    bytes < LEFT_FROM_BYTES ? undefined : new ColumnOnDisk(file, ends[chunk + 2] as number, bytes),
  );
}

/**
 * Reads what was written under that key, except large columns named `leave`; each column has its own memory, so that it
 * can be freed alone. Undefined when the file is missing, damaged, of another format or written under another key.
 */
export function readColumnFile(file: string, key: string, leave?: string): ColumnGroup[] | undefined {
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
      const onDisk: Record<string, ColumnOnDisk> = {};
      for (const { name, type, bytes: size } of columns) {
        if (name === leave && size >= LEFT_FROM_BYTES) {
          checksum = checksumOf(open, at, size + padding(size), checksum);
          onDisk[name] = new ColumnOnDisk(file, at, size);
          at += size + padding(size);
          continue;
        }
        const bytes = readBytes(open, at, size + padding(size));
        // zlib returns 0 for an empty chunk and loses the sum so far.
        if (bytes.length > 0) checksum = crc32(bytes, checksum);
        at += bytes.length;
        const Column = COLUMN_TYPES[type];
        read[name] = new Column(bytes.buffer, 0, size / Column.BYTES_PER_ELEMENT);
      }
      parts.push({ facts, columns: read, onDisk });
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
  readFully(open, bytes, from);
  return bytes;
}

/** Fills the buffer from a position of the file; throws when the file ends before. */
function readFully(open: number, bytes: Uint8Array, from: number): void {
  for (let at = 0; at < bytes.length; ) {
    const count = readSync(open, bytes, at, bytes.length - at, from + at);
    if (count === 0) throw new Error('The file is shorter than its header states.');
    at += count;
  }
}

/** Continues a checksum with a part of a file, which it reads in blocks. */
function checksumOf(open: number, from: number, size: number, before: number): number {
  const block = Buffer.allocUnsafe(Math.min(size, LEFT_FROM_BYTES));
  let checksum = before;
  for (let at = 0; at < size; at += block.length) {
    const bytes = block.subarray(0, Math.min(block.length, size - at));
    readFully(open, bytes, from + at);
    checksum = crc32(bytes, checksum);
  }
  return checksum;
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
