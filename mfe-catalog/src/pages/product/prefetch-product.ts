import { selectData } from '@portico/shared/api';
import type { Product } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { catalogApi } from '../../catalog.api.ts';
import { failedStatus } from '../failed-status.ts';
import { readMicroSiteQuery } from '../micro-site-address.ts';
import { productJsonLd } from './product-json-ld.ts';

const { productById } = catalogApi.endpoints;

const productRequest = ({ params, url }: Pick<PrefetchContext, 'params' | 'url'>) => ({
  productId: params['productId'] ?? '',
  portalId: readMicroSiteQuery(url.searchParams).portalId,
});

/** The product, if it belongs to the catalogue in the URL. */
const shown = (product: Product | undefined, catalogId: string | undefined): Product | undefined =>
  product?.catalogId === catalogId ? product : undefined;

export async function prefetchProduct(context: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { data, error } = await context.dispatch(productById.initiate(productRequest(context)));
  if (data) return shown(data, context.params['catalogId']) ? undefined : { status: 404 };
  return failedStatus(error);
}

/** Canonical path: the page exists with and without the link to its portal. */
const productAddress = ({ params, url }: HeadContext): string => {
  const [catalogId = '', productId = ''] = [params['catalogId'], params['productId']].map((id = '') =>
    encodeURIComponent(id),
  );
  const { portalId } = readMicroSiteQuery(url.searchParams);
  return `/catalog/${catalogId}/product/${productId}?${new URLSearchParams({ portalId })}`;
};

/** Head of a product's page; search engines must not index that of an unofficial portal. [PORTAL-05] */
export function productHead(context: HeadContext): PageHead {
  const { state, params, language, t, url } = context;
  const product = shown(selectData(productById, productRequest(context), state), params['catalogId']);
  if (!product) return { title: t('page.notFound'), noIndex: true };
  const description = localized(product.description, language);
  return {
    title: localized(product.name, language),
    path: productAddress(context),
    ...(description ? { description } : {}),
    ...(product.imageURL ? { image: product.imageURL } : {}),
    ...(product.isUnlisted
      ? { noIndex: true }
      : {
          jsonLd: () => [
            productJsonLd({ product, page: `${url.origin}${productAddress(context)}`, language }),
          ],
        }),
  };
}
