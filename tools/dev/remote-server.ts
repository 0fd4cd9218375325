import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from '../../webpack/paths.ts';
import { DEFAULT_PORT, serveRemote } from './serve-remote.ts';

// Usage: npm run dev:remote -- <folder> [--port 3001]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: String(DEFAULT_PORT) } },
});
const [packageFolder] = positionals;
if (packageFolder && existsSync(path.resolve(rootFolder, packageFolder, 'src/remote.ts'))) {
  await serveRemote({ packageFolder, port: Number(values.port) });
} else {
  console.error(
    `Usage: npm run dev:remote -- <folder> [--port ${DEFAULT_PORT}]\nThe folder of a remote has src/remote.ts.`,
  );
  process.exitCode = 1;
}
