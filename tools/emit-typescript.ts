import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface EmitTypeScriptOptions {
  /** The subject of the error. */
  what: string;
  rootFolder: string;
  /** File for the compiler's settings, which is written and stays. */
  settings: string;
  /** Besides those of the repository. */
  compilerOptions: Record<string, unknown>;
  /** The entries; what they import is emitted too. */
  files: readonly string[];
}

/**
 * Emits scripts and declarations without type checking, which is another check and takes longer. Throws the compiler's
 * errors.
 */
export async function emitTypeScript({
  what,
  rootFolder,
  settings,
  compilerOptions,
  files,
}: EmitTypeScriptOptions): Promise<void> {
  writeFileSync(
    settings,
    JSON.stringify({
      extends: path.join(rootFolder, 'tsconfig.json'),
      compilerOptions: { noEmit: false, declaration: true, ...compilerOptions },
      include: [],
      files,
    }),
  );
  const compiler = path.join(rootFolder, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '--noCheck', '--pretty', 'false', '-p', settings]).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`${what} could not be emitted:\n${stdout}${stderr}`);
    },
  );
}
