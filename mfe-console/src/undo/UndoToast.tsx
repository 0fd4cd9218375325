import { failureMessage } from '@portico/shared/api';
import { useNotify } from '@portico/shared/platform';
import { Button, Toaster } from '@portico/shared/ui';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { type UndoOffer, useUndoOffer, withdrawUndo } from './undo-offer.ts';

/** What was done last, with Undo, until it is dismissed. */
export function UndoToast() {
  const { t } = useMessages();
  const offer = useUndoOffer();
  const notify = useNotify();
  const [isUndoing, setUndoing] = useState(false);
  if (!offer) return null;

  async function undo(undone: UndoOffer): Promise<void> {
    setUndoing(true);
    try {
      await undone.undo();
      notify({ tone: 'success', text: t('undo.done') });
    } catch (error) {
      notify({ tone: 'danger', text: t('undo.failed'), detail: failureMessage(error) });
    }
    setUndoing(false);
    withdrawUndo(undone);
  }

  return (
    <Toaster
      label={t('undo.label')}
      dismissLabel={t('undo.dismiss')}
      onDismiss={() => withdrawUndo(offer)}
      messages={[
        {
          id: 'undo',
          tone: 'success',
          text: offer.text,
          action: (
            <Button size="sm" variant="secondary" loading={isUndoing} onClick={() => void undo(offer)}>
              {t('undo.undo')}
            </Button>
          ),
        },
      ]}
    />
  );
}
