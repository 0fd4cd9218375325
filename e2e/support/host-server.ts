import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A page of another website, which forwards what the remotes of a site need to that site. */
export interface HostServer {
  origin: string;
  stop: () => Promise<void>;
}

const FORWARDED = /^\/(api|images)\//;

/**
 * Serves the page of a host, filled in by `values`, and below `/host/` its built files. Other paths are those of the
 * site.
 */
export async function startHostServer(options: {
  page: string;
  folder: string;
  site: string;
  values: () => Readonly<Record<string, string>>;
}): Promise<HostServer> {
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host.example');
    if (FORWARDED.test(pathname)) {
      const found = await fetch(`${options.site}${pathname}${search}`, {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await found.arrayBuffer()));
    } else if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      const values = options.values();
      response.end(
        readFileSync(options.page, 'utf8').replaceAll(
          /\{\{(\w+)\}\}/g,
          (_all, key: string) => values[key] ?? '',
        ),
      );
    } else if (pathname.startsWith('/host/')) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
      response.end(readFileSync(path.join(options.folder, path.basename(pathname))));
    } else {
      response.writeHead(302, { location: `${options.site}${pathname}${search}` }).end();
    }
  }
  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
