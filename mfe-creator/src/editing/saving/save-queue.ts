import { type ChangedMeanwhile, changedMeanwhile, failureMessage } from '@portico/shared/api';
import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { onceReconnected } from '../../connection/on-reconnect.ts';
import { afterNextPaint } from '../after-next-paint.ts';
import { latestOwnRevision } from '../own-revisions.ts';
import { withoutNulls } from '../without-nulls.ts';
import { withImageUrls } from './with-image-urls.ts';

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

/** An optimistic change of a page. */
export interface QueuedSave {
  /** The page as it is shown. */
  portal: Portal;
  fields: PortalChanges;
  /** The revision that the change is based on; later saves of this browser do not conflict. [T-49] */
  baseRevision: string;
  /** Overwrites this newer revision of someone else. */
  forceOver?: ChangedMeanwhile | undefined;
  /** What an undo restores, if not what the page shows. */
  previous?: Portal | undefined;
  /** Form values, with the URLs of new images. */
  form?: unknown;
  /** A form reopens after a failed save, so the page does not keep the change. */
  hasForm: boolean;
  /** Sends the request. */
  send: (data: PortalChanges) => Promise<{ data?: Portal | undefined; error?: unknown }>;
  /** Shows the portal on the page. [EDIT-03] */
  applyOptimistic: (portal: Portal) => void;
}

export type SaveOutcome =
  | { kind: 'saved'; portal: Portal }
  /** `isWaiting`: offline, so that nothing was sent. */
  | { kind: 'failed'; message: string; isWaiting: boolean }
  | { kind: 'conflict'; conflict: ChangedMeanwhile };

/** Sends the saves of one page one after the other. */
export interface SaveQueue {
  status: () => SaveStatus;
  subscribe: (listener: () => void) => () => void;
  /** The page with all queued changes, including those that are rendered with the next frame. */
  shown: (portal: Portal) => Portal;
  /** Applies the change and saves it. A failed save without a form stays on the page, with a retry. */
  save: (work: QueuedSave) => Promise<SaveOutcome>;
  /** Hides the status of the last save. */
  dismiss: () => void;
}

interface FailedSave {
  isUndo: boolean;
  /** It failed before. */
  isRetry: boolean;
  /** The browser was offline when it was to be sent. */
  isOffline: boolean;
}

const pages = new Map<string, SaveQueue>();

/** The save queue of a portal's page, shared by all tools of the page. */
export function saveQueueOf(portalId: string): SaveQueue {
  const known = pages.get(portalId) ?? createSaveQueue();
  pages.set(portalId, known);
  return known;
}

function createSaveQueue(): SaveQueue {
  const listeners = new Set<() => void>();
  /** Shown and not saved, oldest first. */
  let pending: QueuedSave[] = [];
  /** The server's version of the page while anything is pending. */
  let saved: Portal | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let inFlight = 0;
  let failures: (FailedSave & { work: QueuedSave; message: string })[] = [];
  let status: SaveStatus = { kind: 'idle' };

  function setStatus(next: SaveStatus): void {
    status = next;
    for (const listener of listeners) listener();
  }

  function drop(work: QueuedSave): void {
    pending = pending.filter((other) => other !== work);
    failures = failures.filter((failure) => failure.work !== work);
  }

  /** Sets the status after a save ended: saves in flight and failed ones come first. */
  function publishStatus(end: SaveStatus): void {
    const [failure] = failures;
    if (inFlight > 0) return setStatus({ kind: 'saving' });
    if (!failure) return setStatus(end);
    const { work, message, isUndo, isOffline: isWaiting } = failure;
    const discard = () => {
      drop(work);
      work.applyOptimistic(shown(saved ?? work.portal));
      publishStatus({ kind: 'idle' });
    };
    setStatus({
      kind: 'failed',
      message,
      isWaiting,
      retry: () => void run(work, { isUndo, isRetry: true }),
      discard,
    });
  }

  function shown(base: Portal): Portal {
    return pending.reduce((page, { fields, form }) => {
      return withImageUrls({ ...page, ...withoutNulls(fields) }, page, form);
    }, base);
  }

  const now = (portal: Portal): Portal => (pending.length > 0 ? shown(saved ?? portal) : portal);

  function begin(work: QueuedSave): void {
    if (pending.length === 0) saved = work.portal;
    drop(work);
    pending = [...pending, work];
    setStatus({ kind: 'saving' });
    // Paints the status and the closing form first: rerendering a whole page takes several frames.
    void afterNextPaint().then(() => {
      if (pending.includes(work)) work.applyOptimistic(shown(saved ?? work.portal));
    });
  }

  /** Sends after all earlier saves: each is based on the previous one. */
  function run(work: QueuedSave, { isUndo = false, isRetry = false } = {}): Promise<SaveOutcome> {
    begin(work);
    inFlight += 1;
    let isOffline = false;
    const sent = queue.then(() => {
      // Checked before sending: a request that breaks off may have arrived.
      isOffline = !navigator.onLine;
      return work.send({ ...work.fields, modifiedDate: revisionOf(work) });
    });
    queue = sent.catch(() => undefined);
    return sent.then(({ data, error }) => {
      inFlight -= 1;
      return data ? succeed(work, data, isUndo) : fail(work, error, { isUndo, isRetry, isOffline });
    });
  }

  function succeed(work: QueuedSave, data: Portal, isUndo: boolean): SaveOutcome {
    const previous = work.previous ?? work.portal;
    drop(work);
    saved = data;
    work.applyOptimistic(shown(data));
    const undo = () => {
      const fields = fieldsOf(previous, Object.keys(work.fields));
      const back = {
        ...work,
        portal: data,
        fields,
        baseRevision: data.modifiedDate,
        form: previous,
        hasForm: false,
      };
      void run({ ...back, forceOver: undefined, previous: undefined }, { isUndo: true });
    };
    publishStatus(isUndo ? { kind: 'undone' } : { kind: 'saved', undo });
    return { kind: 'saved', portal: data };
  }

  function fail(work: QueuedSave, error: unknown, how: FailedSave): SaveOutcome {
    const { isUndo, isRetry, isOffline } = how;
    const conflict = changedMeanwhile(error);
    const message = failureMessage(error);
    if (work.hasForm || conflict) {
      drop(work);
      work.applyOptimistic(shown(saved ?? work.portal));
      // A first attempt is reported by its caller.
      const isUnreported = isUndo || (isRetry && !work.hasForm);
      publishStatus(conflict && isUnreported ? { kind: 'overtaken', conflict, isUndo } : { kind: 'idle' });
      return conflict ? { kind: 'conflict', conflict } : { kind: 'failed', message, isWaiting: isOffline };
    }
    failures = [...failures, { ...how, work, message }];
    publishStatus({ kind: 'idle' });
    if (isOffline) {
      onceReconnected(() => {
        const isLeft = failures.some((failure) => failure.work === work);
        if (isLeft) void run(work, { isUndo, isRetry: true });
      });
    }
    return { kind: 'failed', message, isWaiting: isOffline };
  }

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: now,
    save: (work) => run({ ...work, portal: now(work.portal) }),
    dismiss: () => setStatus({ kind: 'idle' }),
  };
}

const revisionOf = ({ portal, baseRevision, forceOver }: QueuedSave): string =>
  forceOver?.at ?? latestOwnRevision(portal._id, baseRevision);

/** Fields of a request: null removes a field. */
const fieldsOf = (portal: Portal, names: readonly string[]): PortalChanges =>
  Object.fromEntries(names.map((name) => [name, portal[name as keyof Portal] ?? null]));
