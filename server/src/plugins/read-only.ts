import { type Endpoint, endpoints, READ_ONLY_HEADER } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ReadOnlyRefusal } from '../storage/read-only-records.ts';

/** Calls with other methods than GET that write nothing: they read, set a cookie, or count in memory. */
export const WRITES_NOTHING: ReadonlySet<string> = new Set([
  'search',
  'countHit',
  'countEvent',
  'rememberLanguage',
  'reportRelease',
  'reportCsp',
  'startOverride',
  'endOverride',
]);

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

const WRITING: ReadonlySet<string> = new Set(
  (endpoints as readonly Endpoint[])
    .filter(({ id, method }) => method !== 'GET' && !WRITES_NOTHING.has(id))
    .map(keyOf),
);

/** Rejects every writing call before its body is read, and marks each response so that pages can show it. */
export const readOnlyMode = fp(async (api: FastifyInstance) => {
  api.addHook('onRequest', (request, reply, done) => {
    reply.header(READ_ONLY_HEADER, '1');
    const { method, routeOptions } = request;
    done(
      WRITING.has(keyOf({ method, path: routeOptions.url ?? '' } as Endpoint))
        ? new ReadOnlyRefusal()
        : undefined,
    );
  });
});
