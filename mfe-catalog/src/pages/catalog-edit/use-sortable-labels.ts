import type { SortableLabels } from '@portico/shared/patterns';
import { useMessages } from '../../messages/use-messages.ts';

/** Screen reader messages while a list entry is moved. */
export function useSortableLabels(): SortableLabels {
  const { t } = useMessages();
  return {
    handle: (name) => t('sort.handle', { name }),
    instructions: t('sort.instructions'),
    pickedUp: (name, place, total) => t('sort.pickedUp', { name, place, total }),
    movedTo: (name, place, total) => t('sort.movedTo', { name, place, total }),
    dropped: (name, place, total) => t('sort.dropped', { name, place, total }),
    cancelled: (name) => t('sort.cancelled', { name }),
  };
}
