import path from 'node:path';
import { specifiersIn } from './dependencies.ts';

/**
 * Groups of files that import each other by path, one finding each. Lint finds the cycles of static imports only; here
 * `import()` and imports of types count too, because such files cannot be read or moved apart either.
 *
 * @param sources the text of each file by its path with forward slashes
 */
export function findImportCycles(sources: ReadonlyMap<string, string>): string[] {
  const imports = new Map(
    [...sources].map(([file, text]) => [
      file,
      specifiersIn(text)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
        .filter((target) => sources.has(target)),
    ]),
  );
  return groupsWithCycles(imports).map((files) => `Files import each other: ${files.toSorted().join(', ')}`);
}

/** Tarjan's strongly connected components of more than one node. */
function groupsWithCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const closed = new Set<string>();
  const groups: string[][] = [];

  /** Returns the lowest number that the node reaches. */
  const visit = (node: string): number => {
    const number = numbers.size;
    numbers.set(node, number);
    open.push(node);
    let lowest = number;
    for (const next of edges.get(node) ?? []) {
      if (!closed.has(next)) lowest = Math.min(lowest, numbers.get(next) ?? visit(next));
    }
    if (lowest === number) {
      const group = open.splice(open.indexOf(node));
      for (const member of group) closed.add(member);
      if (group.length > 1) groups.push(group);
    }
    return lowest;
  };

  for (const node of edges.keys()) if (!numbers.has(node)) visit(node);
  return groups;
}
