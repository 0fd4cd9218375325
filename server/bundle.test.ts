import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const outFolder = path.join(__dirname, 'build');

test('each thread has an entry in the bundle, and none is started from its source', () => {
  execFileSync(process.execPath, [path.join(__dirname, 'bundle.mjs')]);
  const threads = readdirSync(path.join(__dirname, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.thread.ts'))
    .map((file) => path.basename(file, '.ts'));
  expect(threads.length).toBeGreaterThan(0);
  const files = readdirSync(outFolder).filter((file) => file.endsWith('.mjs'));
  const code = files.map((file) => readFileSync(path.join(outFolder, file), 'utf8')).join('\n');
  for (const thread of threads) {
    expect(files).toContain(`${thread}.mjs`);
    expect(code).toContain(`new URL("./${thread}.mjs", import.meta.url)`);
    expect(code).not.toContain(`"./${thread}.ts"`);
  }
});
