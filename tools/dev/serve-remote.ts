import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Descriptor, type RemoteJson, remoteJsonSchema } from '@portico/shared/contracts';
import webpack, { type Stats } from 'webpack';
import { createConfig } from '../../webpack/create-config.ts';
import { hashesOf } from '../../webpack/descriptor.ts';
import { rootFolder } from '../../webpack/paths.ts';
import { readDeclaration } from '../../webpack/remote-declaration.ts';

/** CORS for any site, because an admin chooses where the remote is loaded. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
/** Default port of a remote. */
export const DEFAULT_PORT = 3001;
const SAFE_FILE = /^[\w.-]+$/;

export interface RemoteToServe {
  /** Contains `src/remote.ts`; absolute, or relative to the repository's root. */
  packageFolder: string;
  port: number;
}

/**
 * Serves one remote with its `remote.json` to a site that runs elsewhere, where an admin chooses this origin at
 * /console/releases. Each edit rebuilds it and replaces the remote in the page, without React Refresh, which needs a
 * development build of React.
 */
export async function serveRemote({ packageFolder, port }: RemoteToServe): Promise<void> {
  const name = path.basename(packageFolder);
  const declaration = await readDeclaration(packageFolder);
  const outputFolder = path.join(mkdtempSync(path.join(tmpdir(), 'portico-remote-')), 'web');
  mkdirSync(outputFolder);

  let described: RemoteJson | undefined;
  let problem: string | undefined;
  const pages = new Set<ServerResponse>();
  const say = (page: ServerResponse): void => {
    if (problem) page.write(`event: problem\ndata: ${JSON.stringify(problem)}\n\n`);
    else if (described) page.write(`data: ${described.version}\n\n`);
  };

  const config = createConfig({
    name,
    packageFolder: path.resolve(rootFolder, packageFolder),
    kind: 'remote',
    target: 'browser',
    mode: 'production',
    outputFolder,
  });
  const compiler = webpack({
    ...config,
    devtool: 'inline-cheap-module-source-map',
    cache: { type: 'memory' },
    // Pages that have not noticed the new build still request files of the previous one.
    output: { ...config.output, clean: false },
    optimization: { ...config.optimization, minimize: false, minimizer: [] },
  });
  if (!compiler) throw new Error('webpack returned no compiler');

  function onBuilt(error: Error | null, stats: Stats | undefined): void {
    problem = error?.message;
    if (stats?.hasErrors())
      problem = stats.toString({ all: false, errors: true, errorDetails: false, colors: false });
    if (problem) console.error(problem);
    else if (stats) {
      described = describe(stats);
      console.log(
        `${name} ${described.version} in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`,
      );
    }
    for (const page of pages) say(page);
  }

  function describe(stats: Stats): RemoteJson {
    const assets = stats.toJson({ all: false, assets: true }).assets?.map((asset) => asset.name) ?? [];
    const hashes = hashesOf(outputFolder);
    const web = Object.fromEntries(Object.entries(hashes).filter(([file]) => assets.includes(file)));
    return remoteJsonSchema.parse({
      name,
      version: `development-${stats.hash?.slice(0, 10)}`,
      kind: 'remote',
      entry: Object.keys(web).find((file) => file.startsWith('remoteEntry.')) ?? '',
      routes: entriesOf(declaration.routes, (declared) => ({ ...declared, chunks: [] })),
      slots: entriesOf(declaration.slots, () => ({ chunks: [] })),
      web,
      changes: '/changes',
    } satisfies RemoteJson & Pick<Descriptor, 'kind'>);
  }

  compiler.watch({ aggregateTimeout: 50 }, onBuilt);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith('/web/') ? pathname.slice('/web/'.length) : '';
    if (pathname === '/changes') {
      response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
      pages.add(response);
      response.on('close', () => pages.delete(response));
      response.write(':\n\n');
      return say(response);
    }
    if (pathname === '/remote.json' && described) {
      response.writeHead(200, { ...HEADERS, 'content-type': 'application/json' });
      return void response.end(JSON.stringify(described));
    }
    if (SAFE_FILE.test(file) && existsSync(path.join(outputFolder, file))) {
      const type = file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/octet-stream';
      response.writeHead(200, { ...HEADERS, 'content-type': type });
      return void response.end(readFileSync(path.join(outputFolder, file)));
    }
    response.writeHead(404, HEADERS);
    response.end('There is no such file.');
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(`${name} is at http://localhost:${port}: choose it at /console/releases of the site.`);
  });

  const stop = (): void => {
    server.close();
    server.closeAllConnections();
    compiler.close(() => rmSync(path.dirname(outputFolder), { recursive: true, force: true }));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

const entriesOf = <Value, Other>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
