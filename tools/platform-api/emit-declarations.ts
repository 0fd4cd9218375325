import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** The facades of shared in layer order: what other packages may import. */
export const FACADES = ['contracts', 'domain', 'ui', 'platform', 'api', 'patterns', 'testing'] as const;
export type Facade = (typeof FACADES)[number];

export interface EmitOptions {
  rootFolder: string;
  /** An existing folder for the declarations, with the layout of the sources. */
  outFolder: string;
  removeComments: boolean;
  /** Also emits the scripts and the test kit's set-up, for environments that compile no sources. */
  withScripts?: boolean;
}

/**
 * Emits the declarations behind shared's facades, without type checking, which is another check and takes longer.
 * Throws the compiler's errors.
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
  if (code !== 0) throw new Error(`The declarations of shared could not be emitted:\n${said}${failed}`);
}
