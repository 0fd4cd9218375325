import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

const folders: string[] = [];

/** A temporary folder, removed after the file's tests. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
