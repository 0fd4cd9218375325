import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../kernel/app-error.ts';
import { requestedUrl } from '../plugins/requested-url.ts';
import { type CallApi, createSiteReader } from '../render/site-reader.ts';
import { createSiteTools } from './site-tools.ts';

/** An assistant reads several pages for one question. */
const PER_MINUTE = 120;
/** Bytes; calls of these tools have a few words. */
const BODY_LIMIT = 64 * 1024;

export interface McpOptions {
  callApi: CallApi;
  now: () => Date;
}

/**
 * The site for assistants that speak the Model Context Protocol (streamable HTTP, without sessions), read-only. 404
 * unless the provider has switched it on.
 */
export async function mcpRoutes(app: FastifyInstance, { callApi, now }: McpOptions): Promise<void> {
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const { origin, host } = new URL(requestInfo?.url ?? '');
      return createSiteTools({ site: createSiteReader(callApi, host), origin, now });
    },
    {
      // Nothing here sends notifications.
      maxSubscriptions: 0,
      onerror: (error) => app.log.debug({ err: error }, 'an MCP request was refused'),
    },
  );
  app.addHook('onClose', () => handler.close());

  app.route({
    url: '/mcp',
    method: ['GET', 'POST', 'DELETE'],
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: { max: PER_MINUTE } },
    handler: async (request, reply) => {
      if (request.provider.settings.mcp !== true) throw notFound('This page');
      const { method, body } = request;
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      );
      const response = await handler.fetch(
        new Request(requestedUrl(request), {
          method,
          headers,
          signal: gone.signal,
          ...(body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) }),
        }),
      );
      reply.code(response.status).headers(Object.fromEntries(response.headers));
      return reply.send(
        response.body ? Readable.fromWeb(response.body as ReadableStream<Uint8Array>) : await response.text(),
      );
    },
  });
}
