import type { Portal, PortalChanges } from '@portico/shared/contracts';
import type { EditStep, PortalSave } from './portal-save.ts';

/** Undo stack (`done`) and redo stack (`undone`) of a portal in this visit; the newest step is last. */
export interface EditHistory {
  done: readonly EditStep[];
  undone: readonly EditStep[];
}

export const NO_HISTORY: EditHistory = { done: [], undone: [] };

/** Steps that a visit keeps. */
const MAX_STEPS = 100;

/** The history after a save was stored. A save of an undo or a redo moves its step, any other adds one. */
export function recordSave(
  { done, undone }: EditHistory,
  save: PortalSave,
  previous: Portal | undefined,
): EditHistory {
  const { step } = save;
  if (step && save.isUndo) return { done: done.filter((other) => other !== step), undone: [...undone, step] };
  if (step) return { done: [...done, step], undone: undone.filter((other) => other !== step) };
  if (!previous || save.isUndo) return { done, undone };
  const next = { after: save, before: undoOf(save, previous) };
  const last = done.at(-1);
  const isSameForm = save.autosaveOf !== undefined && last?.after.autosaveOf === save.autosaveOf;
  const steps = isSameForm ? [...done.slice(0, -1), merge(last, next)] : [...done, next];
  return { done: steps.slice(-MAX_STEPS), undone: [] };
}

/** The save that undoes the newest step. `base`: the revision that it is based on. */
export function undoSave({ done }: EditHistory, base: string): PortalSave | undefined {
  const step = done.at(-1);
  return step && { ...step.before, baseRevision: base, step };
}

/** The save that does the last undone step again. */
export function redoSave({ undone }: EditHistory, base: string): PortalSave | undefined {
  const step = undone.at(-1);
  if (!step) return undefined;
  const { forceOver: _force, previous: _previous, autosaveOf: _autosave, ...after } = step.after;
  return { ...after, baseRevision: base, hasForm: false, step };
}

/** Two saves of one form as one step: the first values are restored, the last ones are done again. */
const merge = (first: EditStep, next: EditStep): EditStep => ({
  before: { ...next.before, fields: { ...next.before.fields, ...first.before.fields } },
  after: { ...next.after, fields: { ...first.after.fields, ...next.after.fields } },
});

/** The save that restores the former values; null removes a field. */
function undoOf({ portalId, fields, baseRevision, isDraft }: PortalSave, previous: Portal): PortalSave {
  const names = Object.keys(fields) as (keyof Portal & keyof PortalChanges)[];
  return {
    portalId,
    fields: Object.fromEntries(names.map((name) => [name, previous[name] ?? null])),
    baseRevision,
    ...(isDraft ? { isDraft } : {}),
    form: previous,
    hasForm: false,
    isUndo: true,
  };
}
