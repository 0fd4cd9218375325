import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** Names that a source file adds to the page's Redux store. */
export interface StoreNames {
  /** RTK Query endpoints; RTK silently ignores a second one of the same name. */
  endpoints: string[];
  slices: string[];
}

/**
 * Parses the names of endpoints and slices without running the source; throws with the file if one is not literal.
 * Literal are `baseApi.injectEndpoints({ endpoints: (build) => ({ name: ... }) })` and `createSlice({ name: '...' })`.
 */
export function readStoreNames(source: string, file: string): StoreNames {
  const names: StoreNames = { endpoints: [], slices: [] };
  // Most sources have neither, and parsing is slow.
  if (!/\b(injectEndpoints|createSlice)\b/.test(source)) return names;
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  visit(tree, (node) => {
    if (node['type'] !== 'CallExpression') return;
    const called = calledName(node['callee'] as Node);
    const options = argumentOf(node);
    if (called === 'injectEndpoints') names.endpoints.push(...endpointsIn(options, file));
    if (called === 'createSlice') names.slices.push(sliceIn(options, file));
  });
  return names;
}

/** The names in all sources of a package, for bundlers whose modules do not name them. */
export function readSourceNames(packageFolder: string): StoreNames {
  const names = readdirSync(path.join(packageFolder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => readStoreNames(readFileSync(file, 'utf8'), file));
  return {
    endpoints: [...new Set(names.flatMap(({ endpoints }) => endpoints))].sort(),
    slices: [...new Set(names.flatMap(({ slices }) => slices))].sort(),
  };
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, onNode);
  else if (isNode(value)) {
    onNode(value);
    for (const child of Object.values(value)) visit(child, onNode);
  }
}

function calledName(callee: Node): unknown {
  const name = callee['type'] === 'MemberExpression' ? (callee['property'] as Node) : callee;
  return name['value'];
}

const argumentOf = (call: Node): Node | undefined =>
  (call['arguments'] as { expression: Node }[] | undefined)?.[0]?.expression;

/** The value of a property of an object literal, without casts and parentheses. */
function propertyOf(object: Node | undefined, name: string): Node | undefined {
  for (const property of (object?.['properties'] as Node[] | undefined) ?? []) {
    if (keyOf(property) !== name) continue;
    return property['type'] === 'MethodProperty' ? property : unwrapped(property['value'] as Node);
  }
  return undefined;
}

const keyOf = (property: Node): unknown => (isNode(property['key']) ? property['key']['value'] : undefined);

function unwrapped(node: Node): Node {
  const isWrapping = ['ParenthesisExpression', 'TsAsExpression', 'TsSatisfiesExpression', 'TsConstAssertion'];
  return isWrapping.includes(String(node['type'])) ? unwrapped(node['expression'] as Node) : node;
}

function endpointsIn(options: Node | undefined, file: string): string[] {
  const made = propertyOf(options, 'endpoints');
  const object = made && returned(made);
  const keys = (object?.['properties'] as Node[] | undefined)?.map(keyOf);
  if (!keys?.every((key): key is string => typeof key === 'string')) {
    throw new Error(
      `${file}: the names of its endpoints cannot be read. Write them out: endpoints: (build) => ({ name: build.query(...) }).`,
    );
  }
  return keys;
}

/** The object literal that a function returns. */
function returned(made: Node): Node | undefined {
  const body = made['body'] as Node | undefined;
  if (!body) return undefined;
  const statements = body['stmts'] as Node[] | undefined;
  if (!statements) return unwrapped(body);
  const last = statements.at(-1);
  return last?.['type'] === 'ReturnStatement' ? unwrapped(last['argument'] as Node) : undefined;
}

function sliceIn(options: Node | undefined, file: string): string {
  const name = propertyOf(options, 'name');
  if (name?.['type'] !== 'StringLiteral') {
    throw new Error(
      `${file}: the name of its slice cannot be read. Write it out: createSlice({ name: '...' }).`,
    );
  }
  return String(name['value']);
}
