import { expect, test } from '@jest/globals';
import { MAX_IMAGE_BYTES } from '@portico/shared/contracts';
import { strToU8, zipSync } from 'fflate';
import { testFile } from '../../testing/test-file.ts';
import { pictureFiles, readPictures } from './picture-files.ts';

const zip = (names: readonly string[]) =>
  testFile(
    'pictures.zip',
    new Uint8Array(zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`bytes of ${name}`)])))),
  );

test('pictures are found by name or path, in files and archives, whatever the case of their letters', async () => {
  const files = await readPictures([
    testFile('Wat.jpg', 'x'),
    zip(['one/Café.JPG', 'one/a.png', 'two/a.png', 'two/notes.txt', '__MACOSX/one/._a.png']),
  ]);
  expect(files.count).toBe(4);
  const found = (name: string) => {
    const file = files.find(name);
    return typeof file === 'string' ? file : file.path;
  };
  expect(['wat.JPG', 'cafe\u0301.jpg', 'a.png', 'TWO\\a.png', './one/a.png', 'notes.txt'].map(found)).toEqual(
    ['Wat.jpg', 'one/Café.JPG', 'ambiguous', 'two/a.png', 'one/a.png', 'missing'],
  );
  const file = files.find('two/a.png');
  if (typeof file !== 'object') throw new Error(file);
  expect(await new Response(await file.read()).text()).toBe('bytes of two/a.png');
});

test('a picture that is too large is named so', () => {
  const large = { path: 'a.jpg', bytes: MAX_IMAGE_BYTES + 1, read: async () => new Blob() };
  expect(pictureFiles([large]).find('a.jpg')).toBe('too-large');
});

test('a damaged archive is refused', async () => {
  await expect(readPictures([testFile('a.zip', 'no archive')])).rejects.toThrow();
});
