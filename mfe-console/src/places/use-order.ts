import { failureMessage } from '@portico/shared/api';
import { useNotify } from '@portico/shared/platform';
import { useMessages } from '../messages/use-messages.ts';
import { offerUndo } from '../undo/undo-offer.ts';

/** Saves an order and offers Undo; `save` rejects with the call's error. */
export function useOrder(
  save: (ids: readonly string[]) => Promise<unknown>,
): (ids: readonly string[], before: readonly string[], name: string) => Promise<void> {
  const { t } = useMessages();
  const notify = useNotify();
  return async (ids, before, name) => {
    try {
      await save(ids);
      offerUndo({ text: t('places.ordered', { name }), undo: () => save(before) });
    } catch (error) {
      notify({ tone: 'danger', text: t('places.notOrdered'), detail: failureMessage(error) });
    }
  };
}
