import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { INTERNAL_HEADER } from '../plugins/internal-calls.ts';
import type { CarriedRequest, CarriedResponse } from './worker-messages.ts';

/** Calls the app of this process as an anonymous visitor of the request's host, for server-side rendering. */
export function anonymousCalls(app: FastifyInstance, internalKey: string) {
  return async ({ host, url, method, headers, body }: CarriedRequest): Promise<CarriedResponse> => {
    const response = await app.inject({
      url,
      method: method as 'GET',
      headers: { ...headers, host, [INTERNAL_HEADER]: internalKey },
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: response.statusCode,
      headers: carriedHeaders(response.headers),
      body: response.body,
    };
  };
}

/** The response headers that the page needs. */
function carriedHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const total = headers['x-total-count']?.toString();
  return {
    'content-type': headers['content-type']?.toString() ?? 'application/json',
    ...(total === undefined ? {} : { 'x-total-count': total }),
  };
}
