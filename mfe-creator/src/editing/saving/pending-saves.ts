import type { Portal } from '@portico/shared/contracts';
import { optimisticFields, type PortalSave } from './portal-save.ts';

/** What a save does to the cache and the server. */
export interface SaveEffects {
  /** What an undo restores. */
  previous: Portal | undefined;
  /** Whether the page shows the content that the save belongs to: the live page or its draft. */
  isShown: () => boolean;
  /** Shows the change on the page. [EDIT-03] */
  apply: () => { undo: () => void };
  send: (save: PortalSave) => void;
}

/** A save that is not stored. */
export interface QueuedSave extends SaveEffects {
  save: PortalSave;
  /** Removes the change from the page; undefined while the page does not show it. */
  patch?: { undo: () => void } | undefined;
  /** Why it was not stored, while it waits for a retry. */
  failure?: { message: string; isWaiting: boolean } | undefined;
  isRetry: boolean;
}

/** The saves of a portal that are not stored, oldest first, and their changes on the page. */
export function createPendingSaves() {
  let pending: QueuedSave[] = [];

  /** Applies the changes to the cached portal, as far as they belong to the shown content. */
  function reapply(): void {
    for (const entry of pending) entry.patch = entry.isShown() ? entry.apply() : undefined;
  }

  return {
    has: (entry: QueuedSave): boolean => pending.includes(entry),
    of: (save: PortalSave): QueuedSave | undefined => pending.find((entry) => entry.save === save),
    /** The first that waits for a retry. */
    failed: (): QueuedSave | undefined => pending.find(({ failure }) => failure),
    add(entry: QueuedSave): void {
      pending = [...pending, entry];
    },
    /** Without removing their changes from the page. */
    drop(isDropped: (save: PortalSave) => boolean): void {
      pending = pending.filter(({ save }) => !isDropped(save));
    },
    reapply,
    /** Removes one change from the page; later changes stay. */
    discard(entry: QueuedSave): void {
      for (const { patch } of [...pending].reverse()) patch?.undo();
      pending = pending.filter((other) => other !== entry);
      reapply();
    },
    /** The cached portal with the changes that the next frame will show. */
    shown: (cached: Portal | undefined): Portal | undefined =>
      pending.reduce(
        (page, { save, patch, isShown }) =>
          page && (patch || !isShown() ? page : { ...page, ...optimisticFields(save, page) }),
        cached,
      ),
  };
}
