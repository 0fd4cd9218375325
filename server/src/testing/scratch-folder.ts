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
  // All again: a batch loads its files first, so one that was created then is removed before its own tests write to it.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
