import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A name to its declaration, without comments. */
export type Declarations = ReadonlyMap<string, string>;

/** An exported or internal declaration: `export declare function Slot<...>(...)`, `interface BoundaryProps {`. */
const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const enum|const|let|function|class|interface|type|enum|namespace|module) ([\w$]+|'[^']+')/;
const REEXPORTED = /^export (?:type )?\{([^}]*)\} from '([^']+)'/;
const ALL_OF = /^export \* from '([^']+)'/;

/**
 * All exports of a module of emitted declarations by name, through every `export *` of its own files. Internal
 * declarations that they refer to are included.
 */
export function declaredNames(file: string, seen = new Set<string>()): Declarations {
  if (seen.has(file)) return new Map();
  seen.add(file);
  const names = new Map<string, string>();
  const add = (name: string, declaration: string) =>
    names.set(name, names.has(name) ? `${names.get(name)}\n${declaration}` : declaration);
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) {
    const [, all] = ALL_OF.exec(statement) ?? [];
    const [, list, from = ''] = REEXPORTED.exec(statement) ?? [];
    const [, declared] = DECLARED.exec(statement) ?? [];
    if (all !== undefined) {
      for (const [name, declaration] of declaredNames(declarationFile(file, all), seen))
        add(name, declaration);
    } else if (list !== undefined) {
      for (const item of exportedItems(list)) add(item.name, reexport(file, { ...item, from }, seen));
    } else if (declared !== undefined) {
      add(declared, statement);
    }
  }
  return new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `./Slot.tsx` beside a declaration file is in `Slot.d.ts`. */
const declarationFile = (from: string, specifier: string): string =>
  path.join(path.dirname(from), specifier.replace(/\.tsx?$/, '.d.ts'));

interface ExportedItem {
  name: string;
  original: string;
}

const exportedItems = (list: string): ExportedItem[] =>
  list
    .split(',')
    .map((item) => item.trim().replace(/^type /, ''))
    .filter((item) => item !== '')
    .map((item) => {
      const [original = '', name = original] = item.split(' as ');
      return { original, name };
    });

/** Own files: the declaration itself. Libraries: the re-export. */
function reexport(
  file: string,
  { name, original, from }: ExportedItem & { from: string },
  seen: Set<string>,
): string {
  const taken = `export { ${original === name ? name : `${original} as ${name}`} } from '${from}';`;
  if (!from.startsWith('.')) return taken;
  return declaredNames(declarationFile(file, from), new Set(seen)).get(original) ?? taken;
}

/** The statements of a declaration file, which begin at the start of a line and end where their brackets close. */
export function statementsOf(source: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let depth = 0;
  for (const line of source.split('\n')) {
    if (line.trim() === '') continue;
    lines.push(line);
    for (const [bracket] of line.matchAll(/[()[\]{}]/g)) depth += '([{'.includes(bracket) ? 1 : -1;
    if (depth > 0 || !/[;}]$/.test(line)) continue;
    statements.push(lines.join('\n'));
    lines = [];
    depth = 0;
  }
  return statements;
}
