import { builtinModules } from 'node:module';

/** The fields of a workspace's package.json that the check reads. */
export interface WorkspacePackage {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface WorkspaceSources {
  /** Folder of the workspace, relative to the repository. */
  folder: string;
  manifest: WorkspacePackage;
  /** `isProduct`: shipped or run by the product, so the root's development dependencies do not count. */
  files: readonly { file: string; text: string; isProduct: boolean }[];
}

/** Static imports and re-exports, `import()`, `require()` and a bare `import '…'`. */
const IMPORTS = [
  /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]/gm,
  /\b(?:import|require(?:\.resolve)?)\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g,
];

/** What a file imports, as it is written there: packages and paths. */
export const specifiersIn = (text: string): string[] =>
  IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** The packages that a file imports, without relative imports, Node's modules and virtual ones. */
export function packagesImportedBy(text: string): string[] {
  const packages = specifiersIn(text)
    .filter((name) => /^(?:@[\w.-]+\/)?[\w][\w.-]*/.test(name) && !name.includes(':'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !builtinModules.includes(name));
  return [...new Set(packages)];
}

/** Phantom dependencies: packages that a workspace imports without listing them, which npm's hoisting hides. */
export function findPhantoms(
  workspaces: readonly WorkspaceSources[],
  rootDevDependencies: Readonly<Record<string, string>>,
): string[] {
  return workspaces.flatMap(({ folder, manifest, files }) => {
    const own = new Set([
      manifest.name,
      ...Object.keys({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.peerDependencies,
      }),
    ]);
    const isListed = (name: string, isProduct: boolean) =>
      own.has(name) || (!isProduct && name in rootDevDependencies);
    const importers = new Map<string, string>();
    for (const { file, text, isProduct } of files) {
      for (const name of packagesImportedBy(text))
        if (!isListed(name, isProduct) && !importers.has(name)) importers.set(name, file);
    }
    return [...importers].map(
      ([name, file]) => `${folder}/package.json does not list ${name}, which ${file} imports`,
    );
  });
}

const TYPE_IMPORTS = /^\s*(?:import|export) type\s[^;]*;/gm;
/** Loaded only to build a remote that is made with Vite, and by `npm run dev`. */
const BUILDS_OF_DEVELOPMENT = /^webpack\/(vite\.ts|hot\/)/;

/**
 * Packages of development that the product imports, types included: `npm start` does not install them, which goes
 * unnoticed after the tests have run. `rootDependencies` are the product's too.
 */
export function findDevelopmentImports(
  workspaces: readonly WorkspaceSources[],
  rootDependencies: Readonly<Record<string, string>>,
): string[] {
  return workspaces.flatMap(({ manifest, files }) => {
    const { dependencies, peerDependencies, devDependencies = {} } = manifest;
    const installed = { ...dependencies, ...peerDependencies, ...rootDependencies };
    return files
      .filter(({ file, isProduct }) => isProduct && !BUILDS_OF_DEVELOPMENT.test(file))
      .flatMap(({ file, text }) =>
        packagesImportedBy(text.replace(TYPE_IMPORTS, ''))
          .filter((name) => name in devDependencies && !(name in installed))
          .map((name) => `${file} imports ${name}, which is a package of development`),
      );
  });
}
