import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { emitTypeScript } from '../emit-typescript.ts';
import { apiDocument } from './api-document.ts';

const run = promisify(execFile);

/**
 * Packs @portico/client: scripts and declarations instead of sources, the OpenAPI document, README and examples. Writes
 * a .tgz into the folder and returns its path.
 */
export async function packClient(rootFolder: string, outFolder: string): Promise<string> {
  const client = path.join(rootFolder, 'client');
  const packed = mkdtempSync(path.join(tmpdir(), 'portico-client-'));
  try {
    const version = writeManifest(rootFolder, packed);
    await compile(rootFolder, packed);
    for (const name of ['README.md', 'examples'])
      cpSync(path.join(client, name), path.join(packed, name), { recursive: true });
    cpSync(path.join(rootFolder, 'LICENSE'), path.join(packed, 'LICENSE'));
    writeFileSync(path.join(packed, 'openapi.json'), `${JSON.stringify(apiDocument(), null, 2)}\n`);
    await run('npm', ['pack', '--pack-destination', outFolder, '--silent'], {
      cwd: packed,
      shell: process.platform === 'win32',
    });
    return path.join(outFolder, `portico-client-${version}.tgz`);
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

/** The workspace's manifest with the compiled entry and the platform's version, which is returned. */
function writeManifest(rootFolder: string, packed: string): string {
  const { private: _private, ...manifest } = readManifest(rootFolder, 'client');
  const { version } = readManifest(rootFolder, 'shared');
  const published = {
    ...manifest,
    version,
    engines: { node: '>=20' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
  };
  writeFileSync(path.join(packed, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  return version;
}

const readManifest = (rootFolder: string, workspace: string) =>
  JSON.parse(readFileSync(path.join(rootFolder, workspace, 'package.json'), 'utf8')) as {
    version: string;
    private: boolean;
  };

/** Without type checking, which `npm run check` does. Throws the compiler's errors. */
async function compile(rootFolder: string, packed: string): Promise<void> {
  const sources = path.join(rootFolder, 'client/src');
  const settings = path.join(packed, 'tsconfig.json');
  await emitTypeScript({
    what: 'The client',
    rootFolder,
    settings,
    compilerOptions: {
      rewriteRelativeImportExtensions: true,
      rootDir: sources,
      outDir: path.join(packed, 'dist'),
      types: [],
    },
    files: [path.join(sources, 'index.ts')],
  });
  rmSync(settings);
}
