import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { Container, Section } from '@portico/shared/ui';
import { CreatorGuard, PRIVATE_PROVIDER_ADDRESS } from '../guard/CreatorGuard.tsx';
import { leavePrivateProvider } from '../guard/leave-private-provider.ts';
import { ClassicPage } from './ClassicPage.tsx';
import { ClassicSkeleton } from './ClassicSkeleton.tsx';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await leavePrivateProvider(context, PRIVATE_PROVIDER_ADDRESS);
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('classic.title'), noIndex: true });

/** /creator/classic/{id}: every field of a portal on one long page. [OPEN-37] */
export function Component() {
  return (
    <Section>
      <Container css={{ maxInlineSize: 960 }}>
        <CreatorGuard waiting={<ClassicSkeleton />}>
          <ClassicPage />
        </CreatorGuard>
      </Container>
    </Section>
  );
}
