import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { changedFields } from '@portico/shared/domain';
import type { Form } from '@portico/shared/patterns';
import { useId, useRef } from 'react';
import { useSavePortal } from './saving/save-portal.api.ts';
import { useAutosave } from './use-autosave.ts';

interface DraftAutosaveOptions<Draft> {
  form: Pick<Form<Draft, unknown, unknown, never>, 'values' | 'initial' | 'isDirty' | 'isSubmitting'>;
  /** The page as it is shown, and as the form began with it. */
  portal: Portal;
  opened: Portal;
  changes: (draft: Draft, seen: Portal) => PortalChanges;
  isValid: () => boolean;
}

/** While the page shows its draft, what is typed in a form is saved in the draft from time to time. */
export function useDraftAutosave<Draft>(options: DraftAutosaveOptions<Draft>) {
  const { form, portal, opened, changes, isValid } = options;
  const { values, initial } = form;
  const savePortal = useSavePortal(portal._id);
  const formId = useId();
  /** What of the form is in the draft of the page already. */
  const autosaved = useRef<PortalChanges>(undefined);
  const isDraftShown = portal.draft?.isShown ?? false;
  useAutosave(values, {
    isOn: isDraftShown && form.isDirty && !form.isSubmitting,
    save: () => void autosave(),
  });

  async function autosave(): Promise<void> {
    if (!isValid()) return;
    const earlier = autosaved.current;
    const before = earlier ?? changes(initial, opened);
    const now = changes(values, opened);
    const fields = changedFields(before, now);
    if (Object.keys(fields).length === 0) return;
    // Before the response: giving up sends the former values after it.
    autosaved.current = now;
    const { modifiedDate: baseRevision } = opened;
    const outcome = await savePortal({
      fields,
      baseRevision,
      form: values,
      hasForm: true,
      autosaveOf: formId,
    });
    // Whatever was refused is still in the form and on the device, and Save tells why.
    if (outcome.kind !== 'saved' && autosaved.current === now) autosaved.current = earlier;
  }

  return {
    /** The fields of the draft that differ from what is to be saved now. */
    outdated: (now: PortalChanges): PortalChanges =>
      autosaved.current ? withNulls(changedFields(autosaved.current, now)) : {},
    /** What is in the draft was saved. */
    clear(): void {
      autosaved.current = undefined;
    },
    /** Gives up what is in the draft: its former values are saved. */
    giveUp(): void {
      const saved = autosaved.current;
      autosaved.current = undefined;
      if (!saved) return;
      const fields = withNulls(changedFields(saved, changes(initial, opened)));
      if (Object.keys(fields).length === 0) return;
      const { modifiedDate: baseRevision } = opened;
      void savePortal({ fields, baseRevision, form: initial, hasForm: false, autosaveOf: formId });
    },
  };
}

/** Null removes a field; undefined would not be sent. */
const withNulls = (changed: PortalChanges): PortalChanges =>
  Object.fromEntries(Object.entries(changed).map(([field, value]) => [field, value ?? null]));
