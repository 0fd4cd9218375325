#!/usr/bin/env node
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { signBuilt } from '../../server/src/releases/sign-built.ts';
import { buildRelease } from '../../webpack/build.ts';
import { DEFAULT_PORT, serveRemote } from '../dev/serve-remote.ts';
import { checkRemote } from './check-remote.ts';

const USAGE = `portico-remote <command> [folder]      the folder of a remote; default: the current folder

  build    builds a release into build/releases of the current folder, and signs it if
           PORTICO_RELEASE_SIGNING_KEY is set  [--out <folder>]
  check    runs types, tests, a build, and the gates that need no site
  dev      serves the remote to a site that runs elsewhere, and rebuilds it after each edit  [--port ${DEFAULT_PORT}]`;

/** Builds and checks a remote of another repository, with only this package of the platform. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: String(DEFAULT_PORT) }, out: { type: 'string' } },
  });
  const [command, given = '.'] = positionals;
  const folder = path.resolve(given);
  if (command && !existsSync(path.join(folder, 'src/remote.ts')))
    throw new Error(`${folder} is not a remote: it has no src/remote.ts.`);
  const outFolder = path.resolve(values.out ?? path.join('build', 'releases'));
  // The build imports the remote's TypeScript source.
  register();
  switch (command) {
    case 'build': {
      const { name, version, folder: release } = await buildRelease(folder, outFolder);
      await signBuilt(release);
      console.log(`${name} ${version} is in ${release}`);
      return;
    }
    case 'check':
      process.exitCode = (await checkRemote({ folder, outFolder })) ? 0 : 1;
      return;
    case 'dev':
      return serveRemote({ packageFolder: folder, port: Number(values.port) });
    default:
      console.error(USAGE);
      process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
