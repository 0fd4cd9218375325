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
import { AppError } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { endpoint, goneSignal } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { presentCatalog } from '../catalogs/catalog.presenter.ts';
import { createCatalogReader } from '../catalogs/catalog.reader.ts';
import type { CatalogRecord } from '../catalogs/catalog.repository.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { requesterOf } from '../portals/portal.reader.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { createProductReader } from './product.reader.ts';
import * as service from './product.service.ts';

interface ProductServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
  imageSignatures: ImageSignatures;
  now: () => Date;
}

/** Catalogues per request for products: the maximum of a portal. */
const MAX_CATALOGS_PER_REQUEST = 50;
/** Bytes: room for 1,000 products described in four languages. */
const MAX_BATCH_BODY = 16 * 1024 * 1024;
/** Bytes: room for the ids of 5,000 products. */
const MAX_ORDER_BODY = 2 * 1024 * 1024;

/** Maximum code units of names and descriptions in one response; 999 products of usual length have half as many. */
const MAX_TEXT_OF_RESPONSE = 512 * 1024;

/** Routes of products. [API-26, OPEN-08] */
export async function productRoutes(app: FastifyInstance, services: ProductServices): Promise<void> {
  readRoutes(app, services);
  creationRoutes(app, services);
  changeRoutes(app, services);
}

function readRoutes(app: FastifyInstance, services: ProductServices): void {
  const catalogs = createCatalogReader(services);
  const reader = createProductReader(services);

  endpoint(
    app,
    products,
    async ({ query, provider, request, reply }) => {
      const ids = [...new Set(query.catalogIds.split(','))];
      if (ids.length > MAX_CATALOGS_PER_REQUEST) {
        throw new AppError(
          'invalid',
          `Products of ${MAX_CATALOGS_PER_REQUEST} catalogues can be requested at once.`,
        );
      }
      const found = await Promise.all(ids.map((id) => catalogs.find(provider.id, id, requesterOf(request))));
      const shown = found.filter((one) => one !== undefined);
      const matching = await reader.findByTitle(shown, query.title, {
        provider: provider.id,
        signal: goneSignal(reply),
      });
      const room = { textLength: MAX_TEXT_OF_RESPONSE };
      const rows: Product[] = [];
      let total = 0;
      for (const one of shown) {
        const ids = idsOf(one.catalog, matching, query);
        total += ids.length;
        rows.push(...(await reader.page(one, ids.slice(query._start, query._start + query._limit), room)));
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
      const { found, product } = await reader.find(params.id, request);
      return { data: reader.present(found, product) };
    },
    { isPublicRead: true },
  );
}

function creationRoutes(app: FastifyInstance, services: ProductServices): void {
  const catalogs = createCatalogReader(services);
  const reader = createProductReader(services);
  const { saves, batches } = saveLimits(services.config);

  async function create(
    request: FastifyRequest,
    {
      catalogId,
      ...sent
    }: { catalogId: string } & Pick<Parameters<typeof service.createProducts>[1], 'products' | 'pathOf'>,
  ): Promise<Product[]> {
    const { uid } = requireViewer(request.viewer);
    const found = await catalogs.editable(catalogId, request);
    const created = await service.createProducts(services, { found, uid, ...sent });
    return created.map((product, row) =>
      reader.present(found, product, found.catalog.products.length + row + 1),
    );
  }

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
}

/** Order, changes and deletion. */
function changeRoutes(app: FastifyInstance, services: ProductServices): void {
  const catalogs = createCatalogReader(services);
  const reader = createProductReader(services);
  const { saves } = saveLimits(services.config);

  endpoint(
    app,
    orderProducts,
    ({ body: { data }, request }) =>
      retryOnConflict(async () => {
        const found = await catalogs.editable(data.catalogId, request);
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
        const own = await reader.editable(params.id, request);
        const product = await service.updateProduct(services, { ...own, uid, data });
        return ok(reader.present(own.found, product));
      }),
    saves,
  );

  endpoint(
    app,
    deleteProduct,
    ({ params, request }) =>
      retryOnConflict(async () => {
        await service.deleteProduct(services, await reader.editable(params.id, request));
        return done;
      }),
    saves,
  );
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
