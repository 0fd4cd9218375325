import { findCatalog } from '@portico/shared/domain';
import { type PrefetchContext, redirect } from '@portico/shared/platform';
import { catalogApi } from '../../catalog.api.ts';
import { failedStatus } from '../failed-status.ts';
import { readMicroSiteQuery, showAddress } from '../micro-site-address.ts';
import { withTokenLogin } from '../with-token-login.tsx';
import { CatalogRefPage } from './CatalogRefPage.tsx';

export const Component = withTokenLogin(CatalogRefPage);

/** Finds the catalogue and redirects to its page; in the browser the page itself navigates. */
export async function prefetch({
  dispatch,
  params,
  url,
}: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { ref = '' } = params;
  const { portalId, catalogId, provider } = readMicroSiteQuery(url.searchParams);
  const { portalCatalogs, catalogsOfRef } = catalogApi.endpoints;
  const { data, error } = portalId
    ? await dispatch(portalCatalogs.initiate(portalId))
    : await dispatch(catalogsOfRef.initiate({ ref, portalId }));
  if (!data) return failedStatus(error);
  const catalog = findCatalog(data, { ref, catalogId });
  if (!catalog) return { status: 404 };
  const token = url.searchParams.get('token');
  const address = showAddress({ catalogId: catalog._id, portalId: catalog.portalId, provider });
  // The target page removes the token from its URL.
  throw redirect(token ? `${address}&${new URLSearchParams({ token })}` : address);
}

/** Shown only if the catalogue does not exist. */
export const head = ({ t }: { t: (key: string) => string }) => ({
  title: t('page.notFound'),
  noIndex: true,
});
