import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack, { type Configuration } from 'webpack';
import { StableFederationEntryPlugin } from './stable-federation-entry-plugin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-federation-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The bundle of an application whose federation entry has this hash in its name. */
async function bundleWith(hash: string, optimization: Configuration['optimization'] = {}): Promise<string> {
  const context = path.join(folder, hash);
  const output = path.join(context, 'out');
  mkdirSync(path.join(context, '.federation'), { recursive: true });
  writeFileSync(
    path.join(context, '.federation', `entry.${hash}.js`),
    "import { name } from '../name.js'; globalThis.federation = name;",
  );
  writeFileSync(path.join(context, 'name.js'), "export const name = 'towns';");
  writeFileSync(path.join(context, 'main.js'), `import './.federation/entry.${hash}.js';`);
  const compiler = webpack({
    mode: 'production',
    context,
    entry: { main: './main.js' },
    output: { path: output },
    optimization,
    plugins: [new StableFederationEntryPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(String(stats))) : resolve(),
    );
  });
  return readFileSync(path.join(output, 'main.js'), 'utf8');
}

test.each<[what: string, Configuration['optimization']]>([
  ['of the browser', { moduleIds: 'deterministic', concatenateModules: false }],
  ['of the server', { minimize: false }],
])(
  'bundles %s have the same bytes whatever hash the federation entry’s name has',
  async (_, optimization) => {
    const bundle = await bundleWith('cd8008ac0e037daa', optimization);
    expect(bundle).toContain('federation');
    expect(await bundleWith('2a00c85a15d40d66', optimization)).toBe(bundle);
  },
);
