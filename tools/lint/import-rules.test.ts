import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const rootFolder = path.resolve(__dirname, '../..');
const word = "export const word = 'word';\n";

/** Files that follow the rules, one of each kind. */
const clean: Record<string, string> = {
  'shared/contracts/index.ts': word,
  'shared/ui/index.ts': "export { word } from '../contracts/index.ts';\n",
  'shared/api/index.ts': "export { createApi } from '@reduxjs/toolkit/query/react';\n",
  'shared/platform/index.ts': "export { useSelector } from 'react-redux';\n",
  'shared/patterns/index.ts': "export { word } from '@portico/shared/ui';\n",
  'shared/testing/index.ts': "export { word } from '@portico/shared/patterns';\n",
  'shared/testing/stories/words.ts': word,
  'shared/ui/words.stories.tsx': "export { word as default } from '../testing/stories/words.ts';\n",
  'shared/patterns/words.stories.tsx': "export { word as default } from '../testing/stories/words.ts';\n",
  'gallery/preview.tsx': "export { word as default } from '../shared/testing/stories/words.ts';\n",
  'shell/src/render-page.tsx': "export { createStaticHandler } from 'react-router';\n",
  'mfe-portal/src/words.ts': "export { word } from '@portico/shared/patterns';\n",
  'mfe-portal/src/words.test.ts': "export { word } from '@portico/shared/testing';\n",
  'mfe-portal/src/words/testing/open-words.ts': "export { word } from '@portico/shared/testing';\n",
  'mfe-portal/src/more-words.ts': "export { word } from './words.ts';\n",
  'server/src/app.ts': "export { word } from '@portico/shared/contracts';\n",
  'server/src/kernel/app-error.ts': word,
  'server/src/storage/record-store.ts': "export { word } from '../kernel/app-error.ts';\n",
  'server/src/resources/privacy/grants.ts': "export { word } from '../portals/portal.repository.ts';\n",
  'server/src/resources/portals/portal.repository.ts':
    "export { word } from '../../storage/record-store.ts';\n",
  'server/src/resources/privacy/grants.policy.ts': "export { word } from '../portals/portal.policy.ts';\n",
  'server/src/resources/portals/portal.policy.ts': "export { word } from './portal.repository.ts';\n",
  'server/src/resources/portals/portal.service.ts': "export { word } from '../privacy/grants.ts';\n",
  'server/src/services.ts': "export { word } from './resources/portals/portal.service.ts';\n",
  'server/src/testing/test-app.ts': "export { word } from '../services.ts';\n",
  'server/src/storage/record-store.test.ts': "export { word } from '../testing/test-app.ts';\n",
  'server/src/cli/operator.ts': "export { word } from '../services.ts';\n",
  'bench/run.ts': "export { word } from '../server/src/testing/test-app.ts';\n",
  'server/src/main.ts': "export const demo = () => import('../../demo/demo-seed.ts');\n",
  'server/src/cli/main.ts': "export const demo = () => import('../../../demo/demo-seed.ts');\n",
  'demo/demo-seed.ts': "export { word } from '../server/src/app.ts';\n",
  'webpack/build.ts': "export { word } from '@portico/shared/contracts';\n",
  'tools/dev/dev-server.ts':
    "export { word } from '../../server/src/app.ts';\nexport * from '../../webpack/build.ts';\n",
  'e2e/playwright.config.ts': "export default 'word';\n",
};

/** Files that break one rule each: [violation, file, source, rule that must report it]. */
const planted: readonly (readonly [deed: string, file: string, source: string, rule: string])[] = [
  [
    'a remote imports another remote',
    'mfe-catalog/src/a.ts',
    "export * from '../../mfe-portal/src/words.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'a remote loads another remote later',
    'mfe-catalog/src/b.ts',
    "export const b = () => import('../../mfe-portal/src/words.ts');\n",
    'boundaries(dependencies)',
  ],
  [
    'a remote imports the server',
    'mfe-catalog/src/c.ts',
    "export * from '../../server/src/app.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'a remote imports shared by path',
    'mfe-catalog/src/d.ts',
    "export * from '../../shared/ui/index.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'product code imports shared/testing',
    'mfe-catalog/src/e.ts',
    "export * from '@portico/shared/testing';\n",
    'boundaries(dependencies)',
  ],
  ['ui imports api', 'shared/ui/f.ts', "export * from '../api/index.ts';\n", 'boundaries(dependencies)'],
  [
    'ui imports the type of an api',
    'shared/ui/g.ts',
    "export type { word } from '../api/index.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'patterns imports ui by path',
    'shared/patterns/h.ts',
    "export * from '../ui/index.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    "a pattern's story imports ui by path",
    'shared/patterns/y.stories.tsx',
    "export * from '../ui/index.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'the server imports patterns',
    'server/src/i.ts',
    "export * from '@portico/shared/patterns';\n",
    'boundaries(dependencies)',
  ],
  [
    'the server imports the demo',
    'server/src/x.ts',
    "export const x = () => import('../../demo/demo-seed.ts');\n",
    'boundaries(dependencies)',
  ],
  [
    'product code of a remote imports what is for tests',
    'mfe-portal/src/words/y.ts',
    "export * from './testing/open-words.ts';\n",
    'eslint(no-restricted-imports)',
  ],
  [
    "a server's test imports shared/testing",
    'server/src/j.test.ts',
    "export * from '@portico/shared/testing';\n",
    'boundaries(dependencies)',
  ],
  [
    'a remote imports react-redux',
    'mfe-catalog/src/k.ts',
    "export { useSelector } from 'react-redux';\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'a remote imports RTK Query',
    'mfe-catalog/src/l.ts',
    "export { createApi } from '@reduxjs/toolkit/query/react';\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'the shell imports the router',
    'shell/src/m.ts',
    "export { Link } from 'react-router-dom';\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'a module has a default export',
    'mfe-catalog/src/n.ts',
    "export default 'word';\n",
    'import(no-default-export)',
  ],
  [
    'two modules import each other',
    'mfe-catalog/src/o.ts',
    "import { p } from './p.ts';\n\nexport const o = () => p;\n",
    'import(no-cycle)',
  ],
  [
    'two modules import each other back',
    'mfe-catalog/src/p.ts',
    "import { o } from './o.ts';\n\nexport const p = () => o;\n",
    'import(no-cycle)',
  ],
  [
    'a folder of the server imports one above it',
    'server/src/storage/s.ts',
    "export * from '../resources/portals/portal.repository.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'a resource imports the type of all services',
    'server/src/resources/portals/t.ts',
    "export type { word } from '../../services.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'a resource imports one above it',
    'server/src/resources/privacy/u.ts',
    "export * from '../portals/portal.service.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'a repository imports more of another resource than its repository',
    'server/src/resources/portals/v.repository.ts',
    "export * from '../privacy/grants.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'a folder above the resources imports a policy',
    'server/src/plugins/z.ts',
    "export * from '../resources/portals/portal.policy.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'product code of the server imports what is for tests',
    'server/src/w.ts',
    "export * from './testing/test-app.ts';\n",
    'boundaries(dependencies)',
  ],
  ['a type is any', 'server/src/q.ts', 'export const anything: any = 1;\n', 'typescript(no-explicit-any)'],
  [
    'product code writes to the console',
    'mfe-catalog/src/r.ts',
    "console.warn('word');\n",
    'eslint(no-console)',
  ],
];

let scratch: string;
let findings: readonly { filename: string; code: string }[];

const rulesBrokenIn = (file: string): string[] =>
  findings.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map(({ code }) => code);

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'portico-lint-'));
  const files = [...Object.entries(clean), ...planted.map(([, file, source]) => [file, source] as const)];
  for (const [file, source] of files) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    writeFileSync(path.join(scratch, file), source);
  }
  copyFileSync(path.join(rootFolder, 'shared/package.json'), path.join(scratch, 'shared/package.json'));
  mkdirSync(path.join(scratch, 'node_modules/@portico'), { recursive: true });
  symlinkSync(path.join(scratch, 'shared'), path.join(scratch, 'node_modules/@portico/shared'), 'junction');
  const config = path.join(scratch, 'oxlint.config.mjs');
  writeFileSync(
    config,
    `export { default } from ${JSON.stringify(path.join(rootFolder, 'oxlint.config.mjs'))};\n`,
  );

  const oxlint = path.join(rootFolder, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '-c', config, '--format=json'], {
    cwd: scratch,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  findings = (JSON.parse(stdout) as { diagnostics: typeof findings }).diagnostics;
}, 60_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each(planted)('lint refuses that %s', (_deed, file, _source, rule) => {
  expect(rulesBrokenIn(file)).toEqual([rule]);
});

test.each(Object.keys(clean))('lint accepts %s', (file) => {
  expect(rulesBrokenIn(file)).toEqual([]);
});
