import { selectData } from '@portico/shared/api';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { catalogApi } from '../../catalog.api.ts';
import { failedStatus } from '../failed-status.ts';
import { catalogsAddress, readMicroSiteQuery } from '../micro-site-address.ts';
import { withTokenLogin } from '../with-token-login.tsx';
import { picturesRequest } from './CatalogPictures.tsx';
import { CatalogsPage } from './CatalogsPage.tsx';

export const Component = withTokenLogin(CatalogsPage);

/**
 * Prefetches the portal's catalogues, then the pictures of each. Without a portal it does nothing, because only the
 * browser knows who is signed in.
 */
export async function prefetch({ dispatch, url }: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { portalId } = readMicroSiteQuery(url.searchParams);
  if (!portalId) return { status: 404 };
  const { portalCatalogs, catalogProducts } = catalogApi.endpoints;
  const { data: catalogs, error } = await dispatch(portalCatalogs.initiate(portalId));
  if (!catalogs) return failedStatus(error);
  await Promise.all(catalogs.map((catalog) => dispatch(catalogProducts.initiate(picturesRequest(catalog)))));
  return undefined;
}

/** Search engines may index the catalogues of an official portal, if there are any. [PORTAL-05] */
export function head({ state, url, t }: HeadContext): PageHead {
  const { portalId } = readMicroSiteQuery(url.searchParams);
  const catalogs = selectData(catalogApi.endpoints.portalCatalogs, portalId, state) ?? [];
  const isListed = catalogs.some(({ isUnlisted }) => !isUnlisted);
  return {
    title: t('catalogs.title'),
    path: catalogsAddress({ portalId }),
    ...(isListed ? {} : { noIndex: true }),
  };
}
