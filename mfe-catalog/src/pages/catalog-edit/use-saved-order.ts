import { failureMessage } from '@portico/shared/api';
import { arrayMove } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** A list whose order is saved after each move. The new order is shown while it is saved. */
export function useSavedOrder<Entry extends { _id: string }>(options: {
  /** The loaded entries; may be only the first part of `ids`. */
  entries: readonly Entry[];
  ids: readonly string[];
  save: (ids: string[]) => Promise<{ error?: unknown }>;
}) {
  const { entries, ids, save } = options;
  const { t } = useMessages();
  const notify = useNotify();
  const [sent, setSent] = useState<readonly string[]>();

  async function move(from: number, to: number): Promise<void> {
    const moved = arrayMove([...ids], from, to);
    setSent(moved);
    const { error } = await save(moved);
    setSent(undefined);
    if (error) notify({ tone: 'danger', text: failureMessage(error), detail: t('edit.notMoved') });
  }

  return {
    shown: sent ? inOrder(entries, sent) : entries,
    isSaving: sent !== undefined,
    onMove: (from: number, to: number): void => void move(from, to),
  };
}

/** The entries in the order of their ids; entries without one come first. */
const inOrder = <Entry extends { _id: string }>(entries: readonly Entry[], ids: readonly string[]): Entry[] =>
  entries.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
