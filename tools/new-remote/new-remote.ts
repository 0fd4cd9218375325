import path from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from '../../webpack/paths.ts';
import { createRemote, RemoteRefused, routeOf } from './create-remote.ts';

// npm run new -- remote events [--folder elsewhere]
const USAGE = 'Usage: npm run new -- remote <name> [--folder <parent folder outside the repository>]';

function main(): void {
  const { values, positionals } = parseArgs({
    options: { folder: { type: 'string' } },
    allowPositionals: true,
  });
  const [what, key] = positionals;
  if (what !== 'remote' || key === undefined) throw new RemoteRefused(USAGE);
  const parentFolder = values.folder === undefined ? rootFolder : path.resolve(values.folder);
  const folder = createRemote({ key, parentFolder, rootFolder });
  const shown = parentFolder === rootFolder ? path.basename(folder) : folder;
  console.log(
    [
      `Created ${folder}: a page, a block on portal pages, messages in four languages, tests.`,
      `Make it live:  npm run portico -- remotes publish ${shown}`,
      `Open it:       http://localhost:8000/${routeOf(key)}`,
    ].join('\n'),
  );
}

try {
  main();
} catch (error) {
  if (!(error instanceof RemoteRefused) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
