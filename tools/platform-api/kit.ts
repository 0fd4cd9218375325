import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { emitDeclarations, FACADES } from './emit-declarations.ts';
import { packTools, REMOTE_COMMAND } from './pack-tools.ts';

interface Manifest {
  version: string;
  license?: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Packages that a remote's tests and command need besides shared, in the platform's versions. */
const TOOLS_OF_TEAMS = [
  '@jest/globals',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/google.maps',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-fixed-jsdom',
  'tsx',
  'typescript',
];

/** Build dependencies that the kit does not need: of the shell, and of a remote that names another bundler. */
const NOT_FOR_REMOTES = ['@rspack/core', 'esbuild'];
/** Folder of the tools in the kit. */
const TOOLS = 'kit';

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Packs @portico/shared for other repositories: scripts and declarations instead of sources, settings for the compiler
 * and jest, and the command `portico-remote` with the platform's build. Writes a .tgz into the folder and returns its
 * path.
 */
export async function packKit(rootFolder: string, outFolder: string): Promise<string> {
  const kit = mkdtempSync(path.join(tmpdir(), 'portico-kit-'));
  try {
    await emitDeclarations({ rootFolder, outFolder: kit, removeComments: false, withScripts: true });
    rmSync(path.join(kit, 'tsconfig.json'));
    const { version } = writeManifest(rootFolder, kit);
    writeSettings(rootFolder, kit);
    packTools({ rootFolder, kitFolder: path.join(kit, TOOLS), packedFolder: kit, version });
    await promisify(execFile)('npm', ['pack', '--pack-destination', outFolder, '--silent'], {
      cwd: kit,
      shell: process.platform === 'win32',
    });
    return path.join(outFolder, `portico-shared-${version}.tgz`);
  } finally {
    rmSync(kit, { recursive: true, force: true });
  }
}

function writeManifest(rootFolder: string, kit: string): Manifest {
  const shared = readManifest(path.join(rootFolder, 'shared'));
  const root = readManifest(rootFolder);
  const build = Object.entries(readManifest(path.join(rootFolder, 'webpack')).dependencies);
  const doors = FACADES.map((facade) => [
    `./${facade}`,
    { types: `./${facade}/index.d.ts`, default: `./${facade}/index.js` },
  ]);
  const files = ['package.json', 'tsconfig.json', 'jest-preset.json', 'jest-setup.js'];
  const manifest = {
    name: '@portico/shared',
    version: shared.version,
    description: 'What the remotes of a Portico agree on: types, components, and a test kit.',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {
      ...Object.fromEntries(doors),
      ...Object.fromEntries(files.map((file) => [`./${file}`, `./${file}`])),
      // The name that jest requires.
      './jest-preset': './jest-preset.json',
    },
    bin: { 'portico-remote': `${TOOLS}/${REMOTE_COMMAND.replace(/\.ts$/, '.js')}` },
    dependencies: {
      ...shared.dependencies,
      ...Object.fromEntries(build.filter(([name]) => !NOT_FOR_REMOTES.includes(name))),
      ...Object.fromEntries(TOOLS_OF_TEAMS.map((name) => [name, root.devDependencies[name]])),
    },
  };
  writeFileSync(path.join(kit, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return shared;
}

function writeSettings(rootFolder: string, kit: string): void {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(rootFolder, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(path.join(kit, 'tsconfig.json'), `${JSON.stringify({ compilerOptions }, null, 2)}\n`);
  const compiled = [
    '@portico',
    'lucide-react',
    'dom-accessibility-api',
    '@testing-library',
    'react-router',
    'cookie',
  ];
  const preset = {
    testEnvironment: 'jest-fixed-jsdom',
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testTimeout: 60_000,
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
    transform: {
      '^.+\\.(ts|tsx|mjs|js)$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
    setupFilesAfterEnv: ['@portico/shared/jest-setup.js'],
  };
  writeFileSync(path.join(kit, 'jest-preset.json'), `${JSON.stringify(preset, null, 2)}\n`);
  mkdirSync(path.join(kit, 'testing'), { recursive: true });
  writeFileSync(path.join(kit, 'jest-setup.js'), "import './testing/jest-setup.js';\n");
  cpSync(path.join(rootFolder, 'LICENSE'), path.join(kit, 'LICENSE'));
  cpSync(path.join(rootFolder, 'docs', 'remote-teams.md'), path.join(kit, 'README.md'));
  cpSync(path.join(rootFolder, 'shared', 'CHANGELOG.md'), path.join(kit, 'CHANGELOG.md'));
}
