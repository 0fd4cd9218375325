import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs with a page served at an address of its own; the server ends with it. */
export async function withServedHtml(html: string, run: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
