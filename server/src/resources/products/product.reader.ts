import type { Product } from '@portico/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../kernel/app-error.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import { presentListing } from '../catalogs/catalog.presenter.ts';
import { type CatalogFound, createCatalogReader } from '../catalogs/catalog.reader.ts';
import type { CatalogRecord } from '../catalogs/catalog.repository.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { type PortalReaderStores, requesterOf, requireEditor } from '../portals/portal.reader.ts';
import { presentProduct, withSignedImage } from './product.presenter.ts';
import { type ProductRecord, productRepository } from './product.repository.ts';
import type { ProductOfCatalog } from './product.service.ts';
import { createProductFinder, textLengthOf } from './product-finder.ts';

/** Products read at once; reading stops when the response is full. */
const READ_AT_ONCE = 8;

/** Loads and presents products with their catalogue and portal, which determine who may see and change them. */
export interface ProductReader {
  /** Throws 'not-found' when it does not exist, or the requester may not see it. */
  find(id: string, request: FastifyRequest): Promise<ProductOfCatalog>;
  /** As `find`, for editors of its portal. */
  editable(id: string, request: FastifyRequest): Promise<ProductOfCatalog>;
  /** Ids of the products that contain every word of the title; undefined without a title. */
  findByTitle(
    catalogs: readonly CatalogFound[],
    title: string | undefined,
    search: { provider: string; signal: AbortSignal },
  ): Promise<ReadonlySet<string> | undefined>;
  /** A page of a catalogue's products in their order, limited by size; at least six products fit. */
  page(found: CatalogFound, ids: readonly string[], room: { textLength: number }): Promise<Product[]>;
  /** `position` in the catalogue counts from 1. */
  present(found: CatalogFound, product: ProductRecord, position?: number): Product;
}

export function createProductReader(
  services: PortalReaderStores & { imageSignatures: ImageSignatures },
): ProductReader {
  const repository = productRepository(services.records);
  const catalogs = createCatalogReader(services);
  const finder = createProductFinder(services.records);

  const present: ProductReader['present'] = (
    { catalog, portal: { portal } },
    product,
    position = positionOf(catalog, product),
  ) => ({
    ...withSignedImage(presentProduct(product, position), { portal, signatures: services.imageSignatures }),
    ...presentListing(portal),
  });

  async function find(id: string, request: FastifyRequest): Promise<ProductOfCatalog> {
    const provider = request.provider.id;
    const record = await repository.get(provider, id);
    const found = record && (await catalogs.find(provider, record.value.catalogId, requesterOf(request)));
    if (!record || !found) throw notFound('This product');
    return { found, product: record.value, revision: record.revision };
  }

  return {
    find,
    present,

    async editable(id, request) {
      requireViewer(request.viewer);
      const own = await find(id, request);
      requireEditor(own.found.portal);
      return own;
    },

    async findByTitle(found, title, search) {
      if (!title?.trim()) return undefined;
      const ids = found.flatMap(({ catalog }) => catalog.products);
      return new Set(await finder.find({ ...search, ids, title }));
    },

    async page(found, ids, room) {
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
    },
  };
}

const positionOf = (catalog: CatalogRecord, { _id }: Pick<ProductRecord, '_id'>): number =>
  catalog.products.indexOf(_id) + 1;
