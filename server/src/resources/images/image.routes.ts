import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IMAGE_FORMATS, type ImageFormat } from '../../images/image-store.ts';
import { notFound } from '../../plugins/app-error.ts';
import type { Services } from '../../services.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { isImagePublic } from './image.policy.ts';
import { imageRepository } from './image.repository.ts';

/** Pixels; what cards show. */
const SMALL_WIDTH = 320;
/** Without a wish: fills a content column on a dense screen. Pixels. */
const DEFAULT_WIDTH = 1280;

const paramsSchema = z.object({ id: z.string().regex(/^[\w-]{1,80}$/) });
const querySchema = z.object({
  w: z.coerce.number().int().positive().catch(DEFAULT_WIDTH),
  /** Opens an image of a private item. [OPEN-03] */
  s: z.string().max(200).optional().catch(undefined),
});

/** [API-22, API-23, OPEN-44] */
export async function imageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const repository = imageRepository(services.records);
  const portals = portalRepository(services.records);

  app.get('/images/:id', (request, reply) => send(request, reply, querySchema.parse(request.query).w));
  app.get('/small-images/:id', (request, reply) => send(request, reply, SMALL_WIDTH));

  async function send(request: FastifyRequest, reply: FastifyReply, width: number) {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) throw notFound('This image');
    const access = await accessTo(request.provider.id, params.data.id, querySchema.parse(request.query).s);
    if (access === 'none') throw notFound('This image');
    const accepts = formatsOf(request.headers.accept);
    const variant = await services.images.variant({ id: params.data.id, width, accepts });
    if (!variant) throw notFound('This image');
    return reply
      .headers({
        'content-type': `image/${variant.format}`,
        // An id names one picture for ever; only the format depends on the reader. A private one is kept by nobody.
        'cache-control': access === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
        vary: 'Accept',
      })
      .send(variant.bytes);
  }

  async function accessTo(
    provider: string,
    id: string,
    signature: string | undefined,
  ): Promise<'public' | 'signed' | 'none'> {
    const image = await repository.get(provider, id);
    if (!image) return 'none';
    const { uses } = image.value;
    const owners = await portals.getMany(
      provider,
      uses.filter(({ kind }) => kind === 'portal').map((use) => use.id),
    );
    const privateIds = new Set(owners.filter(({ value }) => value.isPrivate).map((owner) => owner.id));
    if (isImagePublic(uses, (portal) => privateIds.has(portal))) return 'public';
    return services.imageSignatures.isValid(provider, id, signature) ? 'signed' : 'none';
  }
}

const formatsOf = (accept = ''): ImageFormat[] =>
  IMAGE_FORMATS.filter((format) => accept.includes(`image/${format}`));
