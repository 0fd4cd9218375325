import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of plain Node before another one. */
export interface Front {
  origin: string;
  close: () => Promise<void>;
}

/** An answer from memory. */
export interface KeptAnswer {
  status: number;
  headers: http.OutgoingHttpHeaders;
  bytes: Buffer;
}

/** What is asked of another server instead, headers and all. */
export interface PassedOn {
  origin: string;
  path: string;
}

/** Answers each address either from memory or with what another server sends. */
export async function openFront(answer: (path: string) => Promise<KeptAnswer | PassedOn>): Promise<Front> {
  const server = http.createServer((request, reply) => {
    answer(request.url ?? '/').then(
      (found) => ('bytes' in found ? send(reply, found) : passOn(request, reply, found)),
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

function send(reply: ServerResponse, { status, headers, bytes }: KeptAnswer): void {
  reply.writeHead(status, { ...headers, 'content-length': bytes.length }).end(bytes);
}

function passOn(request: IncomingMessage, reply: ServerResponse, { origin, path }: PassedOn): void {
  const { host: _ours, ...headers } = request.headers;
  const asked = http.request(`${origin}${path}`, { headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  asked.on('error', () => reply.destroy());
  asked.end();
}
