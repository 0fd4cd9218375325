import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ActiveSpan, Tracing } from '../telemetry/active-span.ts';
import { withSpan } from '../telemetry/tracing.ts';
import { isInternalCall } from './internal-calls.ts';
import { trustsSender } from './request-ids.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined without tracing. */
    span: ActiveSpan | undefined;
  }
}

/**
 * A span for each request, started before its first hook. It continues a `traceparent` of a trusted proxy or of the
 * server itself; a client's would let it decide what is sampled.
 */
export function requestSpans(
  app: FastifyInstance,
  { tracing, config, internalKey }: { tracing: Tracing | undefined; config: Config; internalKey: string },
): void {
  app.decorateRequest('span', undefined);
  if (!tracing) return;
  const isTrusted = trustsSender(config);

  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const isBelieved = isTrusted(request.raw) || isInternalCall(request, internalKey);
    request.span = tracing.begin(isBelieved && typeof traceparent === 'string' ? traceparent : undefined);
    withSpan(request.span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'none';
    const { provider } = request as { provider?: { id: string } };
    request.span?.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'portico.provider': provider?.id,
        'portico.request_id': id,
      },
      isFailed: reply.statusCode >= 500,
    });
    done();
  });
}
