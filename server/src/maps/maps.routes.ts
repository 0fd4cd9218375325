import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { languageSchema, mapThemeSchema } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { MAP_LIBRARY_FILES, mapLibrary } from '../config/map-library.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { encodingFor } from '../kernel/encodings.ts';
import { EncodedBody } from '../render/encoded-body.ts';
import { ownMapSources } from '../render/maps-csp.ts';
import { mapStyle } from './map-style.ts';
import { createPmtilesTiles } from './pmtiles-tiles.ts';
import { createThailandTiles } from './thailand-tiles.ts';

/** The address contains the version. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const STYLE_FRESH = 'public, max-age=3600';

/** One screen needs about twelve tiles; many visitors may share a network. */
const TILES_PER_MINUTE = 6_000;
const STYLES_PER_MINUTE = 600;

/** Memory of compressed tiles, in bytes. */
const TILE_CACHE_BYTES = 16 * 1024 * 1024;

const CONTENT_TYPES: Record<string, string> = {
  [MAP_LIBRARY_FILES.script]: 'text/javascript; charset=utf-8',
  [MAP_LIBRARY_FILES.worker]: 'text/javascript; charset=utf-8',
  [MAP_LIBRARY_FILES.styles]: 'text/css; charset=utf-8',
};

const styleParams = z.object({ theme: mapThemeSchema, language: languageSchema });
const tileParams = z.object({
  zoom: z.coerce.number().int().min(0).max(24),
  column: z.coerce.number().int().min(0),
  row: z.coerce.number().int().min(0),
});

/** The map library, and the tiles and styles of the site's own map. */
export async function mapRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const library = mapLibrary();
  const files = new Map<string, LibraryFile>();
  const tiles = config.mapTiles ? createPmtilesTiles(config.mapTiles) : createThailandTiles();
  app.addHook('onClose', () => tiles.close());
  const tileCache = new LRUCache<string, EncodedBody>({
    maxSize: TILE_CACHE_BYTES,
    sizeCalculation: ({ size }) => Math.max(1, size),
  });
  /** The library's worker makes the map's requests, under a policy of its own. */
  const workerPolicy = `default-src 'none'; connect-src 'self'${ownMapSources(config.pageSettings)}`;

  app.get<{ Params: { file: string } }>(
    `${library.path}/:file`,
    { logLevel: 'warn', config: { anyHost: true } },
    async (request, reply) => {
      const { file } = request.params;
      const type = CONTENT_TYPES[file];
      if (!type) throw notFound('This file');
      const found = files.get(file) ?? new LibraryFile(path.join(library.folder, file));
      files.set(file, found);
      if (file === MAP_LIBRARY_FILES.worker) reply.header('content-security-policy', workerPolicy);
      return found.send(request, reply.type(type).header('cache-control', IMMUTABLE));
    },
  );

  app.get(
    '/_maps/styles/:theme/:language',
    { logLevel: 'warn', config: { anyHost: true, rateLimit: { max: STYLES_PER_MINUTE } } },
    async (request, reply) => {
      const { data } = styleParams.safeParse(request.params);
      if (!data) throw notFound('This style');
      const facts = await tiles.facts().catch(unavailable(request));
      const address = `/_maps/tiles/${facts.version}/{z}/{x}/{y}`;
      return reply
        .header('cache-control', STYLE_FRESH)
        .send(await mapStyle({ ...data, facts, tiles: address }));
    },
  );

  app.get(
    '/_maps/tiles/:version/:zoom/:column/:row',
    { logLevel: 'warn', config: { anyHost: true, rateLimit: { max: TILES_PER_MINUTE } } },
    async (request, reply) => {
      const { data } = tileParams.safeParse(request.params);
      const { version } = request.params as { version: string };
      if (!data) throw notFound('This tile');
      const { zoom, column, row } = data;
      const facts = await tiles.facts().catch(unavailable(request));
      if (zoom < facts.minZoom || zoom > facts.maxZoom || Math.max(column, row) >= 2 ** zoom)
        throw notFound('This tile');
      // An open page may still have the style of a replaced file.
      reply.header('cache-control', version === facts.version ? IMMUTABLE : 'no-cache');
      const key = `${facts.version}/${zoom}/${column}/${row}`;
      let body = tileCache.get(key);
      if (!body) {
        const tile = await tiles.tile(zoom, column, row).catch(unavailable(request));
        if (!tile) return reply.code(204).send();
        body = new EncodedBody(tile);
        tileCache.set(key, body);
      }
      return sendEncoded(
        request,
        reply.type(facts.type),
        facts.kind === 'raster' ? 'identity' : undefined,
        body,
      );
    },
  );
}

async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  fixed: 'identity' | undefined,
  body: EncodedBody,
): Promise<Buffer> {
  const encoding = fixed ?? encodingFor(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return body.body(encoding);
}

/** A file of the library. It is sent quickly compressed until the best compression, which takes seconds, is ready. */
class LibraryFile {
  private readonly reading: Promise<EncodedBody>;
  private best: Buffer | undefined;

  constructor(file: string) {
    this.reading = readFile(file).then((plain) => {
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      promisify(brotliCompress)(plain, { params }).then(
        (best) => {
          this.best = best;
        },
        () => undefined,
      );
      return new EncodedBody(plain);
    });
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    const isBest = this.best && encodingFor(request.headers['accept-encoding']) === 'br';
    if (!this.best || !isBest) return sendEncoded(request, reply, undefined, await this.reading);
    reply.headers({ vary: 'accept-encoding', 'content-encoding': 'br' });
    return this.best;
  }
}

const unavailable =
  ({ log }: FastifyRequest) =>
  (error: unknown): never => {
    log.error({ err: error }, 'the tiles of the map could not be read');
    throw new AppError('unavailable', 'The map is not available.');
  };
