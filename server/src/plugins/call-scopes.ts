import { type Endpoint, endpoints, type KeyScope, scopesOfCall } from '@portico/shared/contracts';
import type { FastifyRequest } from 'fastify';

const scopes: ReadonlyMap<string, readonly KeyScope[]> = new Map(
  endpoints.map(({ method, path, id }: Endpoint) => [`${method} ${path}`, scopesOfCall(id)]),
);

/** The scopes of which an API key needs one for the request; undefined if its address is not a call. */
export const scopesAt = ({
  method,
  routeOptions: { url = '' },
}: Pick<FastifyRequest, 'method' | 'routeOptions'>): readonly KeyScope[] | undefined =>
  scopes.get(`${method === 'HEAD' ? 'GET' : method} ${url}`);
