import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

/** Names the request in the response, in the log and in the audit log. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What proxies send: UUIDs, hex, ids with dots. Anything else could forge a line of the log. */
const PLAIN_ID = /^[\w.-]{8,64}$/;

/** Whether a trusted proxy has sent a request. */
export function trustsSender({
  trustedProxies,
}: Pick<Config, 'trustedProxies'>): (request: IncomingMessage) => boolean {
  const isTrusted = compile(trustedProxies?.split(',').map((entry) => entry.trim()) ?? []);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
}

/** Gives each request an id. One that the client sent counts only when a trusted proxy passed it on. */
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
