import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RemoteListing } from '@portico/shared/contracts';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { demoSeed } from '../../demo/demo-seed.ts';
import { buildApp } from '../../server/src/app.ts';
import { type Config, readConfig } from '../../server/src/config/config.ts';
import { openServices } from '../../server/src/services.ts';
import { createHotConfig } from '../../webpack/hot/hot-config.ts';
import { kindOf, PACKAGES, rootFolder } from '../../webpack/paths.ts';
import { readDeclaration } from '../../webpack/remote-declaration.ts';
import { developmentDocument, textsOf } from './development-document.ts';

/** Base URL of the development builds, which are in memory only. */
const assetsOf = (name: string): string => `/_dev/${name}/`;

const isRemote = (folder: string): boolean => kindOf(path.basename(folder)) === 'remote';

/** Folders of remotes outside the workspaces, relative to the repository's root, to develop with ours. */
const guests = (process.env.PORTICO_DEV_REMOTES ?? '').split(',').filter((folder) => folder !== '');
const folders: readonly string[] = [...PACKAGES, ...guests];

/**
 * `npm run dev`: the real API on the real store, with shell, remotes and shared compiled in memory with hot reload, on
 * one origin. The browser renders all pages.
 */
async function startDevelopment(): Promise<void> {
  const config = readConfig(process.env);
  const services = await openServices(config, { seed: demoSeed() });
  const api = await buildApp(services);
  await api.listen({ port: 0, host: '127.0.0.1' });
  const apiPort = (api.server.address() as AddressInfo).port;

  const options = serverOptions(config, { apiPort, remotes: await declaredRemotes() });
  const server = new WebpackDevServer(options, createCompiler());
  await server.start();
  console.log(
    `Portico (development) is at http://localhost:${config.port}/  creator / creator-demo, admin / admin-demo`,
  );

  const stop = async (): Promise<void> => {
    await server.stop();
    await api.close();
    await services.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

/** Shell and remotes with hot reload. */
function createCompiler(): webpack.MultiCompiler {
  const compiler = webpack(
    folders.map((folder) => {
      const name = path.basename(folder);
      return createHotConfig({
        name,
        packageFolder: path.join(rootFolder, folder),
        kind: kindOf(name),
        outputFolder: `/_dev/${name}`,
        publicPath: assetsOf(name),
      });
    }),
  );
  if (!compiler) throw new Error('webpack returned no compiler');
  return compiler;
}

const declaredRemotes = (): Promise<RemoteListing[]> =>
  Promise.all(
    folders.filter(isRemote).map(async (folder) => {
      const name = path.basename(folder);
      const declaration = await readDeclaration(folder);
      return {
        name,
        version: 'development',
        entry: `${assetsOf(name)}remoteEntry.js`,
        routes: declaration.routes,
        slots: Object.keys(declaration.slots),
      };
    }),
  );

function serverOptions(
  config: Config,
  { apiPort, remotes }: { apiPort: number; remotes: RemoteListing[] },
): WebpackDevServer.Configuration {
  return {
    port: config.port,
    host: config.host,
    hot: true,
    liveReload: true,
    allowedHosts: 'all',
    client: {
      // Works for any host name and forwarded port.
      webSocketURL: 'auto://0.0.0.0:0/ws',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
    static: false,
    devMiddleware: { index: false, stats: { all: false, errors: true, warnings: true } },
    proxy: [
      {
        context: ['/api', '/images', '/small-images', '/development'],
        target: `http://127.0.0.1:${apiPort}`,
        // The host determines the provider.
        changeOrigin: false,
        // Where others can connect, the server must not consider them local.
        xfwd: !['127.0.0.1', '::1', 'localhost'].includes(config.host),
      },
    ],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'portico-pages',
        middleware: pageMiddleware(remotes),
      },
    ],
  };
}

/** The document of every page, which the browser renders. */
const pageMiddleware =
  (remotes: RemoteListing[]) => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isPage) return next();
    const boot = {
      settings: { connectivityCheck: '/api/health' },
      releaseSet: 'development',
      remotes,
      integrity: null,
      preload: [],
      main: `${assetsOf('shell')}main.js`,
    };
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const texts = textsOf({ url: request.url, cookies: request.headers.cookie });
    response.end(developmentDocument(boot, texts));
  };

await startDevelopment();
