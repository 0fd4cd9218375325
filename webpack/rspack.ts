import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, type RspackPluginInstance, rspack, type StatsCompilation } from '@rspack/core';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { COMPRESSION, type ConfigOptions, createConfig, UNMINIFIED } from './create-config.ts';
import { federationSettings } from './federation.ts';
import type { ModuleFacts } from './module-facts-plugin.ts';
import { rootFolder } from './paths.ts';
import { readSourceNames } from './store-names.ts';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/rspack') as {
  ModuleFederationPlugin: new (options: Record<string, unknown>) => RspackPluginInstance;
};

/** Builds a remote for browser and server with Rspack, from the configuration of webpack's build. */
export async function compileWithRspack(
  configOf: (target: 'browser' | 'server') => ConfigOptions,
): Promise<{ stats: StatsCompilation; facts: ModuleFacts }> {
  const browser = configOf('browser');
  const stats = await run(createRspackConfig(browser));
  await run(createRspackConfig(configOf('server')));
  return { stats, facts: readFacts(browser) };
}

function createRspackConfig(options: ConfigOptions): Configuration {
  const { name, kind, target, mode } = options;
  if (kind === 'shell' || mode === 'development')
    throw new Error(`${name}: Rspack builds releases of remotes only.`);
  const base = createConfig(options) as unknown as Configuration;
  const isBrowser = target === 'browser';
  return {
    ...base,
    plugins: [
      new ModuleFederationPlugin(federationSettings({ name, kind, target, isDevelopment: false })),
      new rspack.NormalModuleReplacementPlugin(
        /^@module-federation\/runtime\/rspack\.js!=!/,
        path.join(rootFolder, 'webpack/browser/rspack-start.ts'),
      ),
      ...(isBrowser
        ? [
            new ChunkIntegrityPlugin() as unknown as RspackPluginInstance,
            new rspack.DefinePlugin({ 'process.env.PORTICO_TARGET': JSON.stringify('browser') }),
          ]
        : [
            // On the server each remote has a federation runtime of its own.
            new rspack.NormalModuleReplacementPlugin(
              /federation-of-page\.ts$/,
              '@module-federation/webpack-bundler-runtime',
            ),
          ]),
    ],
    optimization: {
      ...base.optimization,
      minimizer: isBrowser
        ? [
            new rspack.SwcJsMinimizerRspackPlugin({
              exclude: UNMINIFIED,
              minimizerOptions: { compress: COMPRESSION },
              extractComments: false,
            }),
          ]
        : [],
    },
  };
}

async function run(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('Rspack returned no statistics'));
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        resolve(stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true }));
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

/** The manifest lists the singletons that are used; names in the store are read from the remote's sources. */
function readFacts({ packageFolder, outputFolder }: ConfigOptions): ModuleFacts {
  const manifest = JSON.parse(readFileSync(path.join(outputFolder, 'mf-manifest.json'), 'utf8')) as {
    shared: readonly { name: string }[];
  };
  return {
    consumes: manifest.shared.map(({ name }) => name).sort(),
    ...readSourceNames(packageFolder),
  };
}
