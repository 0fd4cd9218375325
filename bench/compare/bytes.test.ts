import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { builtBytes, byteFigures } from './bytes.ts';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'portico-bytes-'));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(file: string, content: string): void {
  const whole = path.join(checkout, 'build/releases', file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, content);
}

test('a package is counted as a whole, by route and by file, compressed', () => {
  write('built.json', '{"mfe-a":"0.1.0-2"}');
  write(
    'mfe-a/0.1.0-2/remote.json',
    JSON.stringify({
      entry: 'remoteEntry.00000001.js',
      expose: ['expose.00000002.js'],
      routes: { home: { path: '/', chunks: ['common.00000003.js', 'expose.00000002.js'] } },
    }),
  );
  for (const [number, name] of ['remoteEntry', 'expose', 'common', 'map'].entries()) {
    write(`mfe-a/0.1.0-2/web/${name}.0000000${number + 1}.js`, 'x'.repeat(1000));
    write(`mfe-a/0.1.0-2/web/${name}.0000000${number + 1}.js.br`, 'x'.repeat(10 ** number));
    write(`mfe-a/0.1.0-2/web/${name}.0000000${number + 1}.js.gz`, 'x'.repeat(500));
  }
  write('mfe-a/0.1.0-2/web/font.0000000a.woff2', 'x'.repeat(7));
  // Compressed here, as the build did not.
  write('mfe-a/0.1.0-2/web/late.0000000b.js', 'x'.repeat(1000));
  // Belongs to another build.
  write('mfe-a/0.1.0-1/remote.json', '{"entry":"old.js"}');

  const sizes = builtBytes(checkout).get('mfe-a');

  const late = sizes?.get('late.js') ?? 0;
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(50);
  expect(Object.fromEntries(sizes ?? [])).toEqual({
    everything: 1111 + 7 + late,
    'route home with entry': 111,
    'remoteEntry.js': 1,
    'expose.js': 10,
    'common.js': 100,
    'map.js': 1000,
    'font.woff2': 7,
    'late.js': late,
  });
});

test('what one side lacks has no runs there', () => {
  const before = new Map([
    [
      'mfe-a',
      new Map([
        ['old.js', 1],
        ['common.js', 2],
      ]),
    ],
  ]);
  const now = new Map([
    [
      'mfe-a',
      new Map([
        ['common.js', 3],
        ['new.js', 4],
      ]),
    ],
  ]);
  const runs = byteFigures(before, now).flatMap(({ title, figures }) =>
    figures.map((figure) => [title, figure.name, figure.before, figure.now]),
  );
  expect(runs).toEqual([
    ['mfe-a', 'common.js', [2], [3]],
    ['mfe-a', 'new.js', [], [4]],
    ['mfe-a', 'old.js', [1], []],
  ]);
});
