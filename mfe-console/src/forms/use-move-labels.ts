import type { SortableLabels } from '@portico/shared/patterns';
import { useMemo } from 'react';
import { useMessages } from '../messages/use-messages.ts';

/** The messages of a `SortableList` in the console, with those of its buttons up and down. */
export function useMoveLabels(): SortableLabels & Record<'up' | 'down', (name: string) => string> {
  const { t } = useMessages();
  return useMemo(() => {
    const at = (key: string) => (name: string, place: number, total: number) =>
      t(key, { name, place, total });
    return {
      handle: (name) => t('move.handle', { name }),
      instructions: t('move.instructions'),
      pickedUp: at('move.pickedUp'),
      movedTo: at('move.movedTo'),
      dropped: at('move.dropped'),
      cancelled: (name) => t('move.cancelled', { name }),
      up: (name) => t('move.up', { name }),
      down: (name) => t('move.down', { name }),
    };
  }, [t]);
}
