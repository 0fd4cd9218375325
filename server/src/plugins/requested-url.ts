import type { FastifyRequest } from 'fastify';

interface RequestAddress extends Pick<FastifyRequest, 'protocol' | 'host' | 'url'> {
  socket?: { localPort?: number | undefined } | undefined;
}

/**
 * The URL of a page request on the requested host. Strips scheme, host and leading slashes, because an absolute URL or
 * `//host` would redirect to another host.
 */
export function requestedUrl({ protocol, host, url, socket }: RequestAddress): URL {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '');
  return new URL(`${requestedOrigin({ protocol, host, socket })}/${path}`);
}

/**
 * The requested origin. A port other than the connection's own is dropped, because each would be another cache key of
 * the same pages: a proxy on another port terminates TLS on the default one or sends Host without a port.
 */
export function requestedOrigin({ protocol, host, socket }: Omit<RequestAddress, 'url'>): string {
  const port = /:(\d+)$/.exec(host)?.[1];
  const own = socket?.localPort;
  const isOwn = port === undefined || own === undefined || Number(port) === own;
  return `${protocol}://${isOwn ? host : host.slice(0, -port.length - 1)}`;
}
