import { startSession } from '@portico/shared/api';
import { LoadFailed } from '@portico/shared/patterns';
import { selectToken, selectUser, useDispatch, useSelector, useText } from '@portico/shared/platform';
import { Container, color, Notice, radii, Section, SectionHeader, spacing } from '@portico/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useAccountQuery } from '../../account.api.ts';
import { usePrivateProvider } from '../../guard/use-private-provider.ts';
import { AccountGuard } from './AccountGuard.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import { LeavingAccount } from './LeavingAccount.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { RecoveryCodesSection } from './RecoveryCodesSection.tsx';
import { SessionList } from './SessionList.tsx';
import { TotpSection } from './TotpSection.tsx';

/**
 * /creator/account: profile, password, second factors, sessions, data and deletion of the user's account, also on private
 * providers.
 */
export function AccountPage() {
  const { t } = useText('mfe-creator');
  return (
    <Section>
      <Container>
        <SectionHeader level={1} title={t('account.title')} />
        <AccountGuard waiting={<AccountSkeleton />}>
          <Account />
        </AccountGuard>
      </Container>
    </Section>
  );
}

function Account() {
  const { t } = useText('mfe-creator');
  const { data: account, error, refetch } = useAccountQuery();
  const isPrivateProvider = usePrivateProvider();
  const dispatch = useDispatch();
  const token = useSelector(selectToken);
  const user = useSelector(selectUser);
  const hasSecondFactor = account?.hasTotp || account?.hasPasskeys;
  useEffect(() => {
    if (!hasSecondFactor || !token || !user?.needsSecondFactor) return;
    const { needsSecondFactor: _met, ...rest } = user;
    startSession(dispatch, { token, user: rest });
  }, [hasSecondFactor, token, user, dispatch]);
  if (!account && error) {
    return (
      <LoadFailed
        error={error}
        title={t('account.failed')}
        text={t('login.serverFailed')}
        offlineText={t('page.offline')}
        retryLabel={t('page.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!account) return <AccountSkeleton />;
  if (account.deletesAt) return <LeavingAccount deletesAt={account.deletesAt} />;
  return (
    <div css={{ display: 'grid', gap: spacing[6], maxInlineSize: '44rem' }}>
      {user?.needsSecondFactor ? (
        <Notice tone="warning" title={t('account.required.title')}>
          {t(account.hasPassword ? 'account.required.text' : 'account.required.noPassword')}
        </Notice>
      ) : null}
      <Panel title={t('account.profile.heading')}>
        <ProfileSection account={account} />
      </Panel>
      <Panel title={t('account.password.heading')}>
        {account.hasPassword ? (
          <PasswordForm username={account.username} />
        ) : (
          <p css={{ color: color.inkMuted }}>{t('account.password.none')}</p>
        )}
      </Panel>
      {isPrivateProvider === false ? (
        <Panel title={t('account.email.heading')}>
          <EmailSection account={account} />
        </Panel>
      ) : null}
      {account.hasPassword ? (
        <Panel title={t('account.totp.heading')}>
          <TotpSection hasTotp={account.hasTotp} />
        </Panel>
      ) : null}
      {account.hasPassword && isPrivateProvider === false ? (
        <Panel title={t('account.passkeys.heading')}>
          <PasskeySection />
        </Panel>
      ) : null}
      {account.hasTotp || account.hasPasskeys ? (
        <Panel title={t('account.recovery.heading')}>
          <RecoveryCodesSection left={account.recoveryCodes} />
        </Panel>
      ) : null}
      <Panel title={t('account.sessions.heading')}>
        <SessionList />
      </Panel>
      <Panel title={t('account.data.heading')}>
        <DataSection />
      </Panel>
      <Panel title={t('account.leave.heading')}>
        <LeaveSection hasPassword={account.hasPassword} />
      </Panel>
    </div>
  );
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    css={{
      display: 'grid',
      gap: spacing[4],
      padding: spacing[5],
      borderRadius: radii.lg,
      background: color.surface,
      boxShadow: 'var(--shadow-sm)',
    }}
  >
    <h2>{title}</h2>
    {children}
  </section>
);
