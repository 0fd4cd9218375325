import { failureMessage } from '@portico/shared/api';
import { MAX_BULK_RECORDS } from '@portico/shared/contracts';
import { chunk } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { useMessages } from '../messages/use-messages.ts';
import { offerUndo } from '../undo/undo-offer.ts';
import { useChangeListingsMutation, useChangeTownsMutation } from './places.api.ts';

/** Archives or restores towns or listings at once, says what became of them, and offers Undo. */
export function useArchive(
  kind: 'town' | 'listing',
): (ids: readonly string[], isArchived: boolean, nameOf: (id: string) => string) => Promise<void> {
  const { t } = useMessages();
  const notify = useNotify();
  const [changeTowns] = useChangeTownsMutation();
  const [changeListings] = useChangeListingsMutation();

  /** The ids that were changed, and how many do not exist any more. */
  async function change(ids: readonly string[], isArchived: boolean) {
    const call = kind === 'town' ? changeTowns : changeListings;
    const results = [];
    for (const part of chunk([...ids], MAX_BULK_RECORDS)) {
      results.push(...(await call({ ids: part, isArchived }).unwrap()));
    }
    return {
      changed: results.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id),
      gone: results.filter(({ outcome }) => outcome === 'refused').length,
    };
  }

  return async (ids, isArchived, nameOf) => {
    const done = isArchived ? 'archived' : 'restored';
    try {
      const { changed, gone } = await change(ids, isArchived);
      const [first] = changed;
      if (first !== undefined) {
        const text =
          changed.length === 1
            ? t(`places.${done}`, { name: nameOf(first) })
            : t(`places.${done}Many`, { count: changed.length });
        offerUndo({ text, undo: () => change(changed, !isArchived) });
      }
      if (gone > 0) notify({ tone: 'danger', text: t('places.gone', { count: gone }) });
    } catch (error) {
      notify({
        tone: 'danger',
        text: t(isArchived ? 'places.notArchived' : 'places.notRestored'),
        detail: failureMessage(error),
      });
    }
  };
}
