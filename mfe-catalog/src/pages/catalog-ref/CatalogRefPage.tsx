import { findCatalog } from '@portico/shared/domain';
import { Navigate, useParams, useSearchParams } from '@portico/shared/platform';
import { Container, Section } from '@portico/shared/ui';
import { useCatalogsOfRefQuery, usePortalCatalogsQuery } from '../../catalog.api.ts';
import { ProductListSkeleton } from '../../templates/ProductList.tsx';
import { readMicroSiteQuery, showAddress } from '../micro-site-address.ts';
import { PageMessage } from '../PageMessage.tsx';

/** Redirects from a catalogue's ref to its page. [CAT-12, CAT-13, OPEN-07] */
export function CatalogRefPage() {
  const { ref = '' } = useParams();
  const [search] = useSearchParams();
  const { portalId, catalogId, provider } = readMicroSiteQuery(search);
  const ofPortal = usePortalCatalogsQuery(portalId, { skip: !portalId });
  const ofRef = useCatalogsOfRefQuery({ ref, portalId }, { skip: portalId !== '' });
  const { currentData: catalogs, error, refetch } = portalId ? ofPortal : ofRef;
  if (error && !catalogs) return <PageMessage error={error} onRetry={() => void refetch()} />;
  if (catalogs) {
    const catalog = findCatalog(catalogs, { ref, catalogId });
    if (!catalog) return <PageMessage portalId={portalId} provider={provider} />;
    const { _id, portalId: owner } = catalog;
    return <Navigate to={showAddress({ catalogId: _id, portalId: owner, provider })} replace />;
  }
  return (
    <Section>
      <Container>
        <ProductListSkeleton template={1} count={4} />
      </Container>
    </Section>
  );
}
