import type { FastifyRequest } from 'fastify';

interface Asked extends Pick<FastifyRequest, 'protocol' | 'host' | 'url'> {
  /** The connection, where there is one. */
  socket?: { localPort?: number | undefined } | undefined;
}

/**
 * The whole address of a request for a page, on the host that was asked. A request line may name another host, as a whole
 * address or by two slashes at its start: resolved as they are, they would make links and redirects lead there.
 */
export function askedAddress({ protocol, host, url, socket }: Asked): URL {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '');
  return new URL(`${askedOrigin({ protocol, host, socket })}/${path}`);
}

/**
 * The origin that was asked. A port that is not the connection's own is dropped: each would be another name for the same
 * pages in the page cache. A proxy with a port of its own terminates TLS on the default one or sends the Host without.
 */
export function askedOrigin({ protocol, host, socket }: Omit<Asked, 'url'>): string {
  const port = /:(\d+)$/.exec(host)?.[1];
  const own = socket?.localPort;
  const isOwn = port === undefined || own === undefined || Number(port) === own;
  return `${protocol}://${isOwn ? host : host.slice(0, -port.length - 1)}`;
}
