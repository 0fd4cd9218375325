import { Container, Section } from '@portico/shared/ui';
import { ProductContent } from './ProductContent.tsx';

/** Page of a product. [CAT-13, OPEN-07] */
export function ProductPage() {
  return (
    <Section>
      <Container>
        <ProductContent />
      </Container>
    </Section>
  );
}
