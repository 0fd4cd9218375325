import type { AccountSession } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { useNotify, useText } from '@portico/shared/platform';
import { Badge, Button, ConfirmDialog, color, fontSizes, media, radii, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import {
  useAccountSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '../../account.api.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { accountFailureKey } from './password-problems.ts';
import { SectionFailed } from './SectionFailed.tsx';

/** The sessions of the user, and buttons to end them. */
export function SessionList() {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [isConfirming, setIsConfirming] = useState(false);
  const {
    data: sessions,
    error,
    refetch,
  } = useAccountSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();

  if (!sessions) {
    if (!error) return <AccountSkeleton rows={['72px', '71px']} />;
    return <SectionFailed error={error} onRetry={() => void refetch()} />;
  }

  async function end(work: Promise<{ error?: unknown }>, done: string) {
    const { error: failure } = await work;
    notify(
      failure ? { tone: 'danger', text: t(accountFailureKey(failure)) } : { tone: 'success', text: t(done) },
    );
    await refetch();
  }

  return (
    <>
      <p css={{ color: color.inkMuted }}>{t('account.sessions.text')}</p>
      <ul css={{ display: 'grid', gap: spacing[3], margin: 0, padding: 0, listStyle: 'none' }}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isLoading && ending.originalArgs === session.id}
            onEnd={() => void end(endSession(session.id), 'account.sessions.ended')}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button
            variant="secondary"
            loading={endingOthers.isLoading}
            loadingLabel={t('account.sessions.ending')}
            onClick={() => setIsConfirming(true)}
          >
            {t('account.sessions.endOthers')}
          </Button>
        </div>
      ) : (
        <p>{t('account.sessions.only')}</p>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('account.sessions.endOthersTitle')}
        confirmLabel={t('account.sessions.endOthers')}
        cancelLabel={t('signUp.cancel')}
        closeLabel={t('signUp.cancel')}
        tone="danger"
        onConfirm={() => {
          setIsConfirming(false);
          void end(endOthers(), 'account.sessions.othersEnded');
        }}
        onCancel={() => setIsConfirming(false)}
      >
        {t('account.sessions.endOthersText')}
      </ConfirmDialog>
    </>
  );
}

function SessionRow(props: { session: AccountSession; isEnding: boolean; onEnd: () => void }) {
  const { session, isEnding, onEnd } = props;
  const { t, language } = useText('mfe-creator');
  const device =
    [session.browser, session.system].filter(Boolean).join(' · ') || t('account.sessions.unknown');
  const dates = dateFormat(language, { timeStyle: 'short' });
  const time = (key: string, date: string | undefined) =>
    date ? <time dateTime={date}>{t(key, { date: dates.format(new Date(date)) })}</time> : null;
  return (
    <li
      css={{
        display: 'grid',
        gap: spacing[3],
        alignItems: 'center',
        padding: `${spacing[3]} ${spacing[4]}`,
        border: `1px solid ${color.line}`,
        borderRadius: radii.lg,
        [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      }}
    >
      <div css={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2], alignItems: 'center' }}>
          <bdi css={{ fontWeight: 'var(--font-medium)' }}>{device}</bdi>
          {session.isCurrent ? <Badge tone="success">{t('account.sessions.current')}</Badge> : null}
        </span>
        <span css={{ display: 'grid', color: color.inkMuted, fontSize: fontSizes.sm }}>
          {time('account.sessions.since', session.createdDate)}
          {session.lastUsedDate === session.createdDate
            ? null
            : time('account.sessions.lastUsed', session.lastUsedDate)}
        </span>
      </div>
      {session.isCurrent ? null : (
        <div>
          <Button
            variant="secondary"
            size="sm"
            loading={isEnding}
            loadingLabel={t('account.sessions.ending')}
            aria-label={t('account.sessions.endOf', { device })}
            onClick={onEnd}
          >
            {t('account.sessions.end')}
          </Button>
        </div>
      )}
    </li>
  );
}
