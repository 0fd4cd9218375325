import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import { containerName, IMPOSSIBLE_HASH, LANGUAGES } from '@portico/shared/contracts';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { sha256, tableScript } from './chunk-integrity-plugin.ts';
import type { ConfigOptions } from './create-config.ts';
import { EXPOSE_CHUNK, federationSettings, SINGLETONS } from './federation.ts';
import type { ModuleFacts } from './module-facts-plugin.ts';
import { isKit, rootFolder } from './paths.ts';
import { readSourceNames } from './store-names.ts';

const require = createRequire(import.meta.url);

/** Files of each named chunk and what it imports statically, as in webpack's statistics. */
export interface ChunkGroups {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** File of the container's module, which the entry loads. */
const CONTAINER = 'container';

/**
 * Builds a remote for browser and server with Vite. Its ES modules become scripts of SystemJS in the browser, because
 * the imports of a module script cannot be checked by hashes, repeated, or taken from another origin.
 */
export function compileWithVite(
  configOf: (target: 'browser' | 'server') => ConfigOptions,
): Promise<{ stats: ChunkGroups; facts: ModuleFacts }> {
  return inProduction(async () => {
    const browser = configOf('browser');
    const consumes = new Set<string>();
    const modules = await bundle(browser, [noteSingletons(consumes), coreOfPage()]);
    const stats = { namedChunkGroups: await writeBrowserFiles(browser, modules) };
    const server = configOf('server');
    writeServerFiles(server, await bundle(server, []));
    return { stats, facts: { consumes: [...consumes].sort(), ...readSourceNames(browser.packageFolder) } };
  });
}

/** Modules of libraries that the container imports, for one request instead of several. */
const CONTAINER_PARTS = /@module-federation|preload-helper/;

type Bundle = Rolldown.RolldownOutput['output'];

async function bundle(options: ConfigOptions, plugins: Plugin[]): Promise<Bundle> {
  const { name, packageFolder, target, mode } = options;
  if (options.kind === 'shell' || mode === 'development')
    throw new Error(`${name}: Vite builds releases of remotes only.`);
  const isBrowser = target === 'browser';
  const { shared } = federationSettings({ name, kind: 'remote', target, isDevelopment: false });
  const extension = isBrowser ? 'js' : 'mjs';
  const config: InlineConfig = {
    // Its libraries are the platform's; a remote from elsewhere may have none.
    root: rootFolder,
    configFile: false,
    publicDir: false,
    envDir: false,
    // A remote's own settings extend a file of the packed kit, which this repository does not have.
    tsconfig: path.join(rootFolder, isKit ? '../tsconfig.json' : 'tsconfig.json'),
    logLevel: 'error',
    mode: 'production',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(isBrowser ? { 'process.env.PORTICO_TARGET': '"browser"' } : {}),
    },
    json: { namedExports: false },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    ssr: { noExternal: true },
    build: {
      write: false,
      ...(isBrowser ? {} : { ssr: true }),
      target: 'es2022',
      minify: isBrowser,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(packageFolder, 'src/remote.ts'),
        output: {
          hashCharacters: 'hex',
          entryFileNames: `[name].[hash:8].${extension}`,
          chunkFileNames: ({ name: chunk }) =>
            // Virtual modules have long names, and paths in an archive at most 100 characters.
            isBrowser && !chunk.includes('virtual') ? '[name].[hash:8].js' : `[hash:12].${extension}`,
          assetFileNames: '[name].[hash:8][extname]',
          ...(isBrowser ? { codeSplitting: { groups: [{ name: 'libraries', test: CONTAINER_PARTS }] } } : {}),
        },
      },
    },
    plugins: [
      // Before federation's own, which resolves singletons itself.
      ...plugins,
      librariesOfPlatform(),
      federation({
        name: containerName(name),
        filename: `${CONTAINER}.[hash:8].js`,
        ssrFilename: `${CONTAINER}.mjs`,
        exposes: { './remote': path.join(packageFolder, 'src/remote.ts') },
        shared: shared as ModuleFederationOptions['shared'],
        manifest: isBrowser,
        dts: false,
      }),
    ],
  };
  return ((await build(config)) as Rolldown.RolldownOutput).output;
}

/** Vite builds for development in the process of a test, and the plugin does nothing there. */
async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production', MFE_VITE_NO_TEST_ENV_CHECK: 'true' });
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** Finds the libraries of a remote from elsewhere that has not installed them. */
const librariesOfPlatform = (): Plugin => ({
  name: 'portico-libraries',
  async resolveId(source, importer, options) {
    if (!importer || !/^[@a-z]/i.test(source) || path.isAbsolute(source)) return null;
    if (await this.resolve(source, importer, { ...options, skipSelf: true })) return null;
    return this.resolve(source, path.join(rootFolder, 'package.json'), { ...options, skipSelf: true });
  },
});

/** Collects the singletons that the remote imports. */
const noteSingletons = (consumes: Set<string>): Plugin => ({
  name: 'portico-singletons',
  enforce: 'pre',
  resolveId(source) {
    if ((SINGLETONS as readonly string[]).includes(source)) consumes.add(source);
    return null;
  },
});

/** Takes the federation runtime from the page instead of bundling it. */
function coreOfPage(): Plugin {
  const core = '@module-federation/runtime-core';
  const id = `\0${core}.cjs`;
  return {
    name: 'portico-federation-of-page',
    enforce: 'pre',
    resolveId: (source) => (source === core ? id : null),
    load: (asked) => (asked === id ? 'module.exports = globalThis._FEDERATION_RUNTIME_CORE;' : null),
  };
}

/** Writes the scripts that the page can reach, and the entry that loads them. Returns the named chunks. */
async function writeBrowserFiles(
  { name, packageFolder, outputFolder }: ConfigOptions,
  bundled: Bundle,
): Promise<ChunkGroups['namedChunkGroups']> {
  mkdirSync(outputFolder, { recursive: true });
  const chunks = new Map(bundled.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  // A page's chunk may have a similar name, but not the exports of a container.
  const container = [...chunks.values()].find(
    ({ exports, fileName }) =>
      fileName.startsWith(`${CONTAINER}.`) && exports.includes('get') && exports.includes('init'),
  )?.fileName;
  if (!container) throw new Error(`${name}: Vite built no container, but ${[...chunks.keys()].join(', ')}.`);

  const hashes: Record<string, string> = {};
  const importsAnyhow = ({ imports, dynamicImports }: Rolldown.OutputChunk) => [
    ...imports,
    ...dynamicImports,
  ];
  for (const file of reachable([container], chunks, importsAnyhow)) {
    const script = await asSystemModule(chunks.get(file)?.code ?? '');
    writeFileSync(path.join(outputFolder, file), script);
    hashes[file] = sha256(script);
  }
  const entry = await entryScript(name, container, hashes);
  const hash = createHash('sha256').update(entry).digest('hex').slice(0, 8);
  const entryFile = `remoteEntry.${hash}.js`;
  writeFileSync(path.join(outputFolder, entryFile), entry);
  for (const asset of bundled) {
    if (asset.type !== 'asset' || /^\.vite\b|^mf-stats\.json$/.test(asset.fileName)) continue;
    if (asset.fileName.endsWith('.css'))
      throw new Error(
        `${name}: styles of remotes are written with emotion; ${asset.fileName} is a style sheet.`,
      );
    const isManifest = asset.fileName === 'mf-manifest.json';
    writeFileSync(
      path.join(outputFolder, asset.fileName),
      isManifest ? withEntry(String(asset.source), entryFile) : asset.source,
    );
  }

  return Object.fromEntries(
    [...sourcesOfChunks(packageFolder)].flatMap(([group, source]) => {
      const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(source));
      if (!chunk) return [];
      // The container loads what it imports, the exposed module among it, before anything else.
      const roots =
        group === EXPOSE_CHUNK
          ? [container, ...(chunks.get(container)?.dynamicImports ?? [])]
          : [chunk.fileName];
      const files = reachable(roots, chunks, ({ imports }) => imports);
      return [[group, { assets: [...files].map((file) => ({ name: file })) }]];
    }),
  );
}

/** The manifest with the entry that sets a global variable instead of the module that Vite made. */
function withEntry(json: string, entryFile: string): string {
  const manifest = JSON.parse(json) as { metaData: Record<string, unknown> };
  const remoteEntry = { name: entryFile, path: '', type: 'global' };
  return JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, remoteEntry } });
}

function reachable(
  roots: readonly string[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  importsOf: (chunk: Rolldown.OutputChunk) => readonly string[],
): Set<string> {
  const found = new Set<string>(roots);
  // A set's iteration reaches what is added meanwhile.
  for (const file of found) {
    const chunk = chunks.get(file);
    for (const imported of chunk ? importsOf(chunk) : []) found.add(imported);
  }
  return found;
}

const NAMED_IMPORT = /import\(\s*\/\* webpackChunkName: "([^"]+)" \*\/\s*(['"`])(.+?)\2/g;

/** The source of each chunk that `src/remote.ts` names. */
function sourcesOfChunks(packageFolder: string): Map<string, string> {
  // Names of modules have no links.
  const file = realpathSync(path.join(packageFolder, 'src/remote.ts'));
  const sources = new Map([[EXPOSE_CHUNK, file]]);
  for (const [, chunk = '', , source = ''] of readFileSync(file, 'utf8').matchAll(NAMED_IMPORT)) {
    const resolved = path.resolve(path.dirname(file), source);
    if (chunk.includes('[request]'))
      for (const language of LANGUAGES)
        sources.set(chunk.replace('[request]', `${language}-json`), resolved.replace(/\$\{\w+\}/, language));
    else sources.set(chunk, resolved);
  }
  return sources;
}

/** Rewrites an ES module as a script that registers it with SystemJS. */
async function asSystemModule(code: string): Promise<string> {
  const result = await transformAsync(code, {
    babelrc: false,
    configFile: false,
    compact: true,
    sourceType: 'module',
    plugins: [
      require.resolve('@babel/plugin-transform-dynamic-import'),
      require.resolve('@babel/plugin-transform-modules-systemjs'),
    ],
  });
  return result?.code ?? '';
}

/** The remote's entry: SystemJS, unless the page has it from another remote, the hashes, and the container. */
async function entryScript(
  name: string,
  container: string,
  hashes: Readonly<Record<string, string>>,
): Promise<string> {
  const systemJs = readFileSync(require.resolve('systemjs/dist/system.min.js'), 'utf8');
  const glue = await build({
    configFile: false,
    logLevel: 'error',
    define: {
      CONTAINER: JSON.stringify(containerName(name)),
      MODULE: JSON.stringify(container),
      FILES: JSON.stringify(Object.keys(hashes)),
      IMPOSSIBLE: JSON.stringify(IMPOSSIBLE_HASH),
    },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: path.join(rootFolder, 'webpack/browser/system-container.ts'),
        formats: ['iife'],
        name: 'portico',
      },
    },
  });
  const [{ output }] = glue as [Rolldown.RolldownOutput];
  return `if(!globalThis.System){${systemJs.replace(/\n?\/\/# sourceMappingURL=.*/, '')}}\n${tableScript(hashes)}\n${output[0].code}`;
}

/** Node loads the modules as they are; the entry is CommonJS, which the server requires. */
function writeServerFiles({ outputFolder }: ConfigOptions, bundled: Bundle): void {
  mkdirSync(outputFolder, { recursive: true });
  for (const file of bundled)
    if (file.type === 'chunk') writeFileSync(path.join(outputFolder, file.fileName), file.code);
  writeFileSync(
    path.join(outputFolder, 'remoteEntry.js'),
    `const container = () => import('./${CONTAINER}.mjs');
exports.init = async (...given) => (await container()).init(...given);
exports.get = async (name) => (await container()).get(name);
`,
  );
}
