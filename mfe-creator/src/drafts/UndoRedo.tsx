import { useText } from '@portico/shared/platform';
import { Button } from '@portico/shared/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { saveQueueOf } from '../editing/saving/save-queue.ts';

const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

/** Undo and redo of the saves of this visit, whichever editor made them. */
export function UndoRedo({ portalId, isAlwaysShown = false }: { portalId: string; isAlwaysShown?: boolean }) {
  const { t } = useText('mfe-creator');
  const saves = saveQueueOf(portalId);
  const { undo, redo } = useSyncExternalStore(saves.subscribe, saves.actions, saves.actions);
  const { kind } = useSyncExternalStore(saves.subscribe, saves.status, saves.status);
  const isSaving = kind === 'saving';
  // After a save of the live page its status offers the undo for a while.
  if (!isAlwaysShown && ((!undo && !redo) || kind === 'saved' || isSaving)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Undo2 size={16} aria-hidden="true" css={mirrored} />}
        aria-disabled={!undo || isSaving || undefined}
        onClick={undo}
      >
        {t('drafts.undo')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<Redo2 size={16} aria-hidden="true" css={mirrored} />}
        aria-disabled={!redo || isSaving || undefined}
        onClick={redo}
      >
        {t('drafts.redo')}
      </Button>
    </>
  );
}
