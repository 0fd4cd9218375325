const REQUIREMENT = /^- \*\*([A-Z]+-\d+)\*\* \S/;
const NAMED = /\[([A-Z]{1,9}-\d{2,3}(?:, [A-Z]{1,9}-\d{2,3})*)\]/g;

/** The IDs of docs/requirements.md in order, and errors in the list. */
export function readRequirements(markdown: string): { ids: string[]; findings: string[] } {
  const ids: string[] = [];
  const findings: string[] = [];
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('- ')) continue;
    const id = REQUIREMENT.exec(line)?.[1];
    if (!id) findings.push(`docs/requirements.md:${index + 1} is not of the form "- **AREA-01** text"`);
    else if (ids.includes(id)) findings.push(`docs/requirements.md:${index + 1} lists ${id} again`);
    else ids.push(id);
  }
  return { ids, findings };
}

/** The requirement IDs that a source names in brackets, as in `test('[HOME-02, HOME-03] ...')`. */
export const idsNamedIn = (source: string): string[] =>
  [...source.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(', '));
