import type { Catalog } from '@portico/shared/contracts';
import { catalogHref, catalogSize } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, usePageSettings } from '@portico/shared/platform';
import { Button, Notice, SectionHeader, ShowAllLink } from '@portico/shared/ui';
import { useId } from 'react';
import { useCatalogProductsQuery } from '../../catalog.api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ProductList, ProductListSkeleton } from '../../templates/ProductList.tsx';

/** The query argument of a section; page and prefetch must use the same one. [CAT-05] */
export const sectionRequest = ({ _id, template, portalId }: Catalog) => ({
  catalogId: _id,
  portalId,
  limit: catalogSize(template),
});

/** A catalogue: its name, its first products, and a link to all of them. [CAT-01, CAT-12] */
export function CatalogSection({ catalog, provider }: { catalog: Catalog; provider: string }) {
  const { t, localize } = useMessages();
  const { currentData: products, isError, refetch } = useCatalogProductsQuery(sectionRequest(catalog));
  const { microEndpoint } = usePageSettings();
  const { _id: catalogId, ref, portalId, template, name } = catalog;
  const id = useId();
  return (
    <section aria-labelledby={id} data-catalog={catalogId}>
      <SectionHeader
        id={id}
        title={<LocalizedTitle text={name} />}
        action={
          <ShowAllLink
            as={Link}
            to={catalogHref({ ref, catalogId, portalId, microEndpoint })}
            aria-label={t('catalog.showAllOf', { name: localize(name) })}
          >
            {t('catalog.showAll')}
          </ShowAllLink>
        }
      />
      {products ? (
        products.length === 0 ? (
          <p>{t('catalog.empty')}</p>
        ) : (
          <ProductList products={products} template={template} portalId={portalId} provider={provider} />
        )
      ) : isError ? (
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
      ) : (
        <ProductListSkeleton template={template} count={Math.min(catalogSize(template), 4)} />
      )}
    </section>
  );
}
