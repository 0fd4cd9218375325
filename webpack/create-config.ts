import { createRequire } from 'node:module';
import path from 'node:path';
import { containerName } from '@portico/shared/contracts';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { createFederationPlugin } from './federation.ts';
import { rootFolder } from './paths.ts';
import { serviceWorkerPlugin } from './service-worker-plugin.ts';
import { StableFederationEntryPlugin } from './stable-federation-entry-plugin.ts';

const require = createRequire(import.meta.url);

/** Calls by which i18next logs warnings and deprecations, whose texts would be part of the shell's script; errors stay. */
const LOGGED_NOTES = [
  'this.logger.once',
  'this.logger.deprecate',
  'this.logger.warn',
  'baseLogger.deprecate',
];

/** Options of swc's minifier, which webpack and Rspack use. */
export const COMPRESSION = { passes: 3, pure_funcs: LOGGED_NOTES };
/** Emitted as it is, as its licence wants. */
export const UNMINIFIED = /libheif-bundle/;

/** Chunk timeout in ms: below the time after which the shell offers a retry. */
const CHUNK_TIMEOUT_MS = 9_000;

export interface ConfigOptions {
  name: string;
  /** The package's folder, absolute. */
  packageFolder: string;
  kind: 'shell' | 'remote';
  target: 'browser' | 'server';
  outputFolder: string;
  mode: 'production' | 'development';
  /** Base URL in development; releases derive their own. */
  publicPath?: string;
}

/** The webpack configuration of one package for one target. `hot/hot-config.ts` adds what development pages need. */
export function createConfig(options: ConfigOptions): Configuration {
  const { name, kind, target, outputFolder, mode } = options;
  const isShell = kind === 'shell';
  const isBrowser = target === 'browser';
  const isDevelopment = mode === 'development';
  const hash = isBrowser && !isDevelopment ? '.[contenthash:8]' : '';

  return {
    name: `${name} (${target})`,
    mode,
    context: options.packageFolder,
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : false,
    entry: isShell ? { main: `./src/entry.${isBrowser ? 'client' : 'server'}.ts` } : {},
    target: isBrowser ? ['web', 'es2022'] : 'async-node',
    output: {
      path: outputFolder,
      // Server bundles have no URL: chunks are read from the entry's folder.
      publicPath: isBrowser ? (options.publicPath ?? 'auto') : '',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      uniqueName: containerName(name),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: true,
      ...(isBrowser ? {} : { library: { type: 'commonjs-module' } }),
    },
    resolve: resolutionOf(options),
    module: { rules: moduleRulesOf(options) },
    plugins: pluginsOf(options),
    optimization: optimizationOf(options),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** How imports are found. */
function resolutionOf({ kind, target, mode }: ConfigOptions): NonNullable<Configuration['resolve']> {
  const isShell = kind === 'shell';
  const isBrowser = target === 'browser';
  const isDevelopment = mode === 'development';
  return {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // A remote from elsewhere is built with the platform's libraries.
    modules: ['node_modules', path.join(rootFolder, 'node_modules')],
    alias: {
      ...(isDevelopment ? {} : reactRouterProductionBuild()),
      ...(isBrowser
        ? { 'hoist-non-react-statics$': path.join(rootFolder, 'webpack/browser/no-statics.ts') }
        : {}),
      ...(isShell && isBrowser ? { '@module-federation/runtime-core$': federationRuntimeCore() } : {}),
    },
  };
}

/** How files are compiled and copied. */
function moduleRulesOf({ kind, target, mode }: ConfigOptions): RuleSetRule[] {
  const isBrowser = target === 'browser';
  const isDevelopment = mode === 'development';
  return [
    {
      test: /\.(ts|tsx)$/,
      type: 'javascript/auto',
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: {
                runtime: 'automatic',
                importSource: '@emotion/react',
                refresh: isBrowser && isDevelopment,
                development: false,
              },
            },
          },
        },
      },
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: isBrowser },
    },
    // Scripts of workers are copied as they are; the licence of libheif wants it as a file of its own.
    {
      test: /(\.worker|libheif-bundle)\.js$/,
      dependency: 'url',
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: isBrowser },
    },
    // A library's style sheet as text, for emotion.
    { test: /\.css$/, type: 'asset/source' },
    // The shell's first two imports have side effects: the federation runtime, and the provided singletons.
    { test: /shell[\\/]src[\\/](federation-core|provide)\.ts$/, sideEffects: true },
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    ...(kind === 'shell' && isBrowser
      ? [
          {
            test: /@emotion[\\/]cache[\\/]dist[\\/].*\.browser\.esm\.js$/,
            loader: path.join(rootFolder, 'webpack/browser/no-prefixer-loader.ts'),
          },
        ]
      : []),
  ];
}

function pluginsOf({
  name,
  kind,
  target,
  mode,
  packageFolder,
}: ConfigOptions): NonNullable<Configuration['plugins']> {
  const isShell = kind === 'shell';
  const isBrowser = target === 'browser';
  const isDevelopment = mode === 'development';
  return [
    createFederationPlugin({ name, kind, target, isDevelopment }),
    new StableFederationEntryPlugin() as WebpackPluginInstance,
    ...(isBrowser && !isDevelopment ? [new ChunkIntegrityPlugin() as WebpackPluginInstance] : []),
    ...(isBrowser && !isDevelopment && !isShell ? [federationOfPage()] : []),
    ...(isBrowser ? [withoutServerHalf()] : []),
    ...(isShell && isBrowser && !isDevelopment
      ? [...withoutUnusedFederation(), compiledWhileLoading(), serviceWorkerPlugin(packageFolder)]
      : []),
  ];
}

/** How code is divided into chunks, named and minified. */
function optimizationOf({ target, mode }: ConfigOptions): NonNullable<Configuration['optimization']> {
  // Short file names: named ids join module paths, beyond the 100 characters of a plain tar header.
  if (target === 'server') return { minimize: false, chunkIds: 'deterministic' };
  return {
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        exclude: UNMINIFIED,
        terserOptions: { compress: COMPRESSION },
        extractComments: false,
      }),
    ],
    chunkIds: 'named',
    moduleIds: mode === 'development' ? 'named' : 'deterministic',
    // One chunk for code that several pages of a package share, not one per pair of pages; another one for code
    // shared only by lazy parts, which no page has to load.
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        common: { name: 'common', chunks: isFirst, minChunks: 2, minSize: 1_000 },
        parts: { name: 'parts', chunks: isLater, minChunks: 2, minSize: 1_000 },
      },
    },
  };
}

/** A chunk of a page or slot, needed for its first render. */
const isFirst = ({ name }: { name?: string | null | undefined }): boolean =>
  /^(route|slot)-/.test(name ?? '');

/** A chunk that is loaded on demand. */
const isLater = (chunk: webpack.Chunk): boolean => !chunk.canBeInitial() && !isFirst(chunk);

/** react-router resolves to its development build by default; the production one is a file beside it. */
function reactRouterProductionBuild(): Record<string, string> {
  const folder = path.join(rootFolder, 'node_modules/react-router/dist/production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

/** Removes code behind `process.env['PORTICO_TARGET'] !== 'browser'`, with its imports, from browser builds. */
const withoutServerHalf = (): WebpackPluginInstance =>
  new webpack.DefinePlugin({ 'process.env.PORTICO_TARGET': JSON.stringify('browser') });

/** Imports of the federation runtime that the shell does not need, with what replaces them. */
const UNUSED_FEDERATION: readonly [request: RegExp, replacement: string][] = [
  [/^\.\/desc\.mjs$/, 'no-error-texts.ts'],
  [/\/utils\/preload\.js$/, 'no-preloads.ts'],
  [/\/snapshot\/SnapshotHandler\.js$/, 'no-snapshots.ts'],
];

const withoutUnusedFederation = (): WebpackPluginInstance[] =>
  UNUSED_FEDERATION.map(
    ([request, replacement]) =>
      new webpack.NormalModuleReplacementPlugin(request, (imported: { context: string; request: string }) => {
        if (imported.context.includes('@module-federation'))
          imported.request = path.join(rootFolder, 'webpack/browser', replacement);
      }),
  );

/**
 * Chromium (from 136) compiles all functions of a script with this first line while it loads, on another thread, instead
 * of each at its first call on the main thread.
 */
const compiledWhileLoading = (): WebpackPluginInstance =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /^main\./,
    // After ChunkIntegrityPlugin, which adds a first line of its own.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
  });

/** A remote's entry uses the page's federation runtime instead of its own copy. */
const federationOfPage = (): WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    path.join(rootFolder, 'webpack/browser/federation-of-page.ts'),
  );

/** The ESM file of the federation runtime: the CommonJS one would be a second copy. */
const federationRuntimeCore = (): string =>
  path.join(rootFolder, 'node_modules/@module-federation/runtime-core/dist/index.js');
