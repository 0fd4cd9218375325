import {
  type HeadContext,
  Link,
  Navigate,
  type PageHead,
  type PrefetchContext,
  selectUser,
  useSelector,
  useText,
} from '@portico/shared/platform';
import { buttonStyles, Container, Section, SectionHeader } from '@portico/shared/ui';
import { useState } from 'react';
import { storedLanguageKind } from '../choose-language/stored-language-kind.ts';
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
        <SectionHeader
          level={1}
          title={t('myPortals.title')}
          text={t('myPortals.text')}
          action={<ReviewLink />}
        />
        <CreatorGuard waiting={<MyPortalsSkeleton />}>
          <InOneOfOurLanguages />
        </CreatorGuard>
      </Container>
    </Section>
  );
}

/** A browser that has kept a language which we do not speak is asked for one first. [CREATOR-11, AMBIG-03] */
function InOneOfOurLanguages() {
  const [kind] = useState(storedLanguageKind);
  return kind === 'unsupported' ? <Navigate to="/creator/choose-lang" replace /> : <MyPortals />;
}

/** The way to the review queue, for moderators alone. [OPEN-01] */
function ReviewLink() {
  const { t } = useText('mfe-creator');
  const isModerator = useSelector(selectUser)?.roles.includes('admin') ?? false;
  if (!isModerator) return null;
  return (
    <Link to="/creator/review" css={buttonStyles({ variant: 'secondary' })}>
      {t('myPortals.review')}
    </Link>
  );
}
