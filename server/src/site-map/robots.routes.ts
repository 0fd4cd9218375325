import type { FastifyInstance } from 'fastify';
import { requestedOrigin } from '../plugins/requested-url.ts';
import { liveRoutes } from '../render/live-routes.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { robotsRules } from './robots-rules.ts';

/** Serves `/robots.txt`: which addresses robots should skip, and where the sitemap is. */
export async function robotsRoutes(
  app: FastifyInstance,
  { renderer }: { renderer: Pick<PageRenderer, 'rollout' | 'release'> },
): Promise<void> {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...(request.provider.settings.isIndexed === false
            ? ['Disallow: /']
            : [
                ...robotsRules(await liveRoutes(renderer)),
                '',
                `Sitemap: ${requestedOrigin(request)}/sitemap.xml`,
              ]),
          '',
        ].join('\n'),
      ),
  );
}
