import { type ChangedMeanwhile, changedMeanwhile, failureMessage } from '@portico/shared/api';
import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { whenReachable } from '../../connection/when-reachable.ts';
import { afterFrame } from '../after-frame.ts';
import { newestOwn } from '../own-saves.ts';
import { withoutNulls } from '../without-nulls.ts';
import { withKnownPictures } from './with-known-pictures.ts';

/** How the page's last save stands, for its status line. */
export type SaveStanding =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** `undo` saves what the page was before. */
  | { kind: 'saved'; undo: () => void }
  | { kind: 'undone' }
  /** The page still shows the change, which nobody else sees. [ERR-10] */
  | { kind: 'failed'; message: string; isWaiting: boolean; retry: () => void; takeBack: () => void }
  /** Nothing was undone, or saved after a wait, because someone else has changed the page since. [T-49] */
  | { kind: 'overtaken'; conflict: ChangedMeanwhile; isUndo: boolean };

/** A change of a page that is shown before it is saved. */
export interface PageSave {
  /** The page as it is shown. */
  portal: Portal;
  fields: PortalChanges;
  /** The version that the change was made on; saves of one's own since then count as seen. [T-49] */
  seen: string;
  /** Saves over this newer version of someone else. */
  over?: ChangedMeanwhile | undefined;
  /** What an undo brings back, when that is not what the page shows. */
  former?: Portal | undefined;
  /** A form that knows the addresses of its new pictures. */
  form?: unknown;
  /** A form comes back with what failed, and so the page need not keep it. */
  hasForm: boolean;
  /** The save itself. */
  send: (data: PortalChanges) => Promise<{ data?: Portal | undefined; error?: unknown }>;
  /** Shows the portal on the page. [EDIT-03] */
  show: (portal: Portal) => void;
}

export type SaveOutcome =
  | { kind: 'saved'; portal: Portal }
  /** `isWaiting`: there was no network, so that nothing was sent. */
  | { kind: 'failed'; message: string; isWaiting: boolean }
  | { kind: 'conflict'; conflict: ChangedMeanwhile };

/** The saves of one page, one after the other. */
export interface PageSaves {
  standing: () => SaveStanding;
  subscribe: (listener: () => void) => () => void;
  /** The page with all that was saved on it so far, also what it shows with the next frame alone. */
  shown: (portal: Portal) => Portal;
  /** Shows the change at once and saves it; what fails without a form stays on the page, to be tried again. */
  save: (work: PageSave) => Promise<SaveOutcome>;
  /** Nothing more is said of the last save. */
  settle: () => void;
}

interface FailedSave {
  isUndo: boolean;
  /** It had failed before. */
  isRetry: boolean;
  /** There was no network when it was to be sent. */
  isOffline: boolean;
}

const pages = new Map<string, PageSaves>();

/** The saves of a portal's page; the same for all tools of the page. */
export function pageSavesOf(portalId: string): PageSaves {
  const known = pages.get(portalId) ?? createPageSaves();
  pages.set(portalId, known);
  return known;
}

function createPageSaves(): PageSaves {
  const listeners = new Set<() => void>();
  /** What is shown and not saved, oldest first. */
  let waiting: PageSave[] = [];
  /** The page as the server knows it, while anything is waiting. */
  let saved: Portal | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let onTheirWay = 0;
  let failures: (FailedSave & { work: PageSave; message: string })[] = [];
  let standing: SaveStanding = { kind: 'idle' };

  function stand(next: SaveStanding): void {
    standing = next;
    for (const listener of listeners) listener();
  }

  function drop(work: PageSave): void {
    waiting = waiting.filter((other) => other !== work);
    failures = failures.filter((failure) => failure.work !== work);
  }

  /** What is said once a save has ended: of others that are on their way or have failed first. */
  function conclude(end: SaveStanding): void {
    const [failure] = failures;
    if (onTheirWay > 0) return stand({ kind: 'saving' });
    if (!failure) return stand(end);
    const { work, message, isUndo, isOffline: isWaiting } = failure;
    const takeBack = () => {
      drop(work);
      work.show(shown(saved ?? work.portal));
      conclude({ kind: 'idle' });
    };
    stand({
      kind: 'failed',
      message,
      isWaiting,
      retry: () => void run(work, { isUndo, isRetry: true }),
      takeBack,
    });
  }

  function shown(base: Portal): Portal {
    return waiting.reduce((page, { fields, form }) => {
      return withKnownPictures({ ...page, ...withoutNulls(fields) }, page, form);
    }, base);
  }

  const now = (portal: Portal): Portal => (waiting.length > 0 ? shown(saved ?? portal) : portal);

  function begin(work: PageSave): void {
    if (waiting.length === 0) saved = work.portal;
    drop(work);
    waiting = [...waiting, work];
    stand({ kind: 'saving' });
    // The press is answered first, by the status and a form that goes: a whole page takes several frames to draw anew.
    void afterFrame().then(() => {
      if (waiting.includes(work)) work.show(shown(saved ?? work.portal));
    });
  }

  /** Sends after all that was sent before: each is made on the one before it. */
  function run(work: PageSave, { isUndo = false, isRetry = false } = {}): Promise<SaveOutcome> {
    begin(work);
    onTheirWay += 1;
    let isOffline = false;
    const sent = queue.then(() => {
      // What breaks off on its way may have arrived all the same.
      isOffline = !navigator.onLine;
      return work.send({ ...work.fields, modifiedDate: seenBy(work) });
    });
    queue = sent.catch(() => undefined);
    return sent.then(({ data, error }) => {
      onTheirWay -= 1;
      return data ? succeed(work, data, isUndo) : fail(work, error, { isUndo, isRetry, isOffline });
    });
  }

  function succeed(work: PageSave, data: Portal, isUndo: boolean): SaveOutcome {
    const former = work.former ?? work.portal;
    drop(work);
    saved = data;
    work.show(shown(data));
    const undo = () => {
      const fields = fieldsOf(former, Object.keys(work.fields));
      const back = { ...work, portal: data, fields, seen: data.modifiedDate, form: former, hasForm: false };
      void run({ ...back, over: undefined, former: undefined }, { isUndo: true });
    };
    conclude(isUndo ? { kind: 'undone' } : { kind: 'saved', undo });
    return { kind: 'saved', portal: data };
  }

  function fail(work: PageSave, error: unknown, how: FailedSave): SaveOutcome {
    const { isUndo, isRetry, isOffline } = how;
    const conflict = changedMeanwhile(error);
    const message = failureMessage(error);
    if (work.hasForm || conflict) {
      drop(work);
      work.show(shown(saved ?? work.portal));
      // Who saves for the first time is told by what saves.
      const isUnsaid = isUndo || (isRetry && !work.hasForm);
      conclude(conflict && isUnsaid ? { kind: 'overtaken', conflict, isUndo } : { kind: 'idle' });
      return conflict ? { kind: 'conflict', conflict } : { kind: 'failed', message, isWaiting: isOffline };
    }
    failures = [...failures, { ...how, work, message }];
    conclude({ kind: 'idle' });
    if (isOffline) {
      whenReachable(() => {
        const isLeft = failures.some((failure) => failure.work === work);
        if (isLeft) void run(work, { isUndo, isRetry: true });
      });
    }
    return { kind: 'failed', message, isWaiting: isOffline };
  }

  return {
    standing: () => standing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: now,
    save: (work) => run({ ...work, portal: now(work.portal) }),
    settle: () => stand({ kind: 'idle' }),
  };
}

const seenBy = ({ portal, seen, over }: PageSave): string => over?.at ?? newestOwn(portal._id, seen);

/** Fields as they are sent: null takes away what was not there. */
const fieldsOf = (portal: Portal, names: readonly string[]): PortalChanges =>
  Object.fromEntries(names.map((name) => [name, portal[name as keyof Portal] ?? null]));
