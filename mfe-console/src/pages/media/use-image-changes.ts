import { failureMessage } from '@portico/shared/api';
import { MAX_BULK_IMAGES, MAX_REPLACED_AT_ONCE, type RecordOfImage } from '@portico/shared/contracts';
import { chunk } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { useMessages } from '../../messages/use-messages.ts';
import { offerUndo } from '../../undo/undo-offer.ts';
import { useChangeImagesMutation, useReplaceImageMutation } from './media.api.ts';

type Change = 'delete' | 'restore';

/** Deletes, restores and replaces images, says what became of them, and offers Undo. */
export function useImageChanges() {
  const { t } = useMessages();
  const notify = useNotify();
  const [changeImages] = useChangeImagesMutation();
  const [replaceImage] = useReplaceImageMutation();

  async function changed(ids: readonly string[], change: Change) {
    const results = [];
    for (const part of chunk([...ids], MAX_BULK_IMAGES))
      results.push(...(await changeImages({ ids: part, change }).unwrap()));
    return results;
  }

  /** Replaces an image everywhere, a hundred records per call. */
  async function replacedEverywhere(id: string, by: string): Promise<RecordOfImage[]> {
    const records: RecordOfImage[] = [];
    for (let remaining = 1; remaining > 0; ) {
      const reply = await replaceImage({ id, by }).unwrap();
      records.push(...reply.changed);
      remaining = reply.changed.length === 0 ? 0 : reply.remaining;
    }
    return records;
  }

  return {
    async change(ids: readonly string[], change: Change): Promise<void> {
      const [done, failed, back] =
        change === 'delete'
          ? (['deleted', 'notDeleted', 'restore'] as const)
          : (['restored', 'notRestored', 'delete'] as const);
      try {
        const results = await changed(ids, change);
        const of = (outcome: string) => results.filter((result) => result.outcome === outcome);
        const these = of('changed').map(({ id }) => id);
        if (these.length > 0) {
          offerUndo({
            text: t(`media.${done}`, { count: these.length }),
            undo: () => changed(these, back),
          });
        }
        const left = of('shown').length;
        if (left > 0) notify({ tone: 'danger', text: t('media.stillShown', { count: left }) });
        const gone = of('not-found').length;
        if (gone > 0) notify({ tone: 'danger', text: t('media.gone', { count: gone }) });
      } catch (error) {
        notify({ tone: 'danger', text: t(`media.${failed}`), detail: failureMessage(error) });
      }
    },
    /** Rejects with the call's error. */
    async replace(id: string, by: string): Promise<void> {
      const records = await replacedEverywhere(id, by);
      offerUndo({
        text: t('media.replaced', { count: records.length }),
        undo: async () => {
          for (const part of chunk(records, MAX_REPLACED_AT_ONCE))
            await replaceImage({ id: by, by: id, records: part }).unwrap();
        },
      });
    },
  };
}
