import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Headers that proxies add. */
const FORWARDING_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether the client runs on this machine. A local proxy makes every client look local, so its traces count as remote:
 * forwarding headers, HTTP/1.0 (nginx's default), and an Origin other than the host.
 */
export const isLocalRequest = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  LOOPBACK.test(request.ip) &&
  request.raw.httpVersion !== '1.0' &&
  !Object.keys(request.headers).some((name) => FORWARDING_HEADER.test(name)) &&
  isOwnOrigin(request);

function isOwnOrigin({ headers: { origin, host } }: FastifyRequest): boolean {
  // A form of a page with the referrer policy no-referrer sends 'null'.
  return origin === undefined || origin === 'null' || (URL.canParse(origin) && new URL(origin).host === host);
}
