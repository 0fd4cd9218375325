import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const noteSchema = z.object({
  id: z.string(),
  direction: z.enum(['up', 'back']),
  /** Fingerprint of the engines. */
  engines: z.string(),
});

/** File in the data folder of a migration in progress, which identifies a half-filled target as its own. */
export type MigrationNote = z.infer<typeof noteSchema>;

const fileOf = (dataFolder: string): string => path.join(dataFolder, 'migrate.json');

/** The note of an unfinished migration. */
export async function readNote(dataFolder: string): Promise<MigrationNote | undefined> {
  if (!existsSync(fileOf(dataFolder))) return undefined;
  const parsed = noteSchema.safeParse(JSON.parse(await readFile(fileOf(dataFolder), 'utf8')));
  return parsed.data;
}

/** Atomic. */
export async function writeNote(dataFolder: string, note: MigrationNote): Promise<void> {
  const unfinished = `${fileOf(dataFolder)}.unfinished`;
  await writeFile(unfinished, `${JSON.stringify(note)}\n`);
  await rename(unfinished, fileOf(dataFolder));
}

export const removeNote = (dataFolder: string): Promise<void> => rm(fileOf(dataFolder), { force: true });
