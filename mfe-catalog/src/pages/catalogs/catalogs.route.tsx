import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { catalogApi } from '../../catalog.api.ts';
import { catalogsAddress, readMicroSiteQuery } from '../micro-site-address.ts';
import { picturesRequest } from './CatalogPictures.tsx';

export { CatalogsPage as Component } from './CatalogsPage.tsx';

/** The portal's catalogues, then the pictures of each; whose catalogues they are besides is known in the browser alone. */
export async function prefetch({ dispatch, url }: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { portalId } = readMicroSiteQuery(url.searchParams);
  if (!portalId) return { status: 404 };
  const { portalCatalogs, catalogProducts } = catalogApi.endpoints;
  const { data: catalogs } = await dispatch(portalCatalogs.initiate(portalId));
  if (!catalogs) return { status: 503 };
  await Promise.all(catalogs.map((catalog) => dispatch(catalogProducts.initiate(picturesRequest(catalog)))));
  return undefined;
}

export function head({ url, t }: HeadContext): PageHead {
  const { portalId } = readMicroSiteQuery(url.searchParams);
  return {
    title: t('catalogs.title'),
    path: catalogsAddress({ portalId }),
    ...(portalId ? {} : { noIndex: true }),
  };
}
