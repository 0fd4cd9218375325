/**
 * Rows of the first table below a `## heading`, as cells without backticks; undefined when heading or table is missing.
 */
export function tableBelow(markdown: string, heading: string): string[][] | undefined {
  const lines = markdown.split('\n');
  const start = lines.indexOf(`## ${heading}`);
  if (start === -1) return undefined;
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const section = lines.slice(start + 1, end === -1 ? undefined : end);
  const first = section.findIndex((line) => line.startsWith('|'));
  if (first === -1) return undefined;
  const past = section.findIndex((line, index) => index > first && !line.startsWith('|'));
  // Skips the header and the line of dashes.
  return section.slice(first + 2, past === -1 ? undefined : past).map(cellsOf);
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').trim());
