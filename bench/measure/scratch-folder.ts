import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onExit } from './on-exit.ts';

/** Creates a folder that is removed when the process ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-bench-'));
  // Retries, because a process that was just ended may still write a file.
  onExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
}
