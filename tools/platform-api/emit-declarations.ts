import path from 'node:path';
import { emitTypeScript } from '../emit-typescript.ts';

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
  await emitTypeScript({
    what: 'The declarations of shared',
    rootFolder,
    settings: path.join(outFolder, 'tsconfig.json'),
    compilerOptions: {
      ...(withScripts ? { rewriteRelativeImportExtensions: true } : { emitDeclarationOnly: true }),
      removeComments,
      rootDir: shared,
      outDir: outFolder,
      typeRoots: [path.join(rootFolder, 'node_modules/@types')],
    },
    files: [
      ...FACADES.map((facade) => path.join(shared, facade, 'index.ts')),
      ...(withScripts ? [path.join(shared, 'testing/jest-setup.ts')] : []),
    ],
  });
}
