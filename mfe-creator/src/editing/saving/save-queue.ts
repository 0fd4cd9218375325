import { type ChangedMeanwhile, changedMeanwhile, failureMessage } from '@portico/shared/api';
import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { onceReconnected } from '@portico/shared/patterns';
import { afterNextPaint } from '../after-next-paint.ts';
import { withoutNulls } from '../without-nulls.ts';
import type { SaveError } from './send-save.ts';
import { withImageUrls } from './with-image-urls.ts';

/** A save of a portal. The page shows the change before it is stored, unless it is a wizard step. */
export interface PortalSave {
  portalId: string;
  fields: PortalChanges;
  /** The revision that the change is based on; later saves of this browser do not conflict. [T-49] */
  baseRevision: string;
  /** Overwrites this newer revision of someone else. */
  forceOver?: ChangedMeanwhile | undefined;
  /** What an undo restores, if not what the page shows. */
  previous?: Portal | undefined;
  /** Form values, with the URLs of new images. */
  form?: unknown;
  /** The form opens again after a failed save, so the change is removed from the page. */
  hasForm: boolean;
  /** Restores what an earlier save replaced. */
  isUndo?: true;
  /** An undo or a redo of this step. */
  step?: Step;
  /** Saved while the form is open: it has no status, and all of one form are one step. */
  autosaveOf?: string;
  /**
   * The save of a wizard step, and how far the wizard is after it; null finishes the wizard. The step shows its own status
   * and stays until the save is stored, so the cached portal does not change before. [WIZ-12, WIZ-14]
   */
  wizardStep?: { stepIndex: number | null };
}

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

/** A change that can be undone and done again. */
interface Step {
  after: PortalSave;
  before: PortalSave;
}

/** Undefined where there is nothing to undo or to do again. */
export interface EditHistory {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}
const NO_HISTORY: EditHistory = { undo: undefined, redo: undefined };
/** Steps that a visit keeps. */
const MAX_STEPS = 100;

/** What a save does to the cache and the server. */
interface SaveEffects {
  /** What an undo restores. */
  previous: Portal | undefined;
  /** Shows the change on the page. [EDIT-03] */
  apply: () => { undo: () => void };
  send: (save: PortalSave) => void;
}

/** A save that is shown and not stored. */
interface QueuedSave extends SaveEffects {
  save: PortalSave;
  /** Removes the change from the page; undefined before it is applied. */
  patch?: { undo: () => void } | undefined;
  /** Why it was not stored, while it waits for a retry. */
  failure?: { message: string; isWaiting: boolean } | undefined;
  isRetry: boolean;
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;

const queues = new Map<string, SaveQueue>();

/** The save queue of a portal, shared by everything that edits it. */
export function saveQueueOf(portalId: string): SaveQueue {
  const known = queues.get(portalId) ?? createSaveQueue();
  queues.set(portalId, known);
  return known;
}

function createSaveQueue() {
  const listeners = new Set<() => void>();
  /** Maps the revision that a save of this browser was based on to the revision that it created. */
  const nextRevisions = new Map<string, string>();
  /** Saves that are shown and not stored, oldest first. */
  let pending: QueuedSave[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let inFlight = 0;
  let status: SaveStatus = { kind: 'idle' };
  /** What was saved in this visit, oldest first, and what was undone since, last undone at the end. */
  let done: Step[] = [];
  let undone: Step[] = [];
  let history = NO_HISTORY;

  /** Adds a save to the history, or moves its step. `base`: the revision that an undo or a redo is based on. */
  function recordStep({ save, previous, send }: QueuedSave, base: string): void {
    const { step } = save;
    if (step && save.isUndo) {
      done = done.filter((other) => other !== step);
      undone = [...undone, step];
    } else if (step) {
      undone = undone.filter((other) => other !== step);
      done = [...done, step];
    } else if (previous && !save.isUndo) {
      const last = done.at(-1);
      const isSameForm = save.autosaveOf !== undefined && last?.after.autosaveOf === save.autosaveOf;
      const before = undoOf(save, previous);
      const merged = isSameForm ? { ...before, fields: { ...before.fields, ...last.before.fields } } : before;
      const after = isSameForm ? { ...save, fields: { ...last.after.fields, ...save.fields } } : save;
      done = [...(isSameForm ? done.slice(0, -1) : done), { after, before: merged }].slice(-MAX_STEPS);
      undone = [];
    }
    const [past, next] = [done.at(-1), undone.at(-1)];
    history = {
      undo: past && (() => send({ ...past.before, baseRevision: base, step: past })),
      redo:
        next &&
        (() => {
          const { forceOver: _force, previous: _previous, autosaveOf: _autosave, ...after } = next.after;
          send({ ...after, baseRevision: base, hasForm: false, step: next });
        }),
    };
  }

  function setStatus(next: SaveStatus): void {
    status = next;
    for (const listener of listeners) listener();
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
          takeBack(failed);
          publishStatus({ kind: 'idle' });
        },
      });
    }
  }

  /** Applies the unsaved changes to the cached portal. */
  function applyAll(): void {
    for (const entry of pending) entry.patch = entry.apply();
  }

  /** Removes one change from the page; later changes stay. */
  function takeBack(entry: QueuedSave): void {
    for (const { patch } of [...pending].reverse()) patch?.undo();
    pending = pending.filter((other) => other !== entry);
    applyAll();
  }

  return {
    status: (): SaveStatus => status,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Undo and redo across all editors of the page, in this visit. */
    history: (): EditHistory => history,
    /** Another content is shown: the live page or its draft. */
    forgetHistory(): void {
      [done, undone, history] = [[], [], NO_HISTORY];
      setStatus({ kind: 'idle' });
    },
    /** Hides the status of the last save. */
    dismiss: (): void => setStatus({ kind: 'idle' }),

    /** The cached portal with the changes that the next frame will show. */
    shown: (cached: Portal | undefined): Portal | undefined =>
      pending.reduce(
        (page, { save, patch }) => page && (patch ? page : { ...page, ...optimisticFields(save, page) }),
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

    /** Runs after all earlier saves, because each is based on the revision of the previous one. */
    inOrder: <Result>(run: () => Promise<Result>): Promise<Result> => {
      const running = last.then(run);
      last = running.catch(() => undefined);
      return running;
    },

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
        if (pending.includes(entry)) entry.patch ??= entry.apply();
      });
      return entry;
    },

    /** `store` puts the response into the cache; the changes in flight are applied on top of it. */
    succeed(entry: QueuedSave, stored: Portal, store: () => void): void {
      const { save } = entry;
      inFlight -= 1;
      pending = pending.filter((entry) => entry.save !== save);
      store();
      applyAll();
      if (save.wizardStep) return publishStatus({ kind: 'idle' });
      recordStep(entry, stored.modifiedDate);
      if (save.autosaveOf !== undefined) return publishStatus({ kind: 'idle' });
      const { undo = () => undefined } = history;
      publishStatus(save.isUndo ? { kind: 'undone' } : { kind: 'saved', undo });
    },

    /** A change without a form stays on the page, with a retry. A first conflict is reported by the caller. [ERR-10] */
    fail(entry: QueuedSave, error: SaveError): void {
      inFlight -= 1;
      const { save, isRetry } = entry;
      const { hasForm, isUndo = false } = save;
      const conflict = changedMeanwhile(error);
      if (hasForm || conflict) {
        takeBack(entry);
        const isUnreported = isUndo || (isRetry && !hasForm);
        publishStatus(conflict && isUnreported ? { kind: 'overtaken', conflict, isUndo } : { kind: 'idle' });
        return;
      }
      const isWaiting = error.isUnsent ?? false;
      entry.failure = { message: failureMessage(error), isWaiting };
      publishStatus({ kind: 'idle' });
      if (isWaiting) onceReconnected(() => pending.includes(entry) && entry.failure && entry.send(save));
    },
  };
}

/** The fields of the cached portal that a save changes, with the image URLs that the portal or the form has. */
export const optimisticFields = (
  { fields, form, wizardStep }: PortalSave,
  page: Portal | undefined,
): Partial<Portal> => (wizardStep ? {} : withImageUrls(withoutNulls(fields), page, form));

/** The save that restores the former values; null removes a field. */
function undoOf(save: PortalSave, previous: Portal): PortalSave {
  const names = Object.keys(save.fields) as (keyof Portal & keyof PortalChanges)[];
  return {
    portalId: save.portalId,
    fields: Object.fromEntries(names.map((name) => [name, previous[name] ?? null])),
    baseRevision: save.baseRevision,
    form: previous,
    hasForm: false,
    isUndo: true,
  };
}
