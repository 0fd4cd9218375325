import { NotFound } from '@portico/shared/patterns';
import { selectUser, useSelector, useText } from '@portico/shared/platform';
import { Container, color, fontSizes, Section, SectionHeader, spacing } from '@portico/shared/ui';
import { CreatorGuard } from '../../guard/CreatorGuard.tsx';
import { NeedsScript } from '../../guard/NeedsScript.tsx';
import { ReportedPortals } from './ReportedPortals.tsx';
import { ReviewQueue, ReviewSkeleton } from './ReviewQueue.tsx';

/** /creator/review: for moderators; others get 404. [OPEN-01, OPEN-15, OPEN-49] */
export function ReviewPage() {
  return (
    <CreatorGuard waiting={<Frame waiting />}>
      <ForModerators />
    </CreatorGuard>
  );
}

function ForModerators() {
  const user = useSelector(selectUser);
  // There is a token, and its user has not loaded yet.
  if (!user) return <Frame waiting />;
  return user.roles.includes('admin') ? <Frame /> : <NotFound />;
}

function Frame({ waiting = false }: { waiting?: boolean }) {
  const { t } = useText('mfe-creator');
  return (
    <Section>
      <Container>
        <SectionHeader level={1} title={t('review.title')} />
        <NeedsScript />
        {waiting ? null : <ReportedPortals />}
        <h2 css={{ fontSize: fontSizes.xl }}>{t('review.waitingTitle')}</h2>
        <p css={{ color: color.inkMuted, marginBlockEnd: spacing[4] }}>{t('review.text')}</p>
        {waiting ? <ReviewSkeleton /> : <ReviewQueue />}
      </Container>
    </Section>
  );
}
