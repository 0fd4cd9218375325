import { type PrefetchContext, redirect } from '@portico/shared/platform';
import { catalogApi } from '../../catalog.api.ts';
import { readMicroSiteQuery, showAddress } from '../micro-site-address.ts';
import { findCatalog } from './find-catalog.ts';

export { CatalogRefPage as Component } from './CatalogRefPage.tsx';

/** Finds the catalogue and leads to its page; in the browser the page itself does. */
export async function prefetch({
  dispatch,
  params,
  url,
}: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { ref = '' } = params;
  const { portalId, catalogId, provider } = readMicroSiteQuery(url.searchParams);
  const { portalCatalogs, catalogsOfRef } = catalogApi.endpoints;
  const { data } = portalId
    ? await dispatch(portalCatalogs.initiate(portalId))
    : await dispatch(catalogsOfRef.initiate({ ref, portalId }));
  if (!data) return { status: 503 };
  const catalog = findCatalog(data, { ref, catalogId });
  if (!catalog) return { status: 404 };
  throw redirect(showAddress({ catalogId: catalog._id, portalId: catalog.portalId, provider }));
}

/** Shown only where it leads nowhere. */
export const head = ({ t }: { t: (key: string) => string }) => ({
  title: t('page.notFound'),
  noIndex: true,
});
