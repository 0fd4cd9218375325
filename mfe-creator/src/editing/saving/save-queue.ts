import {
  type ApiError,
  type ChangedMeanwhile,
  changedMeanwhile,
  failureMessage,
  isUnsent,
} from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { onceReconnected } from '@portico/shared/patterns';
import { onPersonLeft } from '@portico/shared/platform';
import { afterNextPaint } from '../after-next-paint.ts';
import { type EditHistory, NO_HISTORY, recordSave, redoSave, undoSave } from './edit-history.ts';
import { optimisticFields, type PortalSave } from './portal-save.ts';

/** Status of the page's last save, for the status bar. */
export type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** `undo` saves the previous content. */
  | { kind: 'saved'; undo: () => void }
  | { kind: 'undone' }
  /** The page still shows the unsaved change. [ERR-10] */
  | { kind: 'failed'; message: string; isWaiting: boolean; retry: () => void; discard: () => void }
  /** An undo, or a save after a wait, conflicted with someone else's change. [T-49] */
  | { kind: 'overtaken'; conflict: ChangedMeanwhile; isUndo: boolean };

/** Undefined where there is nothing to undo or to do again. */
export interface EditActions {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}
const NO_ACTIONS: EditActions = { undo: undefined, redo: undefined };

/** What a save does to the cache and the server. */
interface SaveEffects {
  /** What an undo restores. */
  previous: Portal | undefined;
  /** Whether the page shows the content that the save belongs to: the live page or its draft. */
  isShown: () => boolean;
  /** Shows the change on the page. [EDIT-03] */
  apply: () => { undo: () => void };
  send: (save: PortalSave) => void;
}

/** A save that is not stored. */
interface QueuedSave extends SaveEffects {
  save: PortalSave;
  /** Removes the change from the page; undefined while the page does not show it. */
  patch?: { undo: () => void } | undefined;
  /** Why it was not stored, while it waits for a retry. */
  failure?: { message: string; isWaiting: boolean } | undefined;
  isRetry: boolean;
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;

const queues = new Map<string, SaveQueue>();
onPersonLeft(() => {
  for (const queue of queues.values()) queue.abandon();
  queues.clear();
});

/** The save queue of a portal, shared by everything that edits it, until the signed-in person leaves. */
export function saveQueueOf(portalId: string): SaveQueue {
  const known = queues.get(portalId) ?? createSaveQueue();
  queues.set(portalId, known);
  return known;
}

/** Applies the changes that are not stored to a portal that has just been put into the cache. */
export const reapplySaves = (portalId: string): void => queues.get(portalId)?.reapply();

/** The result of a call that was not sent because the signed-in person has left. */
const ABANDONED: { error: ApiError; data?: undefined } = { error: { kind: 'unreadable' } };

function createSaveQueue() {
  const listeners = new Set<() => void>();
  /** Maps the revision that a save of this browser was based on to the revision that it created. */
  const nextRevisions = new Map<string, string>();
  /** Saves that are not stored, oldest first. */
  let pending: QueuedSave[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let inFlight = 0;
  let untilSettled: (() => void)[] = [];
  let status: SaveStatus = { kind: 'idle' };
  let history: EditHistory = NO_HISTORY;
  let actions = NO_ACTIONS;
  let isAbandoned = false;

  /** `base`: the revision that an undo or a redo is based on. */
  function recordStep({ save, previous, send }: QueuedSave, base: string): void {
    history = recordSave(history, save, previous);
    const [undo, redo] = [undoSave(history, base), redoSave(history, base)];
    actions = { undo: undo && (() => send(undo)), redo: redo && (() => send(redo)) };
  }

  /** Another content is shown: the live page or its draft. Failed saves of the former one can still be sent. */
  function forgetHistory(): void {
    history = NO_HISTORY;
    actions = NO_ACTIONS;
    publishStatus({ kind: 'idle' });
  }

  function setStatus(next: SaveStatus): void {
    status = next;
    for (const listener of listeners) listener();
  }

  /** A save is no longer in flight. `end`: the status if it was the last one. */
  function endSave(end: SaveStatus): void {
    inFlight -= 1;
    publishStatus(end);
    if (inFlight > 0) return;
    for (const resolve of untilSettled) resolve();
    untilSettled = [];
  }

  /** Sets the status after a save has ended; saves in flight and failed ones take precedence. */
  function publishStatus(end: SaveStatus): void {
    const failed = pending.find(({ failure }) => failure);
    if (inFlight > 0) setStatus({ kind: 'saving' });
    else if (!failed?.failure) setStatus(end);
    else {
      setStatus({
        kind: 'failed',
        ...failed.failure,
        retry: () => failed.send(failed.save),
        discard: () => {
          discard(failed);
          publishStatus({ kind: 'idle' });
        },
      });
    }
  }

  /** Applies the unsaved changes to the cached portal, as far as they belong to the shown content. */
  function reapply(): void {
    for (const entry of pending) entry.patch = entry.isShown() ? entry.apply() : undefined;
  }

  /** Removes one change from the page; later changes stay. */
  function discard(entry: QueuedSave): void {
    for (const { patch } of [...pending].reverse()) patch?.undo();
    pending = pending.filter((other) => other !== entry);
    reapply();
  }

  return {
    status: (): SaveStatus => status,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Undo and redo across all editors of the page, in this visit. */
    actions: (): EditActions => actions,
    forgetHistory,
    /** The draft no longer exists. */
    dropDraft(): void {
      pending = pending.filter(({ save }) => !save.isDraft);
      forgetHistory();
    },
    /** Ends the queue: nothing of it is sent, shown or undone any more. */
    abandon(): void {
      isAbandoned = true;
      pending = [];
      inFlight = 0;
      forgetHistory();
      for (const resolve of untilSettled) resolve();
    },
    /** Hides the status of the last save. */
    dismiss: (): void => setStatus({ kind: 'idle' }),

    reapply,
    /** The cached portal with the changes that the next frame will show. */
    shown: (cached: Portal | undefined): Portal | undefined =>
      pending.reduce(
        (page, { save, patch, isShown }) =>
          page && (patch || !isShown() ? page : { ...page, ...optimisticFields(save, page) }),
        cached,
      ),

    /** Records that a save of this browser created a revision. */
    recordRevision(base: string, next: string): void {
      // A save without a new revision would make the loop below endless.
      if (next !== base) nextRevisions.set(base, next);
    },
    /**
     * The latest revision reached from `base` by saves of this browser alone, so that an editor that has been open for
     * a while conflicts only with other people. [T-49]
     */
    latestRevision(base: string): string {
      let latest = base;
      for (let next = nextRevisions.get(latest); next !== undefined; next = nextRevisions.get(latest)) {
        latest = next;
      }
      return latest;
    },

    /** Runs after all earlier calls, because each is based on the revision of the previous one. */
    inOrder: <Result>(run: () => Result | PromiseLike<Result>): Promise<Result | typeof ABANDONED> => {
      const running = last.then<Result | typeof ABANDONED>(() => (isAbandoned ? ABANDONED : run()));
      last = running.catch(() => undefined);
      return running;
    },
    /** Resolves once no save is in flight: each is stored, or failed. */
    settled: (): Promise<void> =>
      inFlight === 0 ? Promise.resolve() : new Promise((resolve) => untilSettled.push(resolve)),

    /** Applies a change, or marks a change that is already shown as sent again. */
    begin(save: PortalSave, effects: SaveEffects): QueuedSave {
      inFlight += 1;
      if (save.autosaveOf === undefined) setStatus({ kind: 'saving' });
      const former = pending.find((entry) => entry.save === save);
      if (former) return Object.assign(former, { failure: undefined, isRetry: true });
      const entry: QueuedSave = { save, isRetry: false, ...effects };
      pending = [...pending, entry];
      // Paints the status and the closing form first, because rendering the whole page takes several frames.
      void afterNextPaint().then(() => {
        if (pending.includes(entry) && entry.isShown()) entry.patch ??= entry.apply();
      });
      return entry;
    },

    /** `store` puts the response into the cache; the changes in flight are applied on top of it. */
    succeed(entry: QueuedSave, stored: Portal, store: () => void): void {
      if (isAbandoned) return;
      const { save } = entry;
      pending = pending.filter((entry) => entry.save !== save);
      if (!entry.isShown()) return endSave({ kind: 'idle' });
      store();
      reapply();
      if (save.wizardStep) return endSave({ kind: 'idle' });
      recordStep(entry, stored.modifiedDate);
      if (save.autosaveOf !== undefined) return endSave({ kind: 'idle' });
      const { undo = () => undefined } = actions;
      endSave(save.isUndo ? { kind: 'undone' } : { kind: 'saved', undo });
    },

    /** A change without a form stays on the page, with a retry. A first conflict is reported by the caller. [ERR-10] */
    fail(entry: QueuedSave, error: ApiError): void {
      if (isAbandoned) return;
      const { save, isRetry } = entry;
      const { hasForm, isUndo = false } = save;
      const conflict = changedMeanwhile(error);
      if (hasForm || conflict) {
        discard(entry);
        const isUnreported = isUndo || (isRetry && !hasForm);
        return endSave(conflict && isUnreported ? { kind: 'overtaken', conflict, isUndo } : { kind: 'idle' });
      }
      const isWaiting = isUnsent(error);
      entry.failure = { message: failureMessage(error), isWaiting };
      endSave({ kind: 'idle' });
      if (isWaiting) onceReconnected(() => pending.includes(entry) && entry.failure && entry.send(save));
    },
  };
}
