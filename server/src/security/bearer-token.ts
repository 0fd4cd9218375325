import type { FastifyRequest } from 'fastify';

/** The token of the Authorization header. [API-01] */
export function bearerToken(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
}
