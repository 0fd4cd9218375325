import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, resultOf } from './check.ts';
import { isTestFile, readSources, sourceFiles } from './source-files.ts';
import { compareCalls, readCalls } from './where-calls-are.ts';
import {
  compareRoutes,
  matchesPattern,
  pathsNamedIn,
  patternsNamedIn,
  readRoutes,
} from './where-things-are.ts';

const PAGE = 'docs/where-things-are.md';

/** docs/where-things-are.md lists every route of every remote and every call, and the files that it names exist. */
export const whereThingsAreCheck: Check = {
  name: 'where things are',
  run(rootFolder) {
    const markdown = readFileSync(path.join(rootFolder, PAGE), 'utf8');
    const routes = readdirSync(rootFolder)
      .filter((name) => name.startsWith('mfe-'))
      .flatMap((remote) =>
        readRoutes(remote, readFileSync(path.join(rootFolder, remote, 'src/remote.ts'), 'utf8')),
      );
    const sourcesIn = (folder: string) =>
      readSources(rootFolder, (file) => file.startsWith(`${folder}/`) && !isTestFile(file));
    const pathOf = (file: string) => path.relative(rootFolder, file).replaceAll('\\', '/');
    const calls = readCalls(sourcesIn('shared/contracts/calls'), sourcesIn('server/src'));
    const files = pathsNamedIn(markdown);
    const patterns = patternsNamedIn(markdown);
    const existing = sourceFiles(rootFolder, /./).map(pathOf);
    return resultOf(
      [
        ...compareRoutes(markdown, routes),
        ...compareCalls(markdown, calls),
        ...files
          .filter((file) => !existsSync(path.join(rootFolder, file)))
          .map((file) => `${PAGE} names ${file}, which does not exist`),
        ...patterns
          .filter((pattern) => !existing.some((file) => matchesPattern(file, pattern)))
          .map((pattern) => `${PAGE} names ${pattern}, which no file matches`),
      ],
      `${routes.length} routes, ${calls.length} calls, ${files.length} files and ${patterns.length} patterns of files are where ${PAGE} says`,
    );
  },
};
