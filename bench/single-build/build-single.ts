import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Descriptor, LANGUAGES } from '@portico/shared/contracts';
import webpack, { type StatsCompilation } from 'webpack';
import { createConfig } from '../../webpack/create-config.ts';
import { hashesOf } from '../../webpack/descriptor.ts';
import { kindOf, PACKAGES, rootFolder } from '../../webpack/paths.ts';
import { readDeclaration } from '../../webpack/remote-declaration.ts';

const here = import.meta.dirname;

export interface SingleBuild {
  folder: string;
  /** The shell's descriptor for the bundle, and the remotes' with their files in it. */
  descriptors: Descriptor[];
}

/** Builds shell and remotes as one application, otherwise with the configuration of the federated builds. */
export async function buildSingle(folder: string): Promise<SingleBuild> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stats = await run('browser', path.join(folder, 'web'));
  await run('server', path.join(folder, 'node'));
  writeFileSync(path.join(folder, 'node', 'package.json'), '{"type":"commonjs"}\n');
  const web = hashesOf(path.join(folder, 'web'));
  for (const file of Object.keys(web)) {
    const address = path.join(folder, 'web', file);
    writeFileSync(`${address}.br`, brotliCompressSync(readFileSync(address)));
  }
  return { folder, descriptors: await describe(stats, web, hashesOf(path.join(folder, 'node'))) };
}

async function run(target: 'browser' | 'server', outputFolder: string): Promise<StatsCompilation> {
  const config = createConfig({
    name: 'shell',
    packageFolder: path.join(rootFolder, 'shell'),
    kind: 'shell',
    target,
    outputFolder,
    mode: 'production',
  });
  const compiler = webpack({
    ...config,
    plugins: (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
    resolve: {
      ...config.resolve,
      alias: {
        ...(config.resolve?.alias as Record<string, string>),
        '@module-federation/enhanced/runtime$': path.join(here, 'federation-stand-in.ts'),
        [path.join(rootFolder, 'shell/src/federation-core.ts')]: path.join(here, 'empty.ts'),
      },
    },
  });
  if (!compiler) throw new Error('webpack gave no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors())
        return reject(new Error(stats?.toString({ all: false, errors: true })));
      const json = stats.toJson({ all: false, chunkGroups: true });
      compiler.close(() => resolve(json));
    });
  });
}

async function describe(
  stats: StatsCompilation,
  web: Record<string, string>,
  node: Record<string, string>,
): Promise<Descriptor[]> {
  const filesOf = (group: string): string[] =>
    (stats.namedChunkGroups?.[group]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => file.endsWith('.js'));
  const entry = Object.keys(web).find((file) => file.startsWith('main.'));
  if (!entry) throw new Error('the single build left no entry');
  const common = { version: 'single', platform: '*', expose: [], routes: {}, slots: {} };
  const shell: Descriptor = {
    ...common,
    name: 'shell',
    kind: 'shell',
    entry,
    messages: Object.fromEntries(
      LANGUAGES.map((language) => [language, filesOf(`messages-${language}-json`)]),
    ),
    web,
    node,
  };
  // A remote's files are in the bundle's folder; messages of all packages share a chunk per language.
  const inBundle = (file: string): string => `../../shell/single/${file}`;
  const remotes = PACKAGES.filter((name) => kindOf(name) === 'remote').map(
    async (name): Promise<Descriptor> => {
      const declaration = await readDeclaration(name);
      const routes = Object.entries(declaration.routes).map(([route, declared]) => [
        route,
        { ...declared, chunks: filesOf(`route-${route}`).map(inBundle) },
      ]);
      const slots = Object.keys(declaration.slots).map((slot) => [
        slot,
        { chunks: filesOf(`slot-${slot}`).map(inBundle) },
      ]);
      return {
        ...common,
        name,
        kind: 'remote',
        entry: inBundle(entry),
        routes: Object.fromEntries(routes),
        slots: Object.fromEntries(slots),
        messages: {},
        web: Object.fromEntries(Object.entries(web).map(([file, hash]) => [inBundle(file), hash])),
        node: {},
      };
    },
  );
  return [shell, ...(await Promise.all(remotes))];
}
