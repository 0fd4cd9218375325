import type { ChangedMeanwhile } from '@portico/shared/api';
import {
  type Language,
  type Portal,
  type PortalChanges,
  VALIDATION_MESSAGES,
  type VersionedPart,
} from '@portico/shared/contracts';
import {
  type ContentProblem,
  changedFields,
  changedParts,
  sameContent,
  withoutNulls,
} from '@portico/shared/domain';
import {
  type Form,
  type FormOutcome,
  problemText,
  type RefusedField,
  refusedFields,
  useForm,
} from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { type RefObject, useCallback, useContext, useState } from 'react';
import { afterNextPaint } from './after-next-paint.ts';
import { type EditorLayout, EditorLayoutContext } from './editor-layout.ts';
import type { EditorProps } from './editor-props.ts';
import type { RetainedInput } from './retained-input.ts';
import { type SaveOutcome, useSavePortal } from './saving/save-portal.api.ts';
import { saveQueueOf } from './saving/save-queue.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';
import { useNewerPortal } from './use-newer-portal.ts';
import { type Retained, useRetainedInput } from './use-retained-input.ts';

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
  edit: Form<Draft, unknown, string, unknown>['edit'];
  isDirty: boolean;
  /** The language being edited; initially the page's. */
  language: Language;
  setLanguage: (language: Language) => void;
  /** The message of a field's problem after the first submit, by path: 'externalUrl', 'contact.phone'. */
  errorAt: (path: string) => string | undefined;
  /** Of the form element; the first invalid field in it gets the focus. */
  formRef: RefObject<HTMLFormElement | null>;
  state: SaveState;
  /** Saves the changed fields and closes. `forceOver`: overwrites this newer revision of someone else. */
  save: (forceOver?: ChangedMeanwhile) => Promise<void>;
  /** Resets to the last saved version, or to a newer one. */
  reset: (newer?: Portal) => void;
  close: () => void;
  /** What was typed in an earlier visit and not saved. */
  retained: { at: string; restore: () => void; drop: () => void } | undefined;
  portalId: string;
  /** The portal that the form began with. */
  opened: Portal;
  /** The parts of the page that the form changes. */
  parts: () => VersionedPart[];
}

/** A problem that the browser found, by its message in the contract, or that the server did. */
type EditorProblem = string | RefusedField;

/** Why a portal was not saved. */
type SaveFailure = Exclude<SaveOutcome, { kind: 'saved' }>;

interface PortalFormOptions<Draft> {
  /** Initial values, from the portal as it was opened. */
  start: (opened: Portal) => Draft;
  /**
   * The portal's fields that a draft sets, given the portal that this user has seen; only those that differ from the
   * initial ones are sent. [API-27]
   */
  changes: (draft: Draft, seen: Portal) => PortalChanges;
  /** Validation problems; nothing is sent while there are any. */
  problems?: (draft: Draft, language: Language, opened: Portal) => ContentProblem[];
  /** The part of the portal that the form edits, if not the whole: 'action', 'links.2'. Paths of problems are below it. */
  part?: string;
}

/**
 * The form of an editor of a portal: its language, and a save through the portal's queue. Someone else's change is
 * overwritten only on confirmation. [ERR-10, T-41, T-49]
 */
export function usePortalForm<Draft extends object>(
  { portal, onClose }: EditorProps,
  { start, changes, problems = () => [], part }: PortalFormOptions<Draft>,
): PortalForm<Draft> {
  const { language: pageLanguage } = useText('mfe-creator');
  const layout = useContext(EditorLayoutContext);
  const savePortal = useSavePortal(portal._id);
  const { fetchNewer } = useNewerPortal(portal._id);
  const [opened, setOpened] = useState(portal);
  const [language, setLanguage] = useState(pageLanguage);
  /** The other person's version after a conflict, shown before it can be overwritten. [T-49] */
  const [newer, setNewer] = useState<Portal>();
  const [formName] = useState(() => nameOfForm(start(portal), changes(start(portal), portal), part));
  const form = useForm<Draft, SaveFailure, EditorProblem, ChangedMeanwhile>({
    initial: () => start(portal),
    problems: (values) => problemsByPath(problems(values, language, opened)),
    submit: save,
    isOffline: (failure) => failure.kind === 'failed' && failure.isWaiting,
  });
  const { values: draft, edit, isDirty } = form;
  const errorAt = useErrorAt(form.problemAt);
  const retained = useRetainedInput(opened, { form: formName, values: draft, isDirty });
  const autosave = useDraftAutosave({
    form,
    portal,
    opened,
    changes,
    isValid: () => problems(draft, language, opened).length === 0,
  });

  /** Gives up what was typed, also what is in the draft already. */
  function giveUp(): void {
    retained.drop();
    autosave.giveUp();
  }

  // A section stays mounted: it shows changes made elsewhere on the page, unless it is dirty.
  useChanged(layout === 'section' ? portal : undefined, () => {
    if (isDirty || form.isSubmitting) return;
    setOpened(portal);
    const fresh = start(portal);
    if (!sameContent(fresh, draft)) form.reset(fresh);
  });

  async function save(
    values: Draft,
    forceOver: ChangedMeanwhile | undefined,
  ): Promise<FormOutcome<Draft, SaveFailure, EditorProblem>> {
    const baseRevision = saveQueueOf(portal._id).latestRevision(opened.modifiedDate);
    // Includes what this user has saved since in other editors of the page.
    const base = portal.modifiedDate === baseRevision ? portal : opened;
    const now = changes(values, base);
    const fields = { ...changedFields(changes(form.initial, base), now), ...autosave.outdated(now) };
    if (Object.keys(fields).length === 0) {
      // Unmounting the form takes longer than a frame, so the browser first paints it hidden.
      await afterNextPaint();
      return finish(portal);
    }
    const previous = forceOver && newer;
    setNewer(undefined);
    const outcome = await savePortal({
      fields,
      baseRevision,
      forceOver,
      previous,
      form: values,
      hasForm: true,
    });
    if (outcome.kind === 'saved') return finish(outcome.portal);
    if (outcome.kind === 'conflict') void fetchNewer().then(setNewer);
    return notSaved(outcome, part);
  }

  function finish(saved: Portal): FormOutcome<Draft, SaveFailure, EditorProblem> {
    retained.drop();
    autosave.clear();
    setOpened(saved);
    onClose();
    return { kind: 'done' };
  }

  return {
    draft,
    edit,
    isDirty,
    language,
    setLanguage,
    errorAt,
    formRef: form.formRef,
    state: saveStateOf(form, newer, layout),
    save: form.submit,
    reset: (fresh = opened) => {
      giveUp();
      setOpened(fresh);
      form.reset(start(fresh));
    },
    close: () => {
      giveUp();
      onClose();
    },
    retained: retainedOffer(retained, ({ values, base }) => {
      // Saving over a page that has changed since asks first.
      setOpened({ ...opened, modifiedDate: base });
      edit(values as Partial<Draft>);
    }),
    portalId: portal._id,
    opened,
    parts: () => changedParts(opened, { ...opened, ...withoutNulls(changes(draft, opened)) }),
  };
}

/** The fields that the server refused are those of the form: paths begin below `part`. */
function notSaved<Draft>(
  failure: SaveFailure,
  part: string | undefined,
): FormOutcome<Draft, SaveFailure, EditorProblem> {
  if (failure.kind === 'conflict') return { kind: 'failed', failure };
  const problems = refusedFields(failure.error, part === undefined ? {} : { [part]: '' });
  return { kind: 'failed', failure, problems };
}

/** Calls `onChange` while rendering with another value than in the render before. */
function useChanged<Value>(value: Value, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (before === value) return;
  setBefore(value);
  onChange();
}

function useErrorAt(problemAt: (path: string) => EditorProblem | undefined) {
  const { t } = useText('mfe-creator');
  return useCallback(
    (path: string) => problemText(problemAt(path), (message) => t(`validation.${problemKey(message)}`)),
    [problemAt, t],
  );
}

/** What was typed in an earlier visit, with `restore` for bringing it back. */
function retainedOffer(
  { found, take, drop }: Retained,
  restore: (found: RetainedInput) => void,
): PortalForm<unknown>['retained'] {
  if (!found) return undefined;
  return {
    at: found.at,
    restore: () => {
      take();
      restore(found);
    },
    drop,
  };
}

function saveStateOf<Draft>(
  { state }: Form<Draft, SaveFailure, EditorProblem, ChangedMeanwhile>,
  newer: Portal | undefined,
  layout: EditorLayout,
): SaveState {
  switch (state.kind) {
    case 'idle':
      return state;
    case 'submitting':
      return { kind: 'saving' };
    case 'done':
      // A dialog is closed by then.
      return { kind: layout === 'section' ? 'saved' : 'idle' };
    case 'failed':
      return state.failure.kind === 'conflict' && newer ? { ...state.failure, newer } : state.failure;
  }
}

/** The first problem of each path. */
const problemsByPath = (problems: readonly ContentProblem[]) =>
  Object.fromEntries(problems.toReversed().map(({ path, message }) => [path, message]));

/** Forms of one page are named by what they edit: the fields that they save, and the shape of their values. */
const nameOfForm = (values: object, changed: PortalChanges, part = ''): string =>
  [part, ...Object.keys(changed).sort(), '', ...Object.keys(values).sort()].join(',');

/**
 * The message key `validation.{key}` of a problem. The contract names its problems by English sentences, editors by
 * their keys.
 */
const problemKey = (message: string): string =>
  Object.entries(VALIDATION_MESSAGES).find(([, word]) => word === message)?.[0] ?? message;
