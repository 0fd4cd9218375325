import type { ChangedMeanwhile } from '@portico/shared/api';
import type { Language, PagePart, Portal, PortalChanges } from '@portico/shared/contracts';
import { type ContentProblem, changedParts, sameContent } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { useCallback, useContext, useEffect, useEffectEvent, useState } from 'react';
import { whenReachable } from '../connection/when-reachable.ts';
import { useLazyPortalToEditQuery } from '../creator.api.ts';
import { afterFrame } from './after-frame.ts';
import { EditorPlaceContext } from './editor-place.ts';
import type { EditorProps } from './editor-props.ts';
import { newestOwn } from './own-saves.ts';
import { problemKey } from './problem-key.ts';
import { usePageSave } from './saving/use-page-save.ts';
import { withoutNulls } from './without-nulls.ts';

/** How the last save went. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** `message`: the server's reason or the HTTP status. [ERR-07, ERR-10] Waiting: it goes by itself once there is a network. */
  | { kind: 'failed'; message: string; isWaiting: boolean }
  /** `newer`: the portal as the other person left it, once it is there. */
  | { kind: 'conflict'; conflict: ChangedMeanwhile; newer?: Portal };

/** The work of one editor, for its form and its frame. */
export interface Editing<Draft> {
  /** What the form shows. Fields that are not in the form may be kept in it too. */
  draft: Draft;
  /** Takes over fields of the form; by a function where several may come before the form is drawn again. Always the same. */
  edit: (changes: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => void;
  isDirty: boolean;
  /** The language that is written; the page's own at first. */
  language: Language;
  setLanguage: (language: Language) => void;
  /** The problem of a field in words, once a save was tried: 'externalUrl', 'contact.phone'. The same until then. */
  errorAt: (path: string) => string | undefined;
  /** How many saves were refused for a problem of a field. */
  refusals: number;
  state: SaveState;
  /** Saves what has changed, and closes. `over`: over this newer version of someone else. */
  save: (over?: ChangedMeanwhile) => Promise<void>;
  /** Back to what was saved last, or on to a newer version. */
  reset: (newer?: Portal) => void;
  onSaved: (portal: Portal) => void;
  close: () => void;
  portalId: string;
  /** The portal that the form began with. */
  opened: Portal;
  /** The parts of the page that the form changes. */
  parts: () => PagePart[];
}

const NO_PROBLEMS: readonly ContentProblem[] = [];

interface EditingOptions<Draft> {
  /** What the form starts with, of the portal as it was opened. */
  start: (opened: Portal) => Draft;
  /**
   * The fields of the portal that a draft stands for, on top of the portal as this person has seen it; only those that
   * differ from the start's are sent. [API-27]
   */
  changes: (draft: Draft, seen: Portal) => PortalChanges;
  /** What is missing; nothing is sent while there is anything. */
  problems?: (draft: Draft, language: Language, opened: Portal) => ContentProblem[];
}

/**
 * The state of an editor: its draft, language, problems and save. A failed save keeps the draft; one that would undo
 * someone else's change is not done without a word. [ERR-10, T-41, T-49]
 */
export function useEditing<Draft extends object>(
  { portal, onSaved, onClose }: EditorProps,
  { start, changes, problems = () => [] }: EditingOptions<Draft>,
): Editing<Draft> {
  const { t, language: pageLanguage } = useText('mfe-creator');
  const place = useContext(EditorPlaceContext);
  const savePage = usePageSave(portal, onSaved);
  const [fetchNewer] = useLazyPortalToEditQuery();
  const [opened, setOpened] = useState(() => ({ portal, draft: start(portal) }));
  const [draft, setDraft] = useState(opened.draft);
  const [language, setLanguage] = useState(pageLanguage);
  const [isTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [beside, setBeside] = useState(portal);

  const isDirty = !sameContent(draft, opened.draft);

  // A section stays beside its page: what is undone, or saved elsewhere on it, shows in it unless it is being written in.
  if (place === 'section' && beside !== portal) {
    setBeside(portal);
    if (!isDirty && state.kind !== 'saving') {
      const fresh = { portal, draft: start(portal) };
      setOpened(fresh);
      setDraft(fresh.draft);
      if (!sameContent(fresh.draft, draft)) setState({ kind: 'idle' });
    }
  }
  const found = isTried ? problems(draft, language, opened.portal) : NO_PROBLEMS;

  /** What the other person changed is shown before anyone saves over it. [T-49] */
  async function showNewer(conflict: ChangedMeanwhile): Promise<void> {
    const { data: newer } = await fetchNewer(portal._id);
    if (newer) setState((now) => (now.kind === 'conflict' ? { kind: 'conflict', conflict, newer } : now));
  }

  function finish(saved: Portal): void {
    setOpened({ portal: saved, draft });
    setTried(false);
    setState({ kind: place === 'section' ? 'saved' : 'idle' });
    onClose();
  }

  async function save(over?: ChangedMeanwhile): Promise<void> {
    if (state.kind === 'saving') return;
    setTried(true);
    if (problems(draft, language, opened.portal).length > 0) {
      setRefusals((count) => count + 1);
      return setState({ kind: 'idle' });
    }
    const seen = newestOwn(portal._id, opened.portal.modifiedDate);
    // Saves of one's own since then, in other editors of the same page, are to stay.
    const base = portal.modifiedDate === seen ? portal : opened.portal;
    const fields = changedFields(changes(opened.draft, base), changes(draft, base));
    setState({ kind: 'saving' });
    if (Object.keys(fields).length === 0) {
      // The form is out of sight by then: to let go of it takes the browser longer than a press may wait.
      await afterFrame();
      return finish(portal);
    }
    const former = over && state.kind === 'conflict' ? state.newer : undefined;
    const outcome = await savePage({ fields, seen, over, former, form: draft, hasForm: true });
    if (outcome.kind === 'saved') return finish(outcome.portal);
    setState(outcome);
    if (outcome.kind === 'conflict') await showNewer(outcome.conflict);
  }

  const isWaiting = state.kind === 'failed' && state.isWaiting;
  // As it is by then: whoever waits may go on typing.
  const resend = useEffectEvent(() => void save());
  useEffect(() => (isWaiting ? whenReachable(() => resend()) : undefined), [isWaiting]);

  const edit = useCallback<Editing<Draft>['edit']>((edited) => {
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
    refusals,
    state,
    save,
    reset: (newer = opened.portal) => {
      const fresh = { portal: newer, draft: start(newer) };
      setOpened(fresh);
      setDraft(fresh.draft);
      setTried(false);
      setState({ kind: 'idle' });
    },
    onSaved,
    close: onClose,
    portalId: portal._id,
    opened: opened.portal,
    parts: () =>
      changedParts(opened.portal, { ...opened.portal, ...withoutNulls(changes(draft, opened.portal)) }),
  };
}

/** The fields of `wanted` that differ from what they were. */
function changedFields(before: PortalChanges, wanted: PortalChanges): PortalChanges {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => !sameContent(value, before[field as keyof PortalChanges]),
    ),
  );
}
