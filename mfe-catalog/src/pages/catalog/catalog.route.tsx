import { localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { catalogApi } from '../../catalog.api.ts';
import { readMicroSiteQuery } from '../micro-site-address.ts';
import { findCatalog } from './find-catalog.ts';

export { CatalogPage as Component } from './CatalogPage.tsx';

/** The catalogue, then its products. */
export async function prefetch({
  dispatch,
  params,
  url,
}: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { portalId, catalogId } = readMicroSiteQuery(url.searchParams);
  if (!portalId) return { status: 404 };
  const { data: catalogs } = await dispatch(catalogApi.endpoints.portalCatalogs.initiate(portalId));
  if (!catalogs) return { status: 503 };
  const catalog = findCatalog(catalogs, { ref: params['ref'], catalogId });
  if (!catalog) return { status: 404 };
  await dispatch(catalogApi.endpoints.catalogProducts.initiate({ catalogId: catalog._id, portalId }));
  return undefined;
}

export function head({ state, params, url, language, t }: HeadContext): PageHead {
  const { portalId, catalogId } = readMicroSiteQuery(url.searchParams);
  const { data: catalogs = [] } = catalogApi.endpoints.portalCatalogs.select(portalId)(state as never);
  const catalog = findCatalog(catalogs, { ref: params['ref'], catalogId });
  return catalog
    ? { title: localized(catalog.name, language) }
    : { title: t('page.notFound'), noIndex: true };
}
