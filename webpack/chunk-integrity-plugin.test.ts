import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-integrity-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds an entry with one lazy chunk; returns the file names. */
async function build(): Promise<string[]> {
  writeFileSync(path.join(folder, 'entry.js'), "globalThis.load = () => import('./later.js');");
  writeFileSync(path.join(folder, 'later.js'), 'export const value = 42;');
  const output = path.join(folder, 'web');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './entry.js' },
    output: { path: output, filename: '[name].[contenthash:8].js', publicPath: 'auto' },
    plugins: [new ChunkIntegrityPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(String(stats))) : resolve(),
    );
  });
  return readdirSync(output);
}

const read = (file: string | undefined) => readFileSync(path.join(folder, 'web', file ?? ''));

/** Runs the entry as the page does; returns the page's table afterwards. */
function tableAfter(entry: string, listed: Record<string, string> = {}): Record<string, string> {
  const page = {
    URL,
    self: {},
    document: { currentScript: { src: `https://towns.example/_r/mfe-portal/1/${entry}`, tagName: 'SCRIPT' } },
    __PORTICO_INTEGRITY__: { ...listed },
  };
  vm.runInNewContext(read(entry).toString(), page);
  return page.__PORTICO_INTEGRITY__;
}

test('an entry adds the hashes of its other scripts to the page’s table, as they were built', async () => {
  const files = await build();
  const entry = files.find((file) => file.startsWith('main.')) ?? '';
  const later = files.find((file) => file !== entry);
  expect(files).toHaveLength(2);
  expect(tableAfter(entry)).toEqual({
    [`/_r/mfe-portal/1/${later}`]: `sha256-${createHash('sha256').update(read(later)).digest('base64')}`,
  });
});

test('does not replace hashes that the page listed itself', async () => {
  const files = await build();
  const entry = files.find((file) => file.startsWith('main.')) ?? '';
  const listed = { [`/_r/mfe-portal/1/${files.find((file) => file !== entry)}`]: 'sha384-of-the-page' };
  expect(tableAfter(entry, listed)).toEqual(listed);
});
