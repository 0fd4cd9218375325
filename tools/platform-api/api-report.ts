import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Declarations, declaredNames } from './declared-names.ts';
import { emitDeclarations, FACADES, type Facade } from './emit-declarations.ts';

/** The public types of shared by facade. */
export type ApiReport = Readonly<Record<Facade, Declarations>>;

/** Maximum length of a declaration in the report; of a longer one it contains the beginning and a hash. */
const LONGEST_SHOWN = 1_200;
const START_SHOWN = 300;

export const reportFolder = (rootFolder: string): string => path.join(rootFolder, 'docs', 'platform-api');
const fileOf = (rootFolder: string, facade: Facade): string =>
  path.join(reportFolder(rootFolder), `${facade}.md`);

export function sharedVersion(rootFolder: string): string {
  const manifest = readFileSync(path.join(rootFolder, 'shared/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The public types of the sources. */
export async function currentReport(rootFolder: string): Promise<ApiReport> {
  const outFolder = mkdtempSync(path.join(tmpdir(), 'portico-types-'));
  try {
    await emitDeclarations({ rootFolder, outFolder, removeComments: true });
    return reportOf((facade) => shortened(declaredNames(path.join(outFolder, facade, 'index.d.ts'))));
  } finally {
    rmSync(outFolder, { recursive: true, force: true });
  }
}

/** The recorded public types with their version; undefined before the first record. */
export function writtenReport(rootFolder: string): { version: string; report: ApiReport } | undefined {
  if (!existsSync(fileOf(rootFolder, 'contracts'))) return undefined;
  const texts = reportOf((facade) => readFileSync(fileOf(rootFolder, facade), 'utf8'));
  const version = /^Version (\S+)\.$/m.exec(texts.contracts)?.[1] ?? '0.0.0';
  return { version, report: reportOf((facade) => readEntries(texts[facade])) };
}

export function writeReport(rootFolder: string, report: ApiReport): void {
  mkdirSync(reportFolder(rootFolder), { recursive: true });
  const version = sharedVersion(rootFolder);
  for (const facade of FACADES) {
    const entries = [...report[facade]].map(([name, declaration]) => entryText(name, declaration));
    const head = `# @portico/shared/${facade}\n\nVersion ${version}.\n\nWritten by \`npm run platform-api -- --write\`; not by hand.\n`;
    writeFileSync(fileOf(rootFolder, facade), `${head}\n${entries.join('\n')}`);
  }
}

const entryText = (name: string, declaration: string): string =>
  `## ${name}\n\n\`\`\`ts\n${declaration}\n\`\`\`\n`;

function readEntries(text: string): Declarations {
  const entries = text.matchAll(/^## (.+)\n\n```ts\n([\s\S]*?)\n```$/gm);
  return new Map([...entries].map(([, name = '', declaration = '']) => [name, declaration]));
}

const reportOf = <Value>(read: (facade: Facade) => Value): Record<Facade, Value> =>
  Object.fromEntries(FACADES.map((facade) => [facade, read(facade)])) as Record<Facade, Value>;

const shortened = (declarations: Declarations): Declarations =>
  new Map(
    [...declarations].map(([name, text]) => {
      if (text.length <= LONGEST_SHOWN) return [name, text];
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      const start = text.slice(0, START_SHOWN).replace(/\n[^\n]*$/, '');
      return [name, `${start}\n// ... ${text.length} characters in all, ${hash}`];
    }),
  );
