import { useSearchParams } from '@portico/shared/platform';
import { Container, Section } from '@portico/shared/ui';
import { BackToPortal } from '../BackToPortal.tsx';
import { readMicroSiteQuery } from '../micro-site-address.ts';
import { ProductContent } from '../product/ProductContent.tsx';

/** A product's page with a link back to its portal. [OPEN-07] */
export function ProductDetailPage() {
  const [search] = useSearchParams();
  const { portalId, provider } = readMicroSiteQuery(search);
  return (
    <Section>
      <Container>
        <BackToPortal portalId={portalId} provider={provider} />
        <ProductContent />
      </Container>
    </Section>
  );
}
