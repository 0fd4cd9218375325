import { Link, Navigate, selectUser, useSelector, useText } from '@portico/shared/platform';
import { buttonStyles, Container, Section, SectionHeader } from '@portico/shared/ui';
import { useState } from 'react';
import { CreatorGuard } from '../../guard/CreatorGuard.tsx';
import { storedLanguageKind } from '../choose-language/stored-language-kind.ts';
import { MyPortals } from './MyPortals.tsx';
import { MyPortalsSkeleton } from './MyPortalsSkeleton.tsx';

/** /creator: the portals of the user; the server renders only the frame. [CREATOR-01, CREATOR-02] */
export function MyPortalsPage() {
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

/** A browser with an unknown stored language is redirected to the language question. */
function InOneOfOurLanguages() {
  const [kind] = useState(storedLanguageKind);
  return kind === 'unsupported' ? <Navigate to="/creator/choose-lang" replace /> : <MyPortals />;
}

/** Link to the review queue, for moderators only. */
function ReviewLink() {
  const { t } = useText('mfe-creator');
  const isModerator = useSelector(selectUser)?.roles.includes('admin') ?? false;
  if (!isModerator) return null;
  return (
    <Link to="/console/review" css={buttonStyles({ variant: 'secondary' })}>
      {t('myPortals.review')}
    </Link>
  );
}
