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
import { productSearch } from '@portico/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../../plugins/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import type { Services } from '../../services.ts';
import { onFreshRecords } from '../../storage/on-fresh-records.ts';
import { requireViewer } from '../auth/auth.policy.ts';
import { presentCatalog, presentListing } from '../catalogs/catalog.presenter.ts';
import { type CatalogFound, createCatalogReader } from '../catalogs/catalog.reader.ts';
import type { CatalogRecord } from '../catalogs/catalog.repository.ts';
import { askerOf, requireEditor } from '../portals/portal.reader.ts';
import { presentProduct, withSignedImage } from './product.presenter.ts';
import { type ProductRecord, productRepository } from './product.repository.ts';
import * as service from './product.service.ts';

/** Catalogues in one question for products: as many as a portal may have. */
const MAX_CATALOGS_ASKED = 50;
/** Bytes: room for 1,000 products described in four languages. */
const MAX_BATCH_BODY = 16 * 1024 * 1024;
/** Bytes: room for the ids of 5,000 products. */
const MAX_ORDER_BODY = 2 * 1024 * 1024;

/** [API-26, OPEN-08] */
export async function productRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const repository = productRepository(services.records);
  const reader = createCatalogReader(services);

  endpoint(app, products, async ({ query, provider, request, reply }) => {
    const ids = [...new Set(query.catalogIds.split(','))];
    if (ids.length > MAX_CATALOGS_ASKED) {
      throw new AppError('invalid', `Products of ${MAX_CATALOGS_ASKED} catalogues can be asked for at once.`);
    }
    const found = await Promise.all(ids.map((id) => reader.find(provider.id, id, askerOf(request))));
    const shown = found.filter((one) => one !== undefined);
    const pages = await Promise.all(shown.map((one) => page(provider.id, one, query)));
    reply.header('x-total-count', String(pages.reduce((count, { total }) => count + total, 0)));
    return { data: pages.flatMap(({ rows }) => rows) };
  });

  endpoint(app, productById, async ({ params, request }) => {
    const { found, product } = await findProduct(params.id, request);
    return { data: present(found, product) };
  });

  endpoint(app, createProduct, ({ body, request }) => {
    const { catalogId, ...fields } = body.data;
    return onFreshRecords(async () => {
      const [created] = await create(request, { catalogId, products: [fields], pathOf: () => 'body.data' });
      if (!created) throw new Error('A product was asked for.');
      return ok(created);
    });
  });

  endpoint(
    app,
    createProducts,
    ({ body: { data }, request }) =>
      onFreshRecords(async () =>
        ok(await create(request, { ...data, pathOf: (row) => `body.data.products.${row}` })),
      ),
    { bodyLimit: MAX_BATCH_BODY, needsViewer: true },
  );

  endpoint(
    app,
    orderProducts,
    ({ body: { data }, request }) =>
      onFreshRecords(async () => {
        const found = await reader.editable(data.catalogId, request);
        const catalog = await service.orderProducts(services, { found, ids: data.ids });
        return ok(presentCatalog(catalog, found.portal.portal));
      }),
    { bodyLimit: MAX_ORDER_BODY, needsViewer: true },
  );

  endpoint(app, updateProduct, ({ params, body: { data }, viewer, request }) =>
    onFreshRecords(async () => {
      const { uid } = requireViewer(viewer);
      const own = await editableProduct(params.id, request);
      const product = await service.updateProduct(services, { ...own, uid, data });
      return ok(present(own.found, product));
    }),
  );

  endpoint(app, deleteProduct, ({ params, request }) =>
    onFreshRecords(async () => {
      await service.deleteProduct(services, await editableProduct(params.id, request));
      return done;
    }),
  );

  const present = (
    { catalog, portal: { portal } }: CatalogFound,
    product: ProductRecord,
    place = placeOf(catalog, product),
  ): Product => ({
    ...withSignedImage(presentProduct(product, place), { portal, signatures: services.imageSignatures }),
    ...presentListing(portal),
  });

  /** The asked part of one catalogue and how many there are of its kind; without a search only the part is read. */
  async function page(
    provider: string,
    catalogFound: CatalogFound,
    { _start, _limit, _order, title }: QueryOf<typeof products>,
  ): Promise<{ rows: Product[]; total: number }> {
    const { products: all } = catalogFound.catalog;
    const ids = _order === 'desc' ? all.toReversed() : all;
    const part = <Item>(items: readonly Item[]) => items.slice(_start, _start + _limit);
    const read = async (wanted: readonly string[]) =>
      (await repository.getMany(provider, wanted)).map(({ value }) => value);
    const found = title?.trim() ? (await read(ids)).filter(productSearch(title)) : undefined;
    const shown = found ? part(found) : await read(part(ids));
    return {
      rows: shown.map((product) => present(catalogFound, product)),
      total: found ? found.length : all.length,
    };
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

  /** A product with its catalogue; throws 'not-found' when the asker may not see it. */
  async function findProduct(id: string, request: FastifyRequest): Promise<service.ProductOfCatalog> {
    const provider = request.provider.id;
    const record = await repository.get(provider, id);
    const found = record && (await reader.find(provider, record.value.catalogId, askerOf(request)));
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

/** Counted from 1. */
const placeOf = (catalog: CatalogRecord, { _id }: Pick<ProductRecord, '_id'>): number =>
  catalog.products.indexOf(_id) + 1;
