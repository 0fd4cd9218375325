import { crc32, deflateSync } from 'node:zlib';

/** Malicious files for the tests of the upload checks. */

/** A PNG of zeros: a few hundred kilobytes that decode to gigabytes. */
export function plainPng(width: number, height: number, bitDepth: 8 | 16 = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bitDepth;
  const rowBytes = 1 + width * (bitDepth / 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(rowBytes * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** An animated GIF whose frames after the first are single white pixels. */
export function animatedGif(size: number, frames: number): Buffer {
  const sizeBytes = [size & 0xff, size >> 8, size & 0xff, size >> 8];
  const screen = Buffer.from([...sizeBytes, 0x80, 0, 0, 0x20, 0x60, 0xa0, 0xff, 0xff, 0xff]);
  const frame = Buffer.from(
    [
      [0x21, 0xf9, 4, 0, 1, 0, 0, 0],
      [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
      [2, 2, 0x44, 1, 0],
    ].flat(),
  );
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    ...Array<Buffer>(frames).fill(frame),
    Buffer.from(';'),
  ]);
}

/** An ISO base media file with brands and no content. */
export function isoFile(...brands: [string, ...string[]]): Buffer {
  const [own, ...compatible] = brands;
  const names = Buffer.from([own, '\0\0\0\0', ...compatible].join(''), 'latin1');
  return Buffer.concat([uint32(8 + names.length), Buffer.from('ftyp'), names]);
}

/** The JPEG with a comment after its first marker. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, text, jpeg.subarray(2)]);
}
