import type { SourceText } from './source-files.ts';
import { tableBelow } from './table-below.ts';

/** A call of the API: its contract, and the file of the server that serves it. */
export interface DeclaredCall {
  method: string;
  /** With parameters, such as `/api/town/:id`. */
  path: string;
  /** Relative to the repository, as `server`. */
  contract: string;
  server: string;
}

/** An address in the table. */
interface Row {
  method: string | undefined;
  path: string;
  contract: string;
  server: string;
}

const CONTRACT =
  /export const (\w+) = defineEndpoint\(\{\s*id: '\w+',\s*method: '([A-Z]+)',\s*path: '([^']+)'/g;
const CONTRACTS = /\bdefineEndpoint\(/g;
const ENDPOINT = /\bendpoint\(\s*\w+,\s*(\w+),/g;
const ADDRESS = /^(?:([A-Z]+) )?(\/api(?:\/[\w.:-]+)*)\/?$/;
const CALLS_HEADING = 'Calls and other addresses of the server';
const PAGE = 'docs/where-things-are.md';

/**
 * Parses the calls in the sources of contracts and server. Throws for a contract in an unsupported form, or one that no
 * file of the server serves.
 */
export function readCalls(contracts: readonly SourceText[], server: readonly SourceText[]): DeclaredCall[] {
  const serverFiles = new Map(
    server.flatMap(({ file, text }) =>
      [...text.matchAll(ENDPOINT)].map(([, name = '']) => [importedName(text, name), file] as const),
    ),
  );
  return contracts.flatMap(({ file, text }) => {
    const calls = [...text.matchAll(CONTRACT)].map(([, name = '', method = '', path = '']) => {
      const serverFile = serverFiles.get(name);
      if (serverFile === undefined) throw new Error(`No file of the server has endpoint(app, ${name}, ...)`);
      return { method, path, contract: file, server: serverFile };
    });
    const expected = [...text.matchAll(CONTRACTS)].length;
    if (calls.length !== expected) {
      throw new Error(`${file} has ${expected} contracts; ${calls.length} could be read`);
    }
    return calls;
  });
}

/** The name before `as` in an import, or the same name. */
const importedName = (text: string, name: string): string =>
  new RegExp(`\\b(\\w+) as ${name}\\b`).exec(text)?.[1] ?? name;

/**
 * Differences between the table of calls (address, contract, server) and the calls. A row covers all addresses below
 * its own; the row with the longest address counts, and one with a method before one without.
 */
export function compareCalls(markdown: string, calls: readonly DeclaredCall[]): string[] {
  const cells = tableBelow(markdown, CALLS_HEADING);
  if (!cells) return [`${PAGE} has no table below "## ${CALLS_HEADING}"`];
  const rows = cells.flatMap(rowsOf);
  return [
    ...calls.flatMap((call) => {
      const name = `${call.method} ${call.path}`;
      const [row] = rows.filter((one) => covers(one, call)).sort(bySpecificity);
      if (!row) return [`${PAGE} lacks ${name}`];
      return (['contract', 'server'] as const)
        .filter((part) => row[part] !== call[part])
        .map((part) => `${name} is in ${call[part]}; ${PAGE} says ${row[part]}`);
    }),
    ...rows
      .filter((row) => row.contract.startsWith('shared/') && !calls.some((call) => covers(row, call)))
      .map(({ method, path }) => `${PAGE} lists ${method ?? ''} ${path}, which no contract has`),
  ];
}

const rowsOf = ([addresses = '', contract = '', server = '']: readonly string[]): Row[] =>
  addresses.split(', ').flatMap((address) => {
    const [, method, path] = ADDRESS.exec(address) ?? [];
    return path === undefined
      ? []
      : [{ method, path, contract: firstFile(contract), server: firstFile(server) }];
  });

const firstFile = (cell: string): string => /^[\w./-]+/.exec(cell)?.[0] ?? cell;

/** Parameters have other names in some rows. */
const segmentsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment));

function covers({ method, path }: Row, call: DeclaredCall): boolean {
  const segments = segmentsOf(call.path);
  return (
    (method === undefined || method === call.method) &&
    segmentsOf(path).every((segment, at) => segment === segments[at])
  );
}

const bySpecificity = (one: Row, other: Row): number =>
  segmentsOf(other.path).length - segmentsOf(one.path).length ||
  Number(other.method !== undefined) - Number(one.method !== undefined);
