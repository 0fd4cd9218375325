import { useWebConfigQuery } from '@portico/shared/api';
import type { Catalog } from '@portico/shared/contracts';
import { Said, useParams, useSearchParams } from '@portico/shared/platform';
import { Container, Section, SectionHeader, spacing } from '@portico/shared/ui';
import { useCatalogProductsQuery, usePortalCatalogsQuery } from '../../catalog.api.ts';
import { ProductList, ProductListSkeleton } from '../../templates/ProductList.tsx';
import { useWords } from '../../words/use-words.ts';
import { BackToPortal } from '../BackToPortal.tsx';
import { readMicroSiteQuery } from '../micro-site-address.ts';
import { PageMessage } from '../PageMessage.tsx';
import { findCatalog } from './find-catalog.ts';

/** One catalogue with all its products, as visitors see it. [CAT-13, OPEN-07] */
export function CatalogPage() {
  const { ref } = useParams();
  const [search] = useSearchParams();
  const { portalId, catalogId, provider } = readMicroSiteQuery(search);
  const { currentData: catalogs, isError, refetch } = usePortalCatalogsQuery(portalId, { skip: !portalId });
  if (isError && !catalogs) return <PageMessage onRetry={() => void refetch()} />;
  const catalog = catalogs && findCatalog(catalogs, { ref, catalogId });
  if (!portalId || (catalogs && !catalog)) return <PageMessage />;
  return (
    <Section>
      <Container css={{ display: 'grid', gap: spacing[4] }}>
        <BackToPortal portalId={portalId} provider={provider} />
        {catalog ? (
          <CatalogProducts catalog={catalog} provider={provider} />
        ) : (
          <ProductListSkeleton template={1} count={4} />
        )}
      </Container>
    </Section>
  );
}

function CatalogProducts({ catalog, provider }: { catalog: Catalog; provider: string | undefined }) {
  const { t } = useWords();
  const { data: config } = useWebConfigQuery();
  const { _id: catalogId, portalId, template, name } = catalog;
  const { currentData: products, isError, refetch } = useCatalogProductsQuery({ catalogId, portalId });
  if (isError && !products) return <PageMessage onRetry={() => void refetch()} />;
  return (
    <div>
      <SectionHeader level={1} title={<Said text={name} />} />
      {products === undefined ? <ProductListSkeleton template={template} count={4} /> : null}
      {products?.length === 0 ? <p>{t('catalog.empty')}</p> : null}
      {products?.length ? (
        <ProductList
          products={products}
          template={template}
          portalId={portalId}
          provider={provider ?? config?.provider ?? ''}
        />
      ) : null}
    </div>
  );
}
