// node examples/host-plain/build.mjs [folder]: builds the host with webpack, by default into build/host-plain.
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** What the page has once. A host provides them; remotes only use them. */
const SINGLETONS = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  '@portico/shared/platform',
  '@portico/shared/api',
  '@portico/shared/ui',
];

const versionOf = (name) => {
  const [scope, rest = ''] = name.split('/');
  return require(`${name.startsWith('@') ? `${scope}/${rest}` : scope}/package.json`).version;
};

const folder = import.meta.dirname;
const compiler = webpack({
  mode: 'production',
  context: folder,
  entry: './src/entry.ts',
  target: ['web', 'es2022'],
  output: {
    path: path.resolve(process.argv[2] ?? path.join(folder, '../../build/host-plain')),
    filename: 'host.js',
    uniqueName: 'host_plain',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          },
        },
      },
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'host_plain',
      shared: Object.fromEntries(
        SINGLETONS.map((name) => {
          const version = versionOf(name);
          return [name, { singleton: true, eager: true, version, requiredVersion: version }];
        }),
      ),
      dts: false,
      manifest: false,
    }),
  ],
  performance: false,
});
compiler.run((error, stats) => {
  if (error) throw error;
  console.log(stats?.toString({ colors: false, modules: false, chunks: false }));
  compiler.close(() => process.exit(stats?.hasErrors() ? 1 : 0));
});
