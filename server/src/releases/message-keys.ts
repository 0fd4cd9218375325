import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, Script } from 'node:vm';

/** A message file runs no loops; anything longer is malicious or broken. */
const TIMEOUT_MS = 1_000;
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

interface Messages {
  [key: string]: string | Messages;
}

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

/**
 * Evaluates a chunk in an empty context of its own, and reads its modules there: a chunk of webpack or Rspack pushes them
 * to a global list, and one of Vite registers a module with SystemJS. Only text leaves the context.
 */
function messagesIn(script: string): Messages[] {
  const context = createContext(Object.create(null));
  new Script(BEFORE).runInContext(context);
  new Script(script).runInContext(context, { timeout: TIMEOUT_MS });
  const json: unknown = new Script(AFTER).runInContext(context, { timeout: TIMEOUT_MS });
  // A chunk may have replaced `JSON.stringify`; the text of its result would be made without a time limit.
  if (typeof json !== 'string') throw new Error('the messages are no JSON');
  return JSON.parse(json) as Messages[];
}

const BEFORE = `
globalThis.self = globalThis;
const registered = [];
globalThis.System = { register: (imports, declare) => registered.push(declare) };
`;

const AFTER = `
const webpackModules = Object.keys(globalThis)
  .filter((name) => name.startsWith('webpackChunk'))
  .flatMap((name) => globalThis[name])
  .flatMap(([, modules]) => Object.values(modules))
  .map((define) => {
    const module = { exports: {} };
    define(module);
    return module.exports;
  });
const systemModules = registered.map((declare) => {
  const exported = {};
  declare((name, value) => (exported[name] = value)).execute();
  return exported.default;
});
JSON.stringify([...webpackModules, ...systemModules]);
`;

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
