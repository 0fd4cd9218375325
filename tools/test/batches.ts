import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Such a file replaces modules or the environment for the whole Jest file that it runs in, or says why it runs alone. */
const RUNS_ALONE = /\bjest\.(mock|doMock|resetModules)\(|@jest-environment|^\/\/ Runs alone: /m;

/** More files per batch load modules less often, and are distributed less evenly over two workers. */
const FILES_PER_BATCH = 16;

/** In the root folder; ignored by git. */
const FOLDER = 'test-results/batches';

export const isBatch = (file: string): boolean =>
  file.includes(`${path.sep}${path.normalize(FOLDER)}${path.sep}`);

export interface Batches {
  /** Each a Jest file that runs several test files. */
  batches: string[];
  /** Test files that Jest runs themselves. */
  alone: string[];
}

/**
 * Writes Jest files for a project that each run several of the test files on the same modules: Jest loads all modules
 * again for each file. Neighbours share a batch, because they use the same modules; all paths are absolute.
 */
export function writeBatches(project: string, files: readonly string[], root: string): Batches {
  const folder = path.join(root, FOLDER, project);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const alone = files.filter((file) => RUNS_ALONE.test(readFileSync(file, 'utf8'))).toSorted();
  const shared = files.filter((file) => !alone.includes(file)).toSorted();
  const importOf = (file: string): string =>
    JSON.stringify(path.relative(folder, file).replaceAll(path.sep, '/'));
  const batches = Array.from({ length: Math.ceil(shared.length / FILES_PER_BATCH) }, (_, at) => {
    const batch = path.join(folder, `${String(at + 1).padStart(2, '0')}.test.ts`);
    const lines = shared
      .slice(at * FILES_PER_BATCH, (at + 1) * FILES_PER_BATCH)
      .map(
        (file) =>
          `runInBatch(${JSON.stringify(path.relative(root, file))}, () => require(${importOf(file)}));`,
      );
    const runner = path.join(root, 'tools/test/run-in-batch.ts');
    writeFileSync(batch, [`import { runInBatch } from ${importOf(runner)};`, ...lines, ''].join('\n'));
    return batch;
  });
  return { batches, alone };
}
