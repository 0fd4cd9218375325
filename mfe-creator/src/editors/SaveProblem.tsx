import type { Portal } from '@portico/shared/contracts';
import { useNotify, useText } from '@portico/shared/platform';
import { Button, Cluster, Notice } from '@portico/shared/ui';
import { useLazyPortalToEditQuery } from '../creator.api.ts';
import { OthersChange } from '../versions/OthersChange.tsx';
import { useConflictWords } from './use-conflict-words.ts';
import type { Editing } from './use-editing.ts';

/**
 * Why a save did not go through, announced at once; what was typed is still in the form. After someone else's change
 * there is a choice: look at the newer version, or save over it knowingly. [ERR-10, T-21, T-49]
 */
export function SaveProblem<Draft>(props: {
  editing: Editing<Draft>;
  lookLabel: string;
  /** The newer version is there to be looked at. */
  onLook: (newer: Portal) => void;
  /** Gives the changes up. */
  onTakeBack: () => void;
}) {
  const { editing, lookLabel, onLook } = props;
  const { t } = useText('mfe-creator');
  const conflictWords = useConflictWords();
  const notify = useNotify();
  const [fetchNewer, { isFetching }] = useLazyPortalToEditQuery();
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
            <Button variant="quiet" onClick={props.onTakeBack}>
              {t('editors.takeBack')}
            </Button>
          </Cluster>
        }
      >
        {t(state.isWaiting ? 'editors.waits' : 'editors.failed')}
      </Notice>
    );
  }
  if (state.kind !== 'conflict') return null;

  async function look() {
    const { data } = await fetchNewer(editing.portalId);
    if (!data) return notify({ tone: 'danger', text: t('editors.conflict.unseen') });
    editing.onSaved(data);
    onLook(data);
  }

  const { conflict } = state;
  return (
    <Notice
      tone="danger"
      title={conflictWords(conflict)}
      action={
        <Cluster>
          <Button variant="secondary" loading={isFetching} onClick={() => void look()}>
            {lookLabel}
          </Button>
          <Button variant="danger" onClick={() => void editing.save(conflict)}>
            {t('editors.conflict.overwrite')}
          </Button>
        </Cluster>
      }
    >
      <p>{t('editors.conflict.text')}</p>
      {state.newer ? <OthersChange seen={editing.opened} newer={state.newer} mine={editing.parts()} /> : null}
    </Notice>
  );
}
