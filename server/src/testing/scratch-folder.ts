import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEndOfFile } from './end-of-file.ts';

const folders: string[] = [];

/** A temporary folder, removed after the file's tests. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-'));
  folders.push(folder);
  return folder;
}

atEndOfFile(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
