import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The remote cannot be created; the message is for the person who runs the command. */
export class RemoteRefused extends Error {
  override readonly name = 'RemoteRefused';
}

export interface NewRemote {
  /** One word, or several joined by hyphens: `events`, `night-markets`. */
  key: string;
  /** Absolute path of the folder in which the remote's folder is created. */
  parentFolder: string;
  rootFolder: string;
}

/** Becomes part of a folder, a URL and file names. */
const KEY = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Creates a remote with a page, a block on portal pages, messages in four languages and tests (outside the repository
 * also the settings for its editor and tests), and returns its folder. Throws `RemoteRefused` and changes no existing
 * file.
 */
export function createRemote({ key, parentFolder, rootFolder }: NewRemote): string {
  if (!KEY.test(key) || key.length > 30) {
    throw new RemoteRefused(
      `'${key}' is not a valid name for a remote: use lower-case letters, digits and hyphens, as in night-markets.`,
    );
  }
  const name = `mfe-${key}`;
  const folder = path.join(parentFolder, name);
  if (existsSync(folder)) throw new RemoteRefused(`${folder} is there already.`);
  const isInside = parentFolder === rootFolder;
  const values = placeholderValues({ key, name, folder: isInside ? name : folder });
  copyTemplate(path.join(import.meta.dirname, 'template'), folder, values);
  if (!isInside) copyTemplate(path.join(import.meta.dirname, 'template-elsewhere'), folder, values);
  return folder;
}

/** Its path and route name: `nightMarkets`, a valid identifier. */
export const routeOf = (key: string): string =>
  key.replaceAll(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());

function placeholderValues({
  key,
  name,
  folder,
}: Record<'key' | 'name' | 'folder', string>): Record<string, string> {
  const title = key.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const camel = routeOf(key);
  return { name, folder, key: camel, Key: camel.replace(/^./, (first) => first.toUpperCase()), Title: title };
}

/** Template files end in .txt, so that tools do not treat them as code of the repository. */
function copyTemplate(from: string, to: string, values: Record<string, string>): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(to, filled(path.relative(from, file), values).replace(/\.txt$/, ''));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, filled(readFileSync(file, 'utf8'), values));
  }
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(name|folder|key|Key|Title)\}\}/g, (_mark, word: string) => values[word] ?? '');
