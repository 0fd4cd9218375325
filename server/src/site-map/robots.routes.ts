import type { FastifyInstance } from 'fastify';
import { requestedOrigin } from '../plugins/requested-url.ts';
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
            : [...robotsRules(await liveRoutes()), '', `Sitemap: ${requestedOrigin(request)}/sitemap.xml`]),
          '',
        ].join('\n'),
      ),
  );

  /** Routes of the stable release set, because all robots share one file. */
  async function liveRoutes() {
    const { stable } = await renderer.rollout();
    const { descriptors } = await renderer.release(stable);
    return descriptors.flatMap(({ routes }) => Object.values(routes));
  }
}
