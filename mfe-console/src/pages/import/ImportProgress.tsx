import { failureMessage, isApiError } from '@portico/shared/api';
import { groupedNumber } from '@portico/shared/domain';
import { Button, color, fontSizes, Notice, progressBarStyles, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { BadRow, ImportRun } from './use-import.ts';

/** Bad rows shown at first. */
const BAD_ROWS_SHOWN = 50;

/** How far an import or a dry run is, what it did, and what was wrong. */
export function ImportProgress({
  run,
  isRunning,
  onResume,
}: {
  run: ImportRun;
  isRunning: boolean;
  onResume: () => void;
}) {
  const { t } = useMessages();
  const { dryRun, done, total, counts, bad, lost, failure } = run;
  const isOffline = isApiError(failure) && failure.kind === 'offline';
  const numbers = Object.fromEntries(
    Object.entries(counts).map(([result, count]) => [result, groupedNumber(count)]),
  );
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      {isRunning || failure !== undefined ? (
        <div css={{ display: 'grid', gap: spacing[2] }}>
          <progress
            aria-label={t(dryRun ? 'import.checking' : 'import.importing')}
            value={done}
            max={total}
            css={progressBarStyles}
          />
          <span role="status" css={{ color: color.inkMuted }}>
            {t('import.progress', { done: groupedNumber(done), total: groupedNumber(total) })}
          </span>
        </div>
      ) : null}
      {failure === undefined ? null : (
        <Notice
          tone="danger"
          title={t('import.stopped')}
          action={
            <Button size="sm" variant="secondary" onClick={onResume}>
              {t('import.resume')}
            </Button>
          }
        >
          {isOffline ? t('import.offline') : failureMessage(failure)}
        </Notice>
      )}
      {done === total ? (
        <Notice
          tone={counts.invalid > 0 ? 'warning' : 'success'}
          title={t(dryRun ? 'import.wouldBe' : 'import.imported')}
        >
          {t('import.counts', numbers)}
        </Notice>
      ) : null}
      {bad.length > 0 ? <BadRows title={t('import.badRows')} bad={bad} /> : null}
      {lost.length > 0 ? <BadRows title={t('import.lostPictures')} bad={lost} /> : null}
    </div>
  );
}

function BadRows({ title, bad }: { title: string; bad: readonly BadRow[] }) {
  const { t } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? bad : bad.slice(0, BAD_ROWS_SHOWN);
  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      <h3 css={{ fontSize: fontSizes.md }}>{title}</h3>
      <ul role="list" css={{ display: 'grid', gap: spacing[2] }}>
        {shown.map(({ row, problems }) => (
          <li key={row} css={{ display: 'grid', gap: 2 }}>
            <span css={{ fontWeight: 'var(--font-medium)' }}>{t('import.row', { row: String(row) })}</span>
            {problems.map(({ column, text }) => (
              <span key={`${column} ${text}`} css={{ color: color.inkMuted }}>
                {column ? <bdi css={{ color: color.ink }}>{column}</bdi> : null}
                {column ? ': ' : ''}
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {shown.length < bad.length ? (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
            {t('import.moreBad', { number: groupedNumber(bad.length - shown.length) })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
