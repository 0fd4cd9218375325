import { type Product, products } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import type { Services } from '../../services.ts';
import { catalogRepository } from '../catalogs/catalog.repository.ts';
import { imageUrl } from '../images/image.presenter.ts';
import { askerOf, createPortalReader } from '../portals/portal.reader.ts';
import { type ProductRecord, productRepository } from './product.repository.ts';

/** [API-26] `_limit` counts per catalogue, so that one call fills every section of a page. */
export async function productRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const catalogs = catalogRepository(services.records);
  const repository = productRepository(services.records);
  const portals = createPortalReader(services);

  endpoint(app, products, async ({ query, provider, request }) => {
    const direction = query._order === 'desc' ? -1 : 1;
    const pages = [...new Set(query.catalogIds.split(','))].map(async (id) => {
      const catalog = await catalogs.get(provider.id, id);
      const portal = catalog && (await portals.find(provider.id, catalog.value.portalId, askerOf(request)));
      if (portal?.kind !== 'visible') return [];
      const found = await repository.list(provider.id, { field: 'catalog', value: id });
      return found
        .map(({ value }) => value)
        .sort((a, b) => direction * (a.appearSeq - b.appearSeq))
        .slice(0, query._limit)
        .map(present);
    });
    return { data: (await Promise.all(pages)).flat() };
  });
}

const present = (product: ProductRecord): Product => ({
  ...product,
  imageURL: imageUrl(product.mainImageId),
});
