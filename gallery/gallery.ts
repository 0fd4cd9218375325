import { spawn } from 'node:child_process';
import path from 'node:path';

/* `npm run gallery` serves all stories on port 6006 (or `PORT`) with hot reload; `npm run gallery -- --build` writes
   the gallery to build/gallery. */

const rootFolder = path.resolve(import.meta.dirname, '..');
const storybook = path.join(rootFolder, 'node_modules/storybook/dist/bin/dispatcher.js');
const command = process.argv.includes('--build')
  ? ['build', '--output-dir', 'build/gallery']
  : ['dev', '--host', '127.0.0.1', '--port', process.env.PORT ?? '6006', '--no-open'];

const child = spawn(
  process.execPath,
  [storybook, ...command, '--config-dir', 'gallery', '--disable-telemetry'],
  {
    cwd: rootFolder,
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
