// `npm test [-- check|unit|server|engines|e2e ...]`: installs if needed, then runs these parts (by default all). The
// last line is always `N passed, N failed`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepare, rootFolder } from './prepare.mjs';

/** An end before the tests could count is one failure. */
const countAsFailure = () => console.log('\n0 passed, 1 failed');

process.once('exit', countAsFailure);
prepare();
process.off('exit', countAsFailure);

const script = path.join(rootFolder, 'tools/test/run-tests.ts');
const child = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
  cwd: rootFolder,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  // Ended by a signal: not a pass.
  if (code === null) countAsFailure();
  process.exit(code ?? 1);
});
