import type {} from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { cohortOf } from '../releases/cohort.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Name of the worker in the shell's release. */
const FILE = 'service-worker.js';

/** For a shell without a worker: replaces and unregisters the worker of an earlier shell, and deletes its caches. */
const CLEANUP_WORKER = `addEventListener('install',function(){skipWaiting()});
addEventListener('activate',function(event){event.waitUntil(caches.keys().then(function(names){
return Promise.all(names.filter(function(name){return name.startsWith('portico-')}).map(function(name){
return caches.delete(name)}))}).then(function(){return registration.unregister()}))});`;

/** It loads nothing and connects to its own origin only. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** `GET /service-worker.js`: the worker of the visitor's shell release. */
export async function serviceWorkerRoutes(
  app: FastifyInstance,
  {
    renderer,
    releases,
  }: { renderer: Pick<PageRenderer, 'rollout' | 'releaseFor'>; releases: Pick<ReleaseStore, 'readWebFile'> },
): Promise<void> {
  app.get('/service-worker.js', async (request, reply) => {
    const { shell } = await renderer.releaseFor(await renderer.rollout(), cohortOf(request));
    const { name, version } = shell;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encodings = (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding));
    const found = shell.web[FILE]
      ? await releases.readWebFile({ name, version, file: FILE, encodings })
      : undefined;
    if (found?.encoding) reply.header('content-encoding', found.encoding);
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
        'content-security-policy': POLICY,
        vary: 'cookie, accept-encoding',
      })
      .send(found?.body ?? CLEANUP_WORKER);
  });
}
