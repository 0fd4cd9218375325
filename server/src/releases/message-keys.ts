import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, Script } from 'node:vm';

/** A file that only holds words does no work. */
const TIMEOUT_MS = 1_000;
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

interface Messages {
  [key: string]: string | Messages;
}
type ChunkModules = Record<string, (module: { exports: unknown }) => void>;

/**
 * The keys of the messages in built browser files, as code asks for them: `events.count` for `events.count_one` and
 * `events.count_other`, since languages differ in how many forms a number has.
 */
export async function readMessageKeys(folder: string, files: readonly string[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const file of files) {
    for (const key of messageKeysOf(await readFile(path.join(folder, 'web', file), 'utf8'))) keys.add(key);
  }
  return keys;
}

/** The same of one built browser file, by its text. */
export const messageKeysOf = (script: string): string[] =>
  messagesIn(script).flatMap((messages) => keysIn(messages));

/** A chunk pushes itself on a list of its page; here that page is empty and belongs to it alone. */
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
      : // A text that is empty is as good as none.
        value === ''
        ? []
        : [prefix + key.replace(PLURAL_FORM, '')],
  );
}
