import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Behaviour of another origin of releases: serves the files, never responds, or serves modified files. */
export type AssetServerMood = 'well' | 'hanging' | 'tampered';

/** Serves a site's files below `/_r/` on an origin of its own, like a CDN. */
export interface AssetServer {
  origin: string;
  requested: string[];
  /** Origin of the files. */
  source: string;
  mood: AssetServerMood;
  stop: () => Promise<void>;
}

export async function startAssetServer(mood: AssetServerMood): Promise<AssetServer> {
  const hanging = new Set<ServerResponse>();
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    assets.requested.push(request.url ?? '');
    if (assets.mood === 'hanging') {
      hanging.add(response);
      return;
    }
    const found = await fetch(`${assets.source}${request.url}`);
    const changed = assets.mood === 'tampered' ? '\nwindow.tampered = true;' : '';
    response.writeHead(found.status, {
      'content-type': found.headers.get('content-type') ?? 'text/plain',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(Buffer.concat([Buffer.from(await found.arrayBuffer()), Buffer.from(changed)]));
  }
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const assets: AssetServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested: [],
    source: '',
    mood,
    stop: () =>
      new Promise((resolve) => {
        for (const response of hanging) response.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return assets;
}
