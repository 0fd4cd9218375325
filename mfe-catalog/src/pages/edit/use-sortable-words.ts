import type { SortableWords } from '@portico/shared/patterns';
import { useWords } from '../../words/use-words.ts';

/** What is said while an entry of a list is moved. */
export function useSortableWords(): SortableWords {
  const { t } = useWords();
  return {
    handle: (name) => t('sort.handle', { name }),
    instructions: t('sort.instructions'),
    pickedUp: (name, place, total) => t('sort.pickedUp', { name, place, total }),
    movedTo: (name, place, total) => t('sort.movedTo', { name, place, total }),
    dropped: (name, place, total) => t('sort.dropped', { name, place, total }),
    cancelled: (name) => t('sort.cancelled', { name }),
  };
}
