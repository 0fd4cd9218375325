import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type ConfigOptions, createConfig } from '../create-config.ts';
import { rootFolder } from '../paths.ts';

/** Sources for development pages only. */
const hotFolder = path.join(rootFolder, 'webpack/hot');

/** The configuration of one package for pages of development, whose modules are replaced in place. */
export function createHotConfig(options: Omit<ConfigOptions, 'mode' | 'target'>): Configuration {
  const config = createConfig({ ...options, target: 'browser', mode: 'development' });
  return {
    ...config,
    ...(options.kind === 'shell'
      ? { entry: { main: [path.join(hotFolder, 'share-refresh.ts'), './src/entry.client.ts'] } }
      : { externals: [refreshOfShell(options.name)] }),
    module: { rules: [...(config.module?.rules ?? []), pseudoLocalisation] },
    plugins: [
      ...(config.plugins ?? []),
      // Before the plugin that would provide its own.
      new webpack.ProvidePlugin({ __react_refresh_utils__: path.join(hotFolder, 'refresh-boundary.ts') }),
      // `library` identifies the setup: one for all, because the page has one React Refresh.
      new ReactRefreshPlugin({ library: 'portico', overlay: false, exclude: [/node_modules/, hotFolder] }),
    ],
  };
}

/** A remote's access to the shell's React Refresh; see share-refresh.ts. */
const refreshOfShell =
  (name: string) =>
  async ({ request }: { request?: string }): Promise<string | undefined> =>
    /react-refresh\/runtime(\.js)?$/.test(request ?? '')
      ? `var portico_refresh(${JSON.stringify(name)})`
      : undefined;

/** `?lang=qps`; see pseudo-messages-loader.ts. */
const pseudoLocalisation: webpack.RuleSetRule = {
  test: /[\\/]locales[\\/]en\.json$/,
  type: 'javascript/auto',
  loader: path.join(hotFolder, 'pseudo-messages-loader.ts'),
};
