import type { Portal } from '@portico/shared/contracts';
import { useNotify, useText } from '@portico/shared/platform';
import { Button, Cluster, Notice } from '@portico/shared/ui';
import { ConflictDiff } from '../versions/ConflictDiff.tsx';
import { useConflictMessage } from './use-conflict-message.ts';
import { useNewerPortal } from './use-newer-portal.ts';
import type { PortalForm } from './use-portal-form.ts';

/**
 * Why a save failed, announced at once. After a conflict the user can show the newer version or overwrite it. [ERR-10,
 * T-21, T-49]
 */
export function SaveProblem<Draft>(props: {
  editing: PortalForm<Draft>;
  peekLabel: string;
  /** Shows the newer version. */
  onPeek: (newer: Portal) => void;
  /** Discards the changes. */
  onDiscard: () => void;
}) {
  const { editing, peekLabel, onPeek } = props;
  const { t } = useText('mfe-creator');
  const conflictMessage = useConflictMessage();
  const notify = useNotify();
  const { fetchNewer, isFetching, show } = useNewerPortal(editing.portalId);
  const { state } = editing;

  if (state.kind === 'failed') {
    return (
      <Notice
        tone={state.isWaiting ? 'warning' : 'danger'}
        title={<bdi>{state.message}</bdi>}
        action={
          <Cluster>
            <Button variant="secondary" onClick={() => void editing.save()}>
              {t('editors.retry')}
            </Button>
            <Button variant="quiet" onClick={props.onDiscard}>
              {t('editors.discardChange')}
            </Button>
          </Cluster>
        }
      >
        {t(state.isWaiting ? 'editors.waits' : 'editors.failed')}
      </Notice>
    );
  }
  if (state.kind !== 'conflict') return null;

  async function peek() {
    const newer = await fetchNewer();
    if (!newer) return notify({ tone: 'danger', text: t('editors.conflict.unseen') });
    show(newer);
    onPeek(newer);
  }

  const { conflict } = state;
  return (
    <Notice
      tone="danger"
      title={conflictMessage(conflict)}
      action={
        <Cluster>
          <Button variant="secondary" loading={isFetching} onClick={() => void peek()}>
            {peekLabel}
          </Button>
          <Button variant="danger" onClick={() => void editing.save(conflict)}>
            {t('editors.conflict.overwrite')}
          </Button>
        </Cluster>
      }
    >
      <p>{t('editors.conflict.text')}</p>
      {state.newer ? <ConflictDiff seen={editing.opened} newer={state.newer} mine={editing.parts()} /> : null}
    </Notice>
  );
}
