import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in plain Node in front of another server. */
export interface ProxyServer {
  origin: string;
  close: () => Promise<void>;
}

/** A response from memory. */
export interface StoredResponse {
  status: number;
  headers: http.OutgoingHttpHeaders;
  bytes: Buffer;
}

/** A request that is forwarded to another server with its headers. */
export interface ForwardedRequest {
  origin: string;
  path: string;
}

/** Responds to each path from memory or with the response of another server. */
export async function openProxy(
  route: (path: string) => Promise<StoredResponse | ForwardedRequest>,
): Promise<ProxyServer> {
  const server = http.createServer((request, reply) => {
    route(request.url ?? '/').then(
      (found) => ('bytes' in found ? send(reply, found) : forward(request, reply, found)),
      (error: unknown) => reply.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(reply: ServerResponse, { status, headers, bytes }: StoredResponse): void {
  reply.writeHead(status, { ...headers, 'content-length': bytes.length }).end(bytes);
}

function forward(request: IncomingMessage, reply: ServerResponse, { origin, path }: ForwardedRequest): void {
  const { host: _ours, ...headers } = request.headers;
  const upstream = http.request(`${origin}${path}`, { headers }, (response) => {
    reply.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(reply);
  });
  upstream.on('error', () => reply.destroy());
  upstream.end();
}
