import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { notFound } from '../../kernel/app-error.ts';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { acceptedFormats } from './accepted-formats.ts';
import { createImageReader } from './image.reader.ts';
import type { ImageSignatures } from './image-signatures.ts';

interface ImageServices {
  config: Config;
  records: RecordStore;
  images: ImageStore;
  imageSignatures: ImageSignatures;
  contentVersions: ContentVersions;
}

/** Pixels; the size on cards. */
const SMALL_WIDTH = 320;
/** Width without `?w=`: a content column on a high-density screen. Pixels. */
const DEFAULT_WIDTH = 1280;

/** An id names one picture for ever; only the format depends on the client. */
const PUBLIC = 'public, max-age=31536000, immutable';
/** Short, until the better format is encoded, which takes seconds. */
const PUBLIC_FOR_NOW = 'public, max-age=60';
/** Never cached, because the permission expires. */
const PRIVATE = 'private, no-store';

const paramsSchema = z.object({ id: z.string().regex(/^[\w-]{1,80}$/) });
const querySchema = z.object({
  w: z.coerce.number().int().positive().catch(DEFAULT_WIDTH),
  /** Signature for an image of a private item. */
  s: z.string().max(200).optional().catch(undefined),
});

/** Routes of images. [API-22, API-23, API-24, OPEN-44] */
export async function imageRoutes(app: FastifyInstance, services: ImageServices): Promise<void> {
  const reader = createImageReader(services);

  for (const prefix of new Set(['/images', services.config.imagePrefix])) {
    app.get(`${prefix}/:id`, (request, reply) => send(request, reply, querySchema.parse(request.query).w));
  }
  app.get('/small-images/:id', (request, reply) => send(request, reply, SMALL_WIDTH));

  async function send(request: FastifyRequest, reply: FastifyReply, width: number) {
    const { data: params } = paramsSchema.safeParse(request.params);
    if (!params) throw notFound('This image');
    const { s: signature } = querySchema.parse(request.query);
    const access = await reader.accessTo({ provider: request.provider.id, id: params.id, signature });
    if (access === 'none') throw notFound('This image');
    const accepts = acceptedFormats(request.headers.accept);
    const variant = await services.images.variant({ id: params.id, width, accepts });
    if (!variant) throw notFound('This image');

    const etag = `"${params.id}.${variant.width}.${variant.format}"`;
    reply.headers({ vary: 'Accept', 'cache-control': PRIVATE });
    if (access === 'public') {
      reply.headers({ 'cache-control': variant.isInterim ? PUBLIC_FOR_NOW : PUBLIC, etag });
      if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag }))
        return reply.code(304).send();
    }
    return reply
      .headers({
        'content-type': `image/${variant.format}`,
        'content-disposition': 'inline',
        // Opened as a document, it can run nothing, whatever type a browser sniffs.
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(variant.bytes);
  }
}
