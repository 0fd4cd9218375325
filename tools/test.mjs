// `npm test [-- check|unit|server|e2e ...]`: installs when needed, then runs these parts (all of them by default).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepare, rootFolder } from './prepare.mjs';

prepare();
const script = path.join(rootFolder, 'tools/test/run-tests.ts');
const child = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
  cwd: rootFolder,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
// Ended by a signal is not a pass.
child.on('exit', (code) => process.exit(code ?? 1));
