import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

/** A folder for unfinished things on the data folder's own disk, so that they can be moved into place; removed afterwards. */
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
