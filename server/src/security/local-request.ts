import type { FastifyRequest } from 'fastify';

/** Addresses of this machine. */
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Proxies name the client or themselves in these. */
const FORWARDING_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether the client runs on this machine. A proxy on this machine makes every client look local, so its traces count
 * against it: forwarding headers, HTTP/1.0 (what nginx sends by default), and an Origin that is not the host.
 */
export const isLocalRequest = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  LOOPBACK.test(request.ip) &&
  request.raw.httpVersion !== '1.0' &&
  !Object.keys(request.headers).some((name) => FORWARDING_HEADER.test(name)) &&
  isOwnOrigin(request);

function isOwnOrigin({ headers: { origin, host } }: FastifyRequest): boolean {
  // 'null' is what a form of a page without referrer sends.
  return origin === undefined || origin === 'null' || (URL.canParse(origin) && new URL(origin).host === host);
}
