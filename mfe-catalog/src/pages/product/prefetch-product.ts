import type { Product } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { catalogApi, type ProductsRequest } from '../../catalog.api.ts';
import { readMicroSiteQuery } from '../micro-site-address.ts';

function productsRequest({ params, url }: Pick<PrefetchContext, 'params' | 'url'>): ProductsRequest {
  return { catalogId: params['catalogId'] ?? '', portalId: readMicroSiteQuery(url.searchParams).portalId };
}

const productOf = (products: readonly Product[] | undefined, id: string | undefined): Product | undefined =>
  products?.find(({ _id }) => _id === id);

/** The product, among those of its catalogue. */
export async function prefetchProduct(context: PrefetchContext): Promise<{ status?: number } | undefined> {
  const call = catalogApi.endpoints.catalogProducts.initiate(productsRequest(context));
  const { data: products } = await context.dispatch(call);
  if (!products) return { status: 503 };
  return productOf(products, context.params['productId']) ? undefined : { status: 404 };
}

/** What a product's page is to search engines and previews. */
export function productHead(context: HeadContext): PageHead {
  const { state, params, language, t } = context;
  const { data } = catalogApi.endpoints.catalogProducts.select(productsRequest(context))(state as never);
  const product = productOf(data, params['productId']);
  if (!product) return { title: t('page.notFound'), noIndex: true };
  const description = localized(product.description, language);
  return {
    title: localized(product.name, language),
    ...(description ? { description } : {}),
    ...(product.imageURL ? { image: product.imageURL } : {}),
  };
}
