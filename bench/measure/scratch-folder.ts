import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onExit } from './on-exit.ts';

/** A new folder that is gone with the process. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-bench-'));
  // Again, when a process that was ended a moment ago has still written a file.
  onExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
}
