import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, resultOf } from './check.ts';
import { compareRoutes, pathsNamedIn, readRoutes } from './where-things-are.ts';

const PAGE = 'docs/where-things-are.md';

/** docs/where-things-are.md lists every route of every remote, and the files that it names exist. */
export const whereThingsAreCheck: Check = {
  name: 'where things are',
  run(rootFolder) {
    const markdown = readFileSync(path.join(rootFolder, PAGE), 'utf8');
    const routes = readdirSync(rootFolder)
      .filter((name) => name.startsWith('mfe-'))
      .flatMap((remote) =>
        readRoutes(remote, readFileSync(path.join(rootFolder, remote, 'src/remote.ts'), 'utf8')),
      );
    const files = pathsNamedIn(markdown);
    return resultOf(
      [
        ...compareRoutes(markdown, routes),
        ...files
          .filter((file) => !existsSync(path.join(rootFolder, file)))
          .map((file) => `${PAGE} names ${file}, which does not exist`),
      ],
      `${routes.length} routes and ${files.length} files are where ${PAGE} says`,
    );
  },
};
