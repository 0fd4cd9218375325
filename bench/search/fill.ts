import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runTypeScript } from '../measure/run-command.ts';

const FILL = 'bench/search/fill-records.ts';

/** Path of a data folder's records. */
export const recordsFile = (dataFolder: string): string => path.join(dataFolder, 'records', 'portico.db');

/** Generates portals of 20 providers in a data folder without records, with the stores of that checkout. */
export async function fill(dataFolder: string, portals: string, checkout: string): Promise<void> {
  const file = recordsFile(dataFolder);
  if (existsSync(file)) return;
  console.log(`writing ${portals} portals of 20 providers ...`);
  mkdirSync(path.dirname(file), { recursive: true });
  await runTypeScript(checkout, FILL, [path.resolve(file), portals]);
}
