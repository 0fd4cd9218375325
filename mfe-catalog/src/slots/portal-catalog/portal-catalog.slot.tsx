import type { PrefetchContext, SlotContent, SlotProps } from '@portico/shared/platform';
import { Button, Notice, spacing } from '@portico/shared/ui';
import { catalogApi, usePortalCatalogsQuery } from '../../catalog.api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CatalogSection, sectionRequest } from './CatalogSection.tsx';

/** Prefetches the catalogues, then the first products of each. */
export async function prefetch(
  { portalId }: SlotProps['portal.catalog'],
  { dispatch }: Pick<PrefetchContext, 'dispatch' | 'language'>,
): Promise<SlotContent> {
  const { data: catalogs } = await dispatch(catalogApi.endpoints.portalCatalogs.initiate(portalId));
  await Promise.all(
    (catalogs ?? []).map((catalog) =>
      dispatch(catalogApi.endpoints.catalogProducts.initiate(sectionRequest(catalog))),
    ),
  );
  return { isEmpty: catalogs?.length === 0 };
}

/** A portal's catalogues on its page; nothing while loading or if it has none. [CAT-01] */
export function Component({ portalId, provider }: SlotProps['portal.catalog']) {
  const { t } = useMessages();
  const { currentData: catalogs, isError, refetch } = usePortalCatalogsQuery(portalId);
  if (catalogs === undefined) {
    if (!isError) return null;
    return (
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('catalog.retry')}
          </Button>
        }
      >
        {t('catalog.failed')}
      </Notice>
    );
  }
  if (catalogs.length === 0) return null;
  return (
    <div css={{ display: 'grid', gap: spacing[12] }}>
      {catalogs.map((catalog) => (
        <CatalogSection key={catalog._id} catalog={catalog} provider={provider} />
      ))}
    </div>
  );
}
