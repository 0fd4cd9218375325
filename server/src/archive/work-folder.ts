import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

/** Runs work with a temporary folder on the data folder's disk, so that results can be renamed into the data folder. */
export async function inWorkFolder<Result>(
  dataFolder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = path.join(dataFolder, 'unfinished');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'work-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
