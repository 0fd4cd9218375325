import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'node_modules';

/**
 * Links the installed packages of one checkout into another, file by file, with the repository's own packages resolved
 * to the second checkout; a link to the whole folder would resolve them to the first.
 */
export function linkPackages(from: string, to: string): void {
  const workspaces = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const folder of ['.', ...workspaces.map(({ name }) => name)]) {
    if (folder !== FOLDER)
      linkFolder(path.join(from, folder, FOLDER), path.join(to, folder, FOLDER), isInstalled);
  }
}

/** Tools store their caches in folders with a dot, which must not be shared. */
const isInstalled = (name: string): boolean => name === '.bin' || !name.startsWith('.');

function linkFolder(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  const entries = readdirSyncIfThere(from).filter(({ name }) => isWanted(name));
  if (entries.length > 0) mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    // Links to the repository's packages are relative, so they resolve to the checkout's own.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function readdirSyncIfThere(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}
