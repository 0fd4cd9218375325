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
import { createPendingSaves, type QueuedSave, type SaveEffects } from './pending-saves.ts';
import type { PortalSave } from './portal-save.ts';

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
  const status = createStatus();
  const pending = createPendingSaves();
  const inFlight = createInFlight();
  const steps = createSteps();
  let isAbandoned = false;

  /** Sets the status after a save has ended; saves in flight and failed ones take precedence. */
  function publishStatus(end: SaveStatus): void {
    const failed = pending.failed();
    if (inFlight.count() > 0) status.set({ kind: 'saving' });
    else if (!failed?.failure) status.set(end);
    else {
      status.set({
        kind: 'failed',
        ...failed.failure,
        retry: () => failed.send(failed.save),
        discard: () => {
          pending.discard(failed);
          publishStatus({ kind: 'idle' });
        },
      });
    }
  }

  /** A save is no longer in flight. `end`: the status if it was the last one. */
  function endSave(end: SaveStatus): void {
    inFlight.end();
    publishStatus(end);
    inFlight.resolveSettled();
  }

  /** Another content is shown: the live page or its draft. Failed saves of the former one can still be sent. */
  function forgetHistory(): void {
    steps.forget();
    publishStatus({ kind: 'idle' });
  }

  return {
    ...createRevisions(),
    status: status.get,
    subscribe: status.subscribe,
    actions: steps.actions,
    forgetHistory,
    /** The draft no longer exists. */
    dropDraft(): void {
      pending.drop(({ isDraft = false }) => isDraft);
      forgetHistory();
    },
    /** Ends the queue: nothing of it is sent, shown or undone any more. */
    abandon(): void {
      isAbandoned = true;
      pending.drop(() => true);
      inFlight.abandon();
      forgetHistory();
      inFlight.resolveSettled();
    },
    /** Hides the status of the last save. */
    dismiss: (): void => status.set({ kind: 'idle' }),

    reapply: pending.reapply,
    shown: pending.shown,

    inOrder: createCallOrder(() => isAbandoned),
    settled: inFlight.settled,

    /** Applies a change, or marks a change that is already shown as sent again. */
    begin(save: PortalSave, effects: SaveEffects): QueuedSave {
      inFlight.begin();
      if (save.autosaveOf === undefined) status.set({ kind: 'saving' });
      const former = pending.of(save);
      if (former) return Object.assign(former, { failure: undefined, isRetry: true });
      const entry: QueuedSave = { save, isRetry: false, ...effects };
      pending.add(entry);
      // Paints the status and the closing form first, because rendering the whole page takes several frames.
      void afterNextPaint().then(() => {
        if (pending.has(entry) && entry.isShown()) entry.patch ??= entry.apply();
      });
      return entry;
    },

    /** `store` puts the response into the cache; the changes in flight are applied on top of it. */
    succeed(entry: QueuedSave, stored: Portal, store: () => void): void {
      if (isAbandoned) return;
      const { save } = entry;
      pending.drop((other) => other === save);
      if (!entry.isShown()) return endSave({ kind: 'idle' });
      store();
      pending.reapply();
      if (save.wizardStep) return endSave({ kind: 'idle' });
      steps.record(entry, stored.modifiedDate);
      if (save.autosaveOf !== undefined) return endSave({ kind: 'idle' });
      const { undo = () => undefined } = steps.actions();
      endSave(save.isUndo ? { kind: 'undone' } : { kind: 'saved', undo });
    },

    /** A change without a form stays on the page, with a retry. A first conflict is reported by the caller. [ERR-10] */
    fail(entry: QueuedSave, error: ApiError): void {
      if (isAbandoned) return;
      const { save, isRetry } = entry;
      const { hasForm, isUndo = false } = save;
      const conflict = changedMeanwhile(error);
      if (hasForm || conflict) {
        pending.discard(entry);
        const isUnreported = isUndo || (isRetry && !hasForm);
        return endSave(conflict && isUnreported ? { kind: 'overtaken', conflict, isUndo } : { kind: 'idle' });
      }
      const isWaiting = isUnsent(error);
      entry.failure = { message: failureMessage(error), isWaiting };
      endSave({ kind: 'idle' });
      if (isWaiting) onceReconnected(() => pending.has(entry) && entry.failure && entry.send(save));
    },
  };
}

function createStatus() {
  const listeners = new Set<() => void>();
  let status: SaveStatus = { kind: 'idle' };
  return {
    get: (): SaveStatus => status,
    set(next: SaveStatus): void {
      status = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Runs each call after all earlier ones, because it is based on the revision of the previous one. */
function createCallOrder(isAbandoned: () => boolean) {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Result | PromiseLike<Result>): Promise<Result | typeof ABANDONED> => {
    const running = last.then<Result | typeof ABANDONED>(() => (isAbandoned() ? ABANDONED : run()));
    last = running.catch(() => undefined);
    return running;
  };
}

/** The number of saves that were sent and are neither stored nor failed. */
function createInFlight() {
  let count = 0;
  let untilSettled: (() => void)[] = [];
  return {
    count: () => count,
    begin(): void {
      count += 1;
    },
    end(): void {
      count -= 1;
    },
    abandon(): void {
      count = 0;
    },
    /** Resolves once no save is in flight: each is stored, or failed. */
    settled: (): Promise<void> =>
      count === 0 ? Promise.resolve() : new Promise((resolve) => untilSettled.push(resolve)),
    resolveSettled(): void {
      if (count > 0) return;
      for (const resolve of untilSettled) resolve();
      untilSettled = [];
    },
  };
}

/** The steps that can be undone and done again, across all editors of the page, in this visit. */
function createSteps() {
  let history: EditHistory = NO_HISTORY;
  let actions = NO_ACTIONS;
  return {
    actions: (): EditActions => actions,
    /** `base`: the revision that an undo or a redo is based on. */
    record({ save, previous, send }: QueuedSave, base: string): void {
      history = recordSave(history, save, previous);
      const [undo, redo] = [undoSave(history, base), redoSave(history, base)];
      actions = { undo: undo && (() => send(undo)), redo: redo && (() => send(redo)) };
    },
    forget(): void {
      history = NO_HISTORY;
      actions = NO_ACTIONS;
    },
  };
}

function createRevisions() {
  /** Maps the revision that a save of this browser was based on to the revision that it created. */
  const nextRevisions = new Map<string, string>();
  return {
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
  };
}
