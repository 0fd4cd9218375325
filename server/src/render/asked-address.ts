import type { FastifyRequest } from 'fastify';

/**
 * The whole address of a request for a page, on the host that was asked. A request line may name another host, as a whole
 * address or by two slashes at its start: resolved as they are, they would make links and redirects lead there.
 */
export function askedAddress({
  protocol,
  host,
  url,
}: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>): URL {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '');
  return new URL(`${protocol}://${host}/${path}`);
}
