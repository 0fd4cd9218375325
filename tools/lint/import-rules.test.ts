import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const rootFolder = path.resolve(__dirname, '../..');

/** One line of `oxlint --format=json`. */
interface Finding {
  filename: string;
  code: string;
  message: string;
}

const facade = `export const word = 'facade';\n`;

/** A small repository with the folders of ours: the layers, and one file per rule that is broken. */
const sources: Record<string, string> = {
  'shared/contracts/index.ts': facade,
  'shared/ui/index.ts': facade,
  'shared/api/index.ts': facade,
  'shared/platform/index.ts': `export { useSelector } from 'react-redux';\nexport { word } from '../contracts/index.ts';\n`,
  'shared/patterns/index.ts': facade,
  'shared/testing/index.ts': facade,
  'mfe-portal/src/words.ts': facade,
  'tools/dev/dev-server.ts': `export { word } from '../../server/src/app.ts';\n`,
  'server/src/app.ts': `export { word } from '@portico/shared/contracts';\n`,
  'server/src/app.test.ts': `import { word } from '@portico/shared/testing';\n\nword.trim();\n`,

  'mfe-portal/src/clean.ts': `import { word } from '@portico/shared/patterns';\nimport { word as own } from './words.ts';\n\nexport const words = [word, own];\n`,
  'mfe-portal/src/clean.test.ts': `import { word } from '@portico/shared/testing';\n\nword.trim();\n`,
  'mfe-catalog/src/other-remote.ts': `export { word } from '../../mfe-portal/src/words.ts';\n`,
  'mfe-catalog/src/other-remote-later.ts': `export const later = () => import('../../mfe-portal/src/words.ts');\n`,
  'mfe-catalog/src/the-server.ts': `export { word } from '../../server/src/app.ts';\n`,
  'mfe-catalog/src/by-path.ts': `export { word } from '../../shared/ui/index.ts';\n`,
  'mfe-catalog/src/test-helper.ts': `export { word } from '@portico/shared/testing';\n`,
  'mfe-catalog/src/redux.ts': `import { useSelector } from 'react-redux';\n\nexport const select = useSelector;\n`,
  'mfe-catalog/src/redux-query.ts': `export { createApi } from '@reduxjs/toolkit/query/react';\n`,
  'mfe-catalog/src/default-export.ts': `export default 'word';\n`,
  'mfe-catalog/src/any.ts': `export const anything: any = 1;\n`,
  'mfe-catalog/src/console.ts': `console.log('word');\n`,
  'mfe-catalog/src/cycle-a.ts': `import { b } from './cycle-b.ts';\n\nexport const a = () => b;\n`,
  'mfe-catalog/src/cycle-b.ts': `import { a } from './cycle-a.ts';\n\nexport const b = () => a;\n`,
  'shared/ui/upwards.ts': `export { word } from '../api/index.ts';\n`,
  'shared/patterns/by-path.ts': `export { word } from '../ui/index.ts';\n`,
  'server/src/interface.ts': `export { word } from '@portico/shared/patterns';\n`,
};

let scratch: string;
let findings: Finding[];

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'portico-lint-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    writeFileSync(path.join(scratch, file), text);
  }
  copyFileSync(path.join(rootFolder, 'shared/package.json'), path.join(scratch, 'shared/package.json'));
  mkdirSync(path.join(scratch, 'node_modules/@portico'), { recursive: true });
  symlinkSync(path.join(scratch, 'shared'), path.join(scratch, 'node_modules/@portico/shared'), 'junction');
  const config = path.join(scratch, 'oxlint.config.mjs');
  writeFileSync(config, `export { default } from ${JSON.stringify(path.join(rootFolder, 'oxlint.config.mjs'))};\n`);
  const oxlint = path.join(rootFolder, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '-c', config, '--format=json'], { cwd: scratch, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
}, 60_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const rulesBrokenBy = (file: string): string[] =>
  findings.filter((finding) => finding.filename === file).map((finding) => finding.code);
test('x', () => { console.log(findings.map((f)=>f.filename+' '+f.code+' '+f.message).join('\n')); });
