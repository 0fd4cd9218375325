import type { Language, Portal, WizardPortal } from '@portico/shared/contracts';
import {
  type FormOutcome,
  type FormProblems,
  problemText,
  type RefusedField,
  useForm,
} from '@portico/shared/patterns';
import { selectUser, useSelector, useText } from '@portico/shared/platform';
import { spacing } from '@portico/shared/ui';
import { type ComponentType, useState } from 'react';
import { NextFailure } from './NextFailure.tsx';
import { RestoreDraftPrompt } from './RestoreDraftPrompt.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { StepProps } from './step-props.ts';
import { useLocalDraft } from './use-local-draft.ts';
import { usePendingUploads } from './use-pending-uploads.ts';
import { useWizardSave, type WizardFailure } from './use-wizard-save.ts';
import { mayRunAhead, stepAfter, wizardNext } from './wizard-machine.ts';

/** Props of the fields of a step. */
export interface StepFieldsProps<Values> {
  values: Values;
  onChange: (values: Values) => void;
  /** What is wrong with a field of the portal after Next was pressed, by its path: 'contacts.phone'. */
  errorAt: (path: string) => string | undefined;
  language: Language;
  portal: Portal | undefined;
  /** Reports whether a picture is uploading; it may complete while another step is shown. A stable function. */
  onBusyChange: (isBusy: boolean) => void;
}

/** A step with fields: how they are read from a portal, validated and saved. */
export interface FormStepDefinition<Values extends object> {
  /** Message keys. */
  heading: string;
  text: string;
  read: (portal: Portal | undefined, language: Language) => Values;
  /** Whether the portal has values of this step, so that it may be skipped. [WIZ-19] */
  isFilled: (portal: Portal) => boolean;
  /** The message key of a required field that is empty, by its path in the portal. */
  problems?: (values: Values) => FormProblems;
  /** The fields of the portal that this step saves. */
  changes: (values: Values, saved: { portal: Portal | undefined; language: Language }) => WizardPortal;
  Fields: ComponentType<StepFieldsProps<Values>>;
}

/** Creates a step of the wizard from its definition. */
export function formStep<Values extends object>(
  definition: FormStepDefinition<Values>,
): ComponentType<StepProps> {
  return (props) => <FormStep {...props} definition={definition} />;
}

/**
 * A step with fields. Its draft is stored in the browser until Next has saved it; only then the next step is shown.
 * [WIZ-12, WIZ-16, WIZ-19, ERR-11, T-41]
 */
function FormStep<Values extends object>({
  definition,
  step,
  portal,
  onSaved,
  onGoTo,
  onReload,
}: StepProps & { definition: FormStepDefinition<Values> }) {
  const { t, language } = useText('mfe-creator');
  const uid = useSelector(selectUser)?.uid;
  const draftKey = uid === undefined ? undefined : { uid, portalId: portal?._id, step, language };
  const draft = useLocalDraft(draftKey, definition.read(portal, language));
  const save = useWizardSave(portal);
  const [isUploading, setUploading] = useState(false);
  const isWaiting = usePendingUploads(portal?._id).some(({ upload }) => upload.kind !== 'completed');
  const isBlocked = isWaiting && !mayRunAhead(step, portal?.stepIndex);
  const form = useForm<Values, WizardFailure, string | RefusedField>({
    initial: draft.initial,
    problems: (values) => (isUploading ? {} : (definition.problems?.(values) ?? {})),
    submit: next,
    isOffline: ({ isUnsent }) => isUnsent,
    isBlocked,
  });
  const { values, failure, problemAt } = form;

  function change(changed: Values): void {
    form.edit(changed);
    draft.store(changed);
  }

  function closeOffer(chosen: Values): void {
    draft.dismissOffer();
    change(chosen);
  }

  async function next(entered: Values): Promise<FormOutcome<Values, WizardFailure, RefusedField>> {
    if (isUploading) {
      // A later step saves the image once it is uploaded. Deferred, or React would make the navigation part of the submission.
      await Promise.resolve();
      onGoTo(stepAfter(step));
      return { kind: 'failed' };
    }
    const saved = portal && { id: portal._id, stepIndex: portal.stepIndex };
    const what = wizardNext(step, { isMissing: false, saved });
    if (what.kind !== 'save') return { kind: 'failed' };
    // The server counts a step as done only with its picture.
    const reached = isWaiting && portal?.stepIndex !== undefined ? portal.stepIndex : what.stepIndex;
    const outcome = await save(
      { ...what, stepIndex: reached },
      definition.changes(entered, { portal, language }),
    );
    if (outcome.kind === 'failed') return outcome;
    draft.clear();
    onSaved(outcome.portal);
    return { kind: 'done' };
  }

  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[6] }}>
      <StepHeading heading={t(definition.heading)} text={t(definition.text)} />
      {draft.offered ? (
        <RestoreDraftPrompt
          onAccept={() => closeOffer(draft.offered ?? values)}
          onDiscard={() => closeOffer(values)}
        />
      ) : null}
      <definition.Fields
        values={values}
        onChange={change}
        errorAt={(path) => problemText(problemAt(path), t)}
        language={language}
        portal={portal}
        onBusyChange={setUploading}
      />
      <NextFailure failure={failure} sendsWhenOnline onReload={onReload} />
      <StepButtons
        step={step}
        isFilled={portal !== undefined && definition.isFilled(portal)}
        isSaving={form.isSubmitting}
        isUploading={isUploading}
        isBlocked={isBlocked}
        onGoTo={onGoTo}
      />
    </form>
  );
}
