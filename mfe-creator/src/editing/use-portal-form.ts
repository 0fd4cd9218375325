import type { ChangedMeanwhile } from '@portico/shared/api';
import type { Language, Portal, PortalChanges, VersionedPart } from '@portico/shared/contracts';
import { type ContentProblem, changedParts, sameContent } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { useCallback, useContext, useEffect, useEffectEvent, useState } from 'react';
import { onceReconnected } from '../connection/on-reconnect.ts';
import { afterNextPaint } from './after-next-paint.ts';
import { EditorLayoutContext } from './editor-layout.ts';
import type { EditorProps } from './editor-props.ts';
import { problemKey } from './problem-key.ts';
import { useSavePortal } from './saving/save-portal.api.ts';
import { saveQueueOf } from './saving/save-queue.ts';
import { useNewerPortal } from './use-newer-portal.ts';
import { withoutNulls } from './without-nulls.ts';

/** Result of the last save. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** `message`: the server's reason or the HTTP status. [ERR-07, ERR-10] `isWaiting`: sent once the browser is online. */
  | { kind: 'failed'; message: string; isWaiting: boolean }
  /** `newer`: the other person's version, once it has loaded. */
  | { kind: 'conflict'; conflict: ChangedMeanwhile; newer?: Portal };

/** State and actions of one editor, for its form and dialog. */
export interface PortalForm<Draft> {
  /** The form's values; may contain fields that the form does not show. */
  draft: Draft;
  /** Updates fields; with a function where several updates may come before the next render. A stable reference. */
  edit: (changes: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => void;
  isDirty: boolean;
  /** The language being edited; initially the page's. */
  language: Language;
  setLanguage: (language: Language) => void;
  /** The message of a field's problem after the first submit, by path: 'externalUrl', 'contact.phone'. */
  errorAt: (path: string) => string | undefined;
  /** Number of submits that failed validation. */
  invalidSubmitCount: number;
  state: SaveState;
  /** Saves the changed fields and closes. `forceOver`: overwrites this newer revision of someone else. */
  save: (forceOver?: ChangedMeanwhile) => Promise<void>;
  /** Resets to the last saved version, or to a newer one. */
  reset: (newer?: Portal) => void;
  close: () => void;
  portalId: string;
  /** The portal that the form began with. */
  opened: Portal;
  /** The parts of the page that the form changes. */
  parts: () => VersionedPart[];
}

const NO_PROBLEMS: readonly ContentProblem[] = [];

interface PortalFormOptions<Draft> {
  /** Initial values, from the portal as it was opened. */
  start: (opened: Portal) => Draft;
  /**
   * The portal's fields of a draft, on top of the portal as this person has seen it; only those that differ from the
   * initial ones are sent. [API-27]
   */
  changes: (draft: Draft, seen: Portal) => PortalChanges;
  /** Validation problems; nothing is sent while there are any. */
  problems?: (draft: Draft, language: Language, opened: Portal) => ContentProblem[];
}

/**
 * State of an editor: its draft, language, problems and save. A failed save keeps the draft; someone else's change is
 * overwritten only on confirmation. [ERR-10, T-41, T-49]
 */
export function usePortalForm<Draft extends object>(
  { portal, onClose }: EditorProps,
  { start, changes, problems = () => [] }: PortalFormOptions<Draft>,
): PortalForm<Draft> {
  const { t, language: pageLanguage } = useText('mfe-creator');
  const layout = useContext(EditorLayoutContext);
  const savePortal = useSavePortal(portal._id);
  const { fetchNewer } = useNewerPortal(portal._id);
  const [opened, setOpened] = useState(() => ({ portal, draft: start(portal) }));
  const [draft, setDraft] = useState(opened.draft);
  const [language, setLanguage] = useState(pageLanguage);
  const [isSubmitted, setSubmitted] = useState(false);
  const [invalidSubmitCount, setInvalidSubmitCount] = useState(0);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [beside, setBeside] = useState(portal);

  const isDirty = !sameContent(draft, opened.draft);

  // A section stays mounted: it shows changes made elsewhere on the page, unless it is dirty.
  if (layout === 'section' && beside !== portal) {
    setBeside(portal);
    if (!isDirty && state.kind !== 'saving') {
      const fresh = { portal, draft: start(portal) };
      setOpened(fresh);
      setDraft(fresh.draft);
      if (!sameContent(fresh.draft, draft)) setState({ kind: 'idle' });
    }
  }
  const found = isSubmitted ? problems(draft, language, opened.portal) : NO_PROBLEMS;

  /** Loads the other person's version, which is shown before it can be overwritten. [T-49] */
  async function showNewer(conflict: ChangedMeanwhile): Promise<void> {
    const newer = await fetchNewer();
    if (newer) setState((now) => (now.kind === 'conflict' ? { kind: 'conflict', conflict, newer } : now));
  }

  function finish(saved: Portal): void {
    setOpened({ portal: saved, draft });
    setSubmitted(false);
    setState({ kind: layout === 'section' ? 'saved' : 'idle' });
    onClose();
  }

  async function save(forceOver?: ChangedMeanwhile): Promise<void> {
    if (state.kind === 'saving') return;
    setSubmitted(true);
    if (problems(draft, language, opened.portal).length > 0) {
      setInvalidSubmitCount((count) => count + 1);
      return setState({ kind: 'idle' });
    }
    const baseRevision = saveQueueOf(portal._id).latestRevision(opened.portal.modifiedDate);
    // Keeps what this person saved since then in other editors of the page.
    const base = portal.modifiedDate === baseRevision ? portal : opened.portal;
    const fields = changedFields(changes(opened.draft, base), changes(draft, base));
    setState({ kind: 'saving' });
    if (Object.keys(fields).length === 0) {
      // Unmounting the form takes longer than a press may wait, so it is painted hidden first.
      await afterNextPaint();
      return finish(portal);
    }
    const previous = forceOver && state.kind === 'conflict' ? state.newer : undefined;
    const outcome = await savePortal({
      fields,
      baseRevision,
      forceOver,
      previous,
      form: draft,
      hasForm: true,
    });
    if (outcome.kind === 'saved') return finish(outcome.portal);
    setState(outcome);
    if (outcome.kind === 'conflict') await showNewer(outcome.conflict);
  }

  const isWaiting = state.kind === 'failed' && state.isWaiting;
  // With the values at that time: typing may go on while offline.
  const resend = useEffectEvent(() => void save());
  useEffect(() => (isWaiting ? onceReconnected(() => resend()) : undefined), [isWaiting]);

  const edit = useCallback<PortalForm<Draft>['edit']>((edited) => {
    setDraft((now) => ({ ...now, ...(typeof edited === 'function' ? edited(now) : edited) }));
    setState((before) => (before.kind === 'saved' ? { kind: 'idle' } : before));
  }, []);
  const errorAt = useCallback(
    (path: string) => {
      const message = found.find((problem) => problem.path === path)?.message;
      return message && t(`validation.${problemKey(message)}`);
    },
    [found, t],
  );

  return {
    draft,
    edit,
    isDirty,
    language,
    setLanguage,
    errorAt,
    invalidSubmitCount,
    state,
    save,
    reset: (newer = opened.portal) => {
      const fresh = { portal: newer, draft: start(newer) };
      setOpened(fresh);
      setDraft(fresh.draft);
      setSubmitted(false);
      setState({ kind: 'idle' });
    },
    close: onClose,
    portalId: portal._id,
    opened: opened.portal,
    parts: () =>
      changedParts(opened.portal, { ...opened.portal, ...withoutNulls(changes(draft, opened.portal)) }),
  };
}

/** The fields of `after` that differ from `before`. */
function changedFields(before: PortalChanges, after: PortalChanges): PortalChanges {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => !sameContent(value, before[field as keyof PortalChanges]),
    ),
  );
}
