import { Container, Section } from '@portico/shared/ui';
import { CreatorGuard } from '../../guard/CreatorGuard.tsx';
import { ClassicPortal } from './ClassicPortal.tsx';
import { ClassicSkeleton } from './ClassicSkeleton.tsx';

/** /creator/classic/{id}: every field of a portal on one long page. [OPEN-37] */
export function ClassicPage() {
  return (
    <Section>
      <Container css={{ maxInlineSize: 960 }}>
        <CreatorGuard waiting={<ClassicSkeleton />}>
          <ClassicPortal />
        </CreatorGuard>
      </Container>
    </Section>
  );
}
