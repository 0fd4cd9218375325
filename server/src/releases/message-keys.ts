import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, Script } from 'node:vm';

/** A message file runs no loops; anything longer is malicious or broken. */
const TIMEOUT_MS = 1_000;
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

interface Messages {
  [key: string]: string | Messages;
}
type ChunkModules = Record<string, (module: { exports: unknown }) => void>;

/**
 * The message keys of built browser files, as code uses them: plural forms such as `events.count_one` and
 * `events.count_other` become `events.count`, because languages differ in them.
 */
export async function readMessageKeys(folder: string, files: readonly string[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const file of files) {
    for (const key of messageKeysOf(await readFile(path.join(folder, 'web', file), 'utf8'))) keys.add(key);
  }
  return keys;
}

/** The message keys of the text of one built browser file. */
export const messageKeysOf = (script: string): string[] =>
  messagesIn(script).flatMap((messages) => keysIn(messages));

/** Evaluates a chunk, which pushes itself to a global list, in an empty context of its own. */
function messagesIn(script: string): Messages[] {
  const page: Record<string, [unknown, ChunkModules][]> = {};
  const context = createContext(page);
  new Script('globalThis.self = globalThis').runInContext(context);
  new Script(script).runInContext(context, { timeout: TIMEOUT_MS });
  return Object.entries(page)
    .filter(([name]) => name.startsWith('webpackChunk'))
    .flatMap(([, chunks]) => chunks)
    .flatMap(([, modules]) => Object.values(modules))
    .map((define) => {
      const module: { exports: unknown } = { exports: {} };
      define(module);
      return module.exports as Messages;
    });
}

function keysIn(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object'
      ? keysIn(value, `${prefix}${key}.`)
      : // An empty text counts as missing.
        value === ''
        ? []
        : [prefix + key.replace(PLURAL_FORM, '')],
  );
}
