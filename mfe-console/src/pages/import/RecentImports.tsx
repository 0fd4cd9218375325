import { failureMessage } from '@portico/shared/api';
import type { ImportRun } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { useNotify } from '@portico/shared/platform';
import { Badge, Button, ConfirmDialog, SectionHeader, spacing } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { panel } from '../../layout/panel-styles.ts';
import { rowFacts } from '../../lists/RecordRow.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useImportRunsQuery, useTakeBackImportMutation } from './import.api.ts';

/** The imports of the last 30 days, each of which can be undone. Without one there is nothing to show. */
export function RecentImports() {
  const { t } = useMessages();
  const titleId = useId();
  const { data: runs = [] } = useImportRunsQuery();
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('import.recent')} text={t('import.recentText')} />
      <ul role="list" aria-labelledby={titleId} css={{ display: 'grid', gap: spacing[3] }}>
        {runs.map((run) => (
          <li key={run.run}>
            <Run run={run} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Run({ run: { run, kind, at, by, created, updated, takenBackDate } }: { run: ImportRun }) {
  const { t } = useMessages();
  const moment = useMoment();
  const notify = useNotify();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [takeBack] = useTakeBackImportMutation();
  const time = moment(at);

  async function confirm(): Promise<void> {
    setRunning(true);
    const left: string[] = [];
    try {
      for (;;) {
        const part = await takeBack(run).unwrap();
        left.push(...part.left);
        if (part.isDone) break;
      }
      notify({
        tone: left.length > 0 ? 'warning' : 'success',
        text: t('import.takenBackDone'),
        ...(left.length > 0 ? { detail: t('import.leftAsIs', { ids: left.join(', ') }) } : {}),
      });
    } catch (error) {
      notify({ tone: 'danger', text: t('import.notTakenBack'), detail: failureMessage(error) });
    } finally {
      setRunning(false);
      setIsConfirming(false);
    }
  }

  return (
    <div css={[panel, { gap: spacing[2] }]}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[2] }}>
        <h3 css={{ fontSize: 'inherit', marginInlineEnd: 'auto' }}>
          {t(`import.${kind}`)} · {time}
        </h3>
        {takenBackDate ? (
          <Badge>{t('import.takenBack')}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('import.takeBackOf', { time })}
            onClick={() => setIsConfirming(true)}
          >
            {t('import.takeBack')}
          </Button>
        )}
      </div>
      <div css={rowFacts}>
        <span>{t('import.createdCount', { number: groupedNumber(created) })}</span>
        <span>{t('import.updatedCount', { number: groupedNumber(updated) })}</span>
        <bdi>{by}</bdi>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('import.takeBackTitle')}
        itemName={time}
        confirmLabel={t('import.takeBack')}
        cancelLabel={t('people.cancel')}
        closeLabel={t('people.cancel')}
        busy={isRunning}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void confirm()}
      >
        <p>{t('import.takeBackText')}</p>
      </ConfirmDialog>
    </div>
  );
}
