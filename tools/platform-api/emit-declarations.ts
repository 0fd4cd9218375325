import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** The doors of shared, in the order of its layers: what other packages may import. */
export const FACADES = ['contracts', 'domain', 'ui', 'platform', 'api', 'patterns', 'testing'] as const;
export type Facade = (typeof FACADES)[number];

export interface EmitOptions {
  rootFolder: string;
  /** A folder that is there, for the declarations, one beside another as the sources lie. */
  outFolder: string;
  removeComments: boolean;
  /** Also the scripts, with the test kit's set-up: what runs where no source is compiled. */
  withScripts?: boolean;
}

/**
 * Writes the declarations of all that shared's doors lead to. The code is not checked meanwhile, which another check
 * does: that makes it take seconds. Throws with what the compiler says.
 */
export async function emitDeclarations({
  rootFolder,
  outFolder,
  removeComments,
  withScripts = false,
}: EmitOptions): Promise<void> {
  const shared = path.join(rootFolder, 'shared');
  const settings = path.join(outFolder, 'tsconfig.json');
  writeFileSync(
    settings,
    JSON.stringify({
      extends: path.join(rootFolder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        ...(withScripts ? { rewriteRelativeImportExtensions: true } : { emitDeclarationOnly: true }),
        removeComments,
        rootDir: shared,
        outDir: outFolder,
        typeRoots: [path.join(rootFolder, 'node_modules/@types')],
      },
      include: [],
      files: [
        ...FACADES.map((facade) => path.join(shared, facade, 'index.ts')),
        ...(withScripts ? [path.join(shared, 'testing/jest-setup.ts')] : []),
      ],
    }),
  );
  const compiler = path.join(rootFolder, 'node_modules/typescript/bin/tsc');
  const child = spawn(process.execPath, [compiler, '--noCheck', '--pretty', 'false', '-p', settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`The declarations of shared could not be made:\n${said}${failed}`);
}
