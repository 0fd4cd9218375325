import {
  createProduct,
  createProducts,
  deleteProduct,
  orderProducts,
  type Product,
  productById,
  products,
  type QueryOf,
  updateProduct,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { endpoint, goneSignal } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { presentCatalog, presentListing } from '../catalogs/catalog.presenter.ts';
import { type CatalogFound, createCatalogReader } from '../catalogs/catalog.reader.ts';
import type { CatalogRecord } from '../catalogs/catalog.repository.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { requesterOf, requireEditor } from '../portals/portal.reader.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { presentProduct, withSignedImage } from './product.presenter.ts';
import { type ProductRecord, productRepository } from './product.repository.ts';
import * as service from './product.service.ts';
import { createProductFinder, textLengthOf } from './product-finder.ts';

interface ProductServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
  imageSignatures: ImageSignatures;
  now: () => Date;
}

/** Catalogues per request for products: the maximum of a portal. */
const MAX_CATALOGS_ASKED = 50;
/** Bytes: room for 1,000 products described in four languages. */
const MAX_BATCH_BODY = 16 * 1024 * 1024;
/** Bytes: room for the ids of 5,000 products. */
const MAX_ORDER_BODY = 2 * 1024 * 1024;

/** Maximum code units of names and descriptions in one response; 999 products of usual length have half as many. */
const MAX_TEXT_OF_RESPONSE = 512 * 1024;
/** Products read at once; reading stops when the response is full. */
const READ_AT_ONCE = 8;

/** Routes of products. [API-26, OPEN-08] */
export async function productRoutes(app: FastifyInstance, services: ProductServices): Promise<void> {
  const repository = productRepository(services.records);
  const reader = createCatalogReader(services);
  const { saves, batches } = saveLimits(services.config);
  const finder = createProductFinder(services.records);

  endpoint(
    app,
    products,
    async ({ query, provider, request, reply }) => {
      const ids = [...new Set(query.catalogIds.split(','))];
      if (ids.length > MAX_CATALOGS_ASKED) {
        throw new AppError(
          'invalid',
          `Products of ${MAX_CATALOGS_ASKED} catalogues can be requested at once.`,
        );
      }
      const found = await Promise.all(ids.map((id) => reader.find(provider.id, id, requesterOf(request))));
      const shown = found.filter((one) => one !== undefined);
      const matching = await findByTitle(shown, query.title, {
        provider: provider.id,
        signal: goneSignal(reply),
      });
      const room = { textLength: MAX_TEXT_OF_RESPONSE };
      const rows: Product[] = [];
      let total = 0;
      for (const one of shown) {
        const ids = idsOf(one.catalog, matching, query);
        total += ids.length;
        rows.push(...(await page(one, ids.slice(query._start, query._start + query._limit), room)));
      }
      reply.header('x-total-count', String(total));
      return { data: rows };
    },
    { isPublicRead: true },
  );

  endpoint(
    app,
    productById,
    async ({ params, request }) => {
      const { found, product } = await findProduct(params.id, request);
      return { data: present(found, product) };
    },
    { isPublicRead: true },
  );

  endpoint(
    app,
    createProduct,
    ({ body, request }) => {
      const { catalogId, ...fields } = body.data;
      return retryOnConflict(async () => {
        const [created] = await create(request, { catalogId, products: [fields], pathOf: () => 'body.data' });
        if (!created) throw new Error('A product was requested.');
        return ok(created);
      });
    },
    saves,
  );

  endpoint(
    app,
    createProducts,
    ({ body: { data }, request }) =>
      retryOnConflict(async () =>
        ok(await create(request, { ...data, pathOf: (row) => `body.data.products.${row}` })),
      ),
    { ...batches, bodyLimit: MAX_BATCH_BODY, needsViewer: true },
  );

  endpoint(
    app,
    orderProducts,
    ({ body: { data }, request }) =>
      retryOnConflict(async () => {
        const found = await reader.editable(data.catalogId, request);
        const catalog = await service.orderProducts(services, { found, ids: data.ids });
        return ok(presentCatalog(catalog, found.portal.portal));
      }),
    { ...saves, bodyLimit: MAX_ORDER_BODY, needsViewer: true },
  );

  endpoint(
    app,
    updateProduct,
    ({ params, body: { data }, viewer, request }) =>
      retryOnConflict(async () => {
        const { uid } = requireViewer(viewer);
        const own = await editableProduct(params.id, request);
        const product = await service.updateProduct(services, { ...own, uid, data });
        return ok(present(own.found, product));
      }),
    saves,
  );

  endpoint(
    app,
    deleteProduct,
    ({ params, request }) =>
      retryOnConflict(async () => {
        await service.deleteProduct(services, await editableProduct(params.id, request));
        return done;
      }),
    saves,
  );

  const present = (
    { catalog, portal: { portal } }: CatalogFound,
    product: ProductRecord,
    place = placeOf(catalog, product),
  ): Product => ({
    ...withSignedImage(presentProduct(product, place), { portal, signatures: services.imageSignatures }),
    ...presentListing(portal),
  });

  /** Ids of the products that contain every word of the title; undefined without a title. */
  async function findByTitle(
    catalogs: readonly CatalogFound[],
    title: string | undefined,
    place: { provider: string; signal: AbortSignal },
  ): Promise<ReadonlySet<string> | undefined> {
    if (!title?.trim()) return undefined;
    const ids = catalogs.flatMap(({ catalog }) => catalog.products);
    return new Set(await finder.find({ ...place, ids, title }));
  }

  /** A page of a catalogue's products in their order, limited by size; at least six products fit. */
  async function page(
    found: CatalogFound,
    ids: readonly string[],
    room: { textLength: number },
  ): Promise<Product[]> {
    const rows: Product[] = [];
    for (let at = 0; at < ids.length && room.textLength > 0; at += READ_AT_ONCE) {
      const read = await repository.getMany(found.portal.portal.provider, ids.slice(at, at + READ_AT_ONCE));
      for (const { value } of read) {
        room.textLength -= textLengthOf(value);
        if (room.textLength < 0) return rows;
        rows.push(present(found, value));
      }
    }
    return rows;
  }

  async function create(
    request: FastifyRequest,
    {
      catalogId,
      ...sent
    }: { catalogId: string } & Pick<Parameters<typeof service.createProducts>[1], 'products' | 'pathOf'>,
  ): Promise<Product[]> {
    const { uid } = requireViewer(request.viewer);
    const found = await reader.editable(catalogId, request);
    const created = await service.createProducts(services, { found, uid, ...sent });
    return created.map((product, row) => present(found, product, found.catalog.products.length + row + 1));
  }

  /** A product with its catalogue; throws 'not-found' when the requester may not see it. */
  async function findProduct(id: string, request: FastifyRequest): Promise<service.ProductOfCatalog> {
    const provider = request.provider.id;
    const record = await repository.get(provider, id);
    const found = record && (await reader.find(provider, record.value.catalogId, requesterOf(request)));
    if (!record || !found) throw notFound('This product');
    return { found, product: record.value, revision: record.revision };
  }

  /** As `findProduct`, for editors of its portal. */
  async function editableProduct(id: string, request: FastifyRequest): Promise<service.ProductOfCatalog> {
    requireViewer(request.viewer);
    const own = await findProduct(id, request);
    requireEditor(own.found.portal);
    return own;
  }
}

/** Ids of the matching products; all without a search. */
function idsOf(
  { products: all }: Pick<CatalogRecord, 'products'>,
  matching: ReadonlySet<string> | undefined,
  { _order }: Pick<QueryOf<typeof products>, '_order'>,
): readonly string[] {
  const ids = matching ? all.filter((id) => matching.has(id)) : all;
  return _order === 'desc' ? ids.toReversed() : ids;
}

/** Position in the catalogue, counted from 1. */
const placeOf = (catalog: CatalogRecord, { _id }: Pick<ProductRecord, '_id'>): number =>
  catalog.products.indexOf(_id) + 1;
