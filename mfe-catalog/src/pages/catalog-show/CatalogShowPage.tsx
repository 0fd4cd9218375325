import { useWebConfigQuery } from '@portico/shared/api';
import type { Catalog } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { useSearchParams } from '@portico/shared/platform';
import { Container, Section, spacing } from '@portico/shared/ui';
import { usePortalCatalogsQuery } from '../../catalog.api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ProductListSkeleton } from '../../templates/ProductList.tsx';
import { MicroSiteHeader } from '../MicroSiteHeader.tsx';
import { catalogsAddress, type MicroSiteQuery, readMicroSiteQuery } from '../micro-site-address.ts';
import { PageMessage } from '../PageMessage.tsx';
import { CatalogSearch } from './CatalogSearch.tsx';
import { ProductGrid } from './ProductGrid.tsx';

/** Minimum number of products for showing the search. */
const SEARCHED_FROM = 9;

/** Page of a catalogue with all its products, and a search. [CAT-13, OPEN-07] */
export function CatalogShowPage() {
  const [search] = useSearchParams();
  const query = readMicroSiteQuery(search);
  const { portalId, catalogId, provider } = query;
  const { currentData: catalogs, error, refetch } = usePortalCatalogsQuery(portalId, { skip: !portalId });
  if (error && !catalogs) return <PageMessage error={error} onRetry={() => void refetch()} />;
  const catalog = catalogs?.find(({ _id }) => _id === catalogId);
  if (!portalId || (catalogs && !catalog)) return <PageMessage portalId={portalId} provider={provider} />;
  return (
    <Section>
      <Container css={{ display: 'grid', gap: spacing[6] }}>
        {catalog ? (
          <CatalogContent catalog={catalog} query={query} isOnly={catalogs?.length === 1} />
        ) : (
          <ProductListSkeleton isPage template={1} count={8} />
        )}
      </Container>
    </Section>
  );
}

function CatalogContent(props: { catalog: Catalog; query: MicroSiteQuery; isOnly: boolean }) {
  const { catalog, query, isOnly } = props;
  const { t } = useMessages();
  const { data: config } = useWebConfigQuery();
  const { _id: catalogId, portalId, name, products } = catalog;
  const provider = query.provider ?? config?.provider ?? '';
  const hasSearch = products.length >= SEARCHED_FROM || query.title !== '';
  return (
    <>
      <MicroSiteHeader
        query={query}
        title={<LocalizedTitle text={name} />}
        text={t('catalog.count', { count: products.length })}
        all={isOnly ? undefined : catalogsAddress({ portalId, provider: query.provider })}
      />
      {hasSearch ? <CatalogSearch key={query.title} query={query} /> : null}
      <ProductGrid key={`${catalogId}?${query.title}`} catalog={catalog} query={query} provider={provider} />
    </>
  );
}
