import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { useText } from '@portico/shared/platform';
import { Container, Section, SectionHeader } from '@portico/shared/ui';
import { CreatorGuard, PRIVATE_PROVIDER_ADDRESS } from '../guard/CreatorGuard.tsx';
import { leavePrivateProvider } from '../guard/leave-private-provider.ts';
import { MyPortals } from './MyPortals.tsx';
import { MyPortalsSkeleton } from './MyPortalsSkeleton.tsx';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await leavePrivateProvider(context, PRIVATE_PROVIDER_ADDRESS);
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('myPortals.title'), noIndex: true });

/** /creator: the portals of who is signed in; the server draws the frame alone. [CREATOR-01, CREATOR-02] */
export function Component() {
  const { t } = useText('mfe-creator');
  return (
    <Section>
      <Container>
        <SectionHeader level={1} title={t('myPortals.title')} text={t('myPortals.text')} />
        <CreatorGuard waiting={<MyPortalsSkeleton />}>
          <MyPortals />
        </CreatorGuard>
      </Container>
    </Section>
  );
}
