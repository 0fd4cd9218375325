import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { containerName } from '@portico/shared/contracts';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as {
  ModuleFederationPlugin: new (options: Record<string, unknown>) => import('webpack').WebpackPluginInstance;
};

/**
 * The singletons: modules that exist once in the page, provided by the shell and only used by remotes. A remote that
 * needs another version cannot be built. [MFE-03, MFE-07]
 */
export const SINGLETONS = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  '@portico/shared/platform',
  '@portico/shared/api',
  '@portico/shared/ui',
] as const;

/** Singletons that the shell provides without bundling: a remote that uses one adds its code to the page. */
export const PROVIDED_LATER: readonly string[] = ['@emotion/styled'];

/** The part of federation that remotes use from the shell; for gates it is one more singleton. */
export const FEDERATION_OF_PAGE = '@module-federation/webpack-bundler-runtime';

/** Name of the chunk of a remote's exposed module, for the descriptor. */
export const EXPOSE_CHUNK = 'expose';

const packageOf = (key: string): string =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

function versionOf(key: string): string {
  const manifest = require.resolve(`${packageOf(key)}/package.json`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** `^19.0.0` for 19.3.1; below 1.0.0 the minor counts, as in semver. */
function acceptedRange(version: string): string {
  const [major, minor] = version.split('.');
  return major === '0' ? `^0.${minor}.0` : `^${major}.0.0`;
}

export interface FederationOptions {
  name: string;
  kind: 'shell' | 'remote';
  target: 'browser' | 'server';
  isDevelopment: boolean;
}

/** The federation plugin of one build. It names no remote: the shell discovers them at run time. [MFE-01] */
export const createFederationPlugin = (options: FederationOptions) =>
  new ModuleFederationPlugin(federationSettings(options));

/** The settings of the federation plugin, which are the same for webpack and Rspack. */
export function federationSettings({ name, kind, target, isDevelopment }: FederationOptions) {
  const isShell = kind === 'shell';
  const isBrowser = target === 'browser';
  const shared = Object.fromEntries(
    SINGLETONS.map((key) => {
      const version = versionOf(key);
      const use = { singleton: true, version };
      // Eager in the browser, so that the shell starts without another round trip.
      const eager = isBrowser && !PROVIDED_LATER.includes(key);
      // The shell uses what it provides itself: comparing the versions would cost time at the start.
      if (isShell) return [key, { ...use, requiredVersion: false, eager }];
      return [key, { ...use, requiredVersion: acceptedRange(version), import: false }];
    }),
  );
  return {
    name: containerName(name),
    filename: isShell ? undefined : entryFilename(target, isDevelopment),
    exposes: isShell ? undefined : { './remote': { import: './src/remote.ts', name: EXPOSE_CHUNK } },
    remotes: isShell ? {} : undefined,
    shared,
    shareStrategy: 'loaded-first',
    dts: false,
    // For other hosts and Module Federation's own tools; our shell reads remote.json.
    manifest: isBrowser && !isDevelopment,
    ...(isBrowser ? {} : { library: { type: 'commonjs-module' }, remoteType: 'script' }),
    experiments: {
      // Remotes use the shell's federation runtime instead of bundling their own.
      ...(isBrowser && !isShell ? { externalRuntime: true } : {}),
      optimization: isBrowser
        ? { target: 'web', ...(isShell ? { disableSnapshot: true } : {}) }
        : { target: 'node' },
    },
  };
}

function entryFilename(target: 'browser' | 'server', isDevelopment: boolean): string {
  return target === 'browser' && !isDevelopment ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js';
}
