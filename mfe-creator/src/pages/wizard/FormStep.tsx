import type { Language, Portal, WizardPortal } from '@portico/shared/contracts';
import { selectUser, useSelector, useText } from '@portico/shared/platform';
import { spacing } from '@portico/shared/ui';
import { type ComponentType, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { onceReconnected } from '../../connection/on-reconnect.ts';
import { NextFailure } from './NextFailure.tsx';
import { RestoreDraftPrompt } from './RestoreDraftPrompt.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { StepProps } from './step-props.ts';
import { useLocalDraft } from './use-local-draft.ts';
import { usePendingUploads } from './use-pending-uploads.ts';
import { useWizardSave } from './use-wizard-save.ts';
import { mayRunAhead, stepAfter, wizardNext } from './wizard-machine.ts';

/** What the fields of a step are given. */
export interface StepFieldsProps<Values> {
  values: Values;
  onChange: (values: Values) => void;
  /** What the required field lacks, once Next was pressed without it. */
  missing: string | undefined;
  language: Language;
  portal: Portal | undefined;
  /** Whether a picture is on its way: it may arrive while another step is shown. A stable function. */
  onBusyChange: (isBusy: boolean) => void;
}

/** A step with fields: how they are read from a portal, checked, and saved. */
export interface FormStepDefinition<Values extends object> {
  /** Message keys. */
  heading: string;
  text: string;
  read: (portal: Portal | undefined, language: Language) => Values;
  /** Whether the portal has values of this step already: then it may be skipped. [WIZ-19] */
  isFilled: (portal: Portal) => boolean;
  /** The message key of what the required field lacks; undefined when nothing. */
  missing: (values: Values) => string | undefined;
  /** The fields of the portal that this step saves. */
  changes: (values: Values, saved: { portal: Portal | undefined; language: Language }) => WizardPortal;
  Fields: ComponentType<StepFieldsProps<Values>>;
}

/** A step of the wizard made from its definition. */
export function formStep<Values extends object>(
  definition: FormStepDefinition<Values>,
): ComponentType<StepProps> {
  return (props) => <FormStep {...props} definition={definition} />;
}

/**
 * A step with fields: its draft is stored in the browser until Next has saved it; only then the next step is shown.
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
  const { values, change, clear, offer } = useLocalDraft(draftKey, definition.read(portal, language));
  const { state, save } = useWizardSave(portal, { waits: true });
  const [presses, setPresses] = useState(0);
  const [isUploading, setUploading] = useState(false);
  const isWaiting = usePendingUploads(portal?._id).some(({ upload }) => upload.kind !== 'completed');
  const isBlocked = isWaiting && !mayRunAhead(step, portal?.stepIndex);
  const form = useRef<HTMLFormElement>(null);
  const missing = definition.missing(values);

  // Focuses the first invalid field after it is marked.
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [presses]);

  const isSaveWaiting = state.kind === 'failed' && state.isWaiting;
  // With the values at that time: typing may go on while offline.
  useEffect(
    () => (isSaveWaiting ? onceReconnected(() => form.current?.requestSubmit()) : undefined),
    [isSaveWaiting],
  );

  async function next(event: SyntheticEvent) {
    event.preventDefault();
    if (state.kind === 'saving' || isBlocked) return;
    if (isUploading) {
      // A later step saves the image once it is uploaded. Deferred, or React would make the navigation part of the submission.
      await Promise.resolve();
      return onGoTo(stepAfter(step));
    }
    const saved = portal && { id: portal._id, stepIndex: portal.stepIndex };
    const what = wizardNext(step, { isMissing: missing !== undefined, saved });
    if (what.kind === 'missing') return setPresses(presses + 1);
    if (what.kind === 'go') return onGoTo(step);
    // The server counts a step as done only with its picture.
    const reached = isWaiting && portal?.stepIndex !== undefined ? portal.stepIndex : what.stepIndex;
    const fresh = await save(
      { ...what, stepIndex: reached },
      definition.changes(values, { portal, language }),
    );
    if (!fresh) return;
    clear();
    onSaved(fresh);
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void next(event)}
      noValidate
      css={{ display: 'grid', gap: spacing[6] }}
    >
      <StepHeading heading={t(definition.heading)} text={t(definition.text)} />
      {offer ? <RestoreDraftPrompt onAccept={offer.accept} onDiscard={offer.discard} /> : null}
      <definition.Fields
        values={values}
        onChange={change}
        missing={presses > 0 && missing !== undefined ? t(missing) : undefined}
        language={language}
        portal={portal}
        onBusyChange={setUploading}
      />
      <NextFailure state={state} onReload={onReload} />
      <StepButtons
        step={step}
        isFilled={portal !== undefined && definition.isFilled(portal)}
        isSaving={state.kind === 'saving'}
        isUploading={isUploading}
        isBlocked={isBlocked}
        onGoTo={onGoTo}
      />
    </form>
  );
}
