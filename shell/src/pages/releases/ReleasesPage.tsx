import {
  Link,
  selectSessionSettled,
  selectUser,
  useHydrated,
  useLocation,
  useSelector,
  useText,
} from '@portico/shared/platform';
import {
  buttonStyles,
  Container,
  Notice,
  Section,
  SectionHeader,
  StateMessage,
  spacing,
} from '@portico/shared/ui';
import { Lock } from 'lucide-react';
import { ReleasesDashboard, ReleasesSkeleton } from './ReleasesDashboard.tsx';

/** /platform/releases: the stable set and the canary, for admins. Part of the shell, so that no remote can break it. */
export function ReleasesPage() {
  const { t } = useText('shell-platform');
  return (
    <Section>
      <Container>
        <SectionHeader level={1} title={t('releases.title')} text={t('releases.text')} />
        <noscript>
          <Notice tone="warning">{t('releases.needsScript')}</Notice>
        </noscript>
        <ForAdmins />
      </Container>
    </Section>
  );
}

function ForAdmins() {
  const { t } = useText('shell-platform');
  const { pathname } = useLocation();
  // The server renders no session, so the first render in the browser must not either.
  const isHydrated = useHydrated();
  const isSettled = useSelector(selectSessionSettled);
  const user = useSelector(selectUser);
  if (!isHydrated || (!isSettled && !user)) return <ReleasesSkeleton />;
  if (!user) {
    return (
      <StateMessage
        kind="empty"
        icon={<Lock size={28} strokeWidth={1.75} aria-hidden="true" />}
        title={t('releases.signIn')}
        text={t('releases.signInText')}
        action={
          <Link to="/login" state={{ requested: pathname }} css={buttonStyles({ variant: 'primary' })}>
            {t('releases.signInLink')}
          </Link>
        }
      />
    );
  }
  if (!user.roles.includes('admin')) {
    return (
      <StateMessage
        kind="empty"
        icon={<Lock size={28} strokeWidth={1.75} aria-hidden="true" />}
        title={t('releases.notAllowed')}
        text={t('releases.notAllowedText')}
      />
    );
  }
  return (
    <div css={{ display: 'grid', gap: spacing[10] }}>
      <ReleasesDashboard />
    </div>
  );
}
