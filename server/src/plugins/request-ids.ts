import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

/** Identifies the request in the response, the log and the audit log. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Formats that proxies send: UUIDs, hex, ids with dots. Anything else could forge a log line. */
const PLAIN_ID = /^[\w.-]{8,64}$/;

/** Whether the request came from a trusted proxy. */
export function trustsSender({
  trustedProxies,
}: Pick<Config, 'trustedProxies'>): (request: IncomingMessage) => boolean {
  const isTrusted = compile(trustedProxies?.split(',').map((entry) => entry.trim()) ?? []);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
}

/** Generates request ids. An id in the request is used only if a trusted proxy sent it. */
export function createRequestIds(
  config: Pick<Config, 'trustedProxies'>,
): (request: IncomingMessage) => string {
  const isTrusted = trustsSender(config);
  return (request) => {
    const given = request.headers[REQUEST_ID_HEADER];
    const isUsable = typeof given === 'string' && PLAIN_ID.test(given);
    return isUsable && isTrusted(request) ? given : randomUUID();
  };
}
