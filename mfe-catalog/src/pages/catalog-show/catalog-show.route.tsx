import { selectData } from '@portico/shared/api';
import { localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { catalogApi } from '../../catalog.api.ts';
import { failedStatus } from '../failed-status.ts';
import { readMicroSiteQuery, showAddress } from '../micro-site-address.ts';
import { withTokenLogin } from '../with-token-login.tsx';
import { CatalogShowPage } from './CatalogShowPage.tsx';
import { productPagesRequest } from './ProductGrid.tsx';

export const Component = withTokenLogin(CatalogShowPage);

/** Prefetches the catalogue and its first products in parallel. */
export async function prefetch({ dispatch, url }: PrefetchContext): Promise<{ status?: number } | undefined> {
  const query = readMicroSiteQuery(url.searchParams);
  const { portalId, catalogId } = query;
  if (!portalId || !catalogId) return { status: 404 };
  const { portalCatalogs, productPages } = catalogApi.endpoints;
  const [{ data: catalogs, error }] = await Promise.all([
    dispatch(portalCatalogs.initiate(portalId)),
    dispatch(productPages.initiate(productPagesRequest(query))),
  ]);
  if (!catalogs) return failedStatus(error);
  return catalogs.some(({ _id }) => _id === catalogId) ? undefined : { status: 404 };
}

/** Head of a catalogue's page; search engines must not index that of an unofficial portal. [PORTAL-05] */
export function head({ state, url, language, t }: HeadContext): PageHead {
  const { portalId, catalogId, title } = readMicroSiteQuery(url.searchParams);
  const catalogs = selectData(catalogApi.endpoints.portalCatalogs, portalId, state) ?? [];
  const catalog = catalogs.find(({ _id }) => _id === catalogId);
  if (!catalog) return { title: t('page.notFound'), noIndex: true };
  return {
    title: localized(catalog.name, language),
    path: showAddress({ catalogId, portalId }),
    ...(title || catalog.isUnlisted ? { noIndex: true } : {}),
  };
}
