import { failureMessage } from '@portico/shared/api';
import { Button, Dialog, type DialogProps, Notice, spacing } from '@portico/shared/ui';
import { useId } from 'react';
import type { Form } from './use-form.ts';

/** Messages of the dialog in the page's language. */
export interface FormDialogLabels {
  submit: string;
  cancel: string;
  /** Over the reason why a submission failed. */
  failed?: string;
}

/** A dialog with a form. The buttons are below the form, and a failed submission is shown at its end. */
export function FormDialog(
  props: Pick<
    DialogProps,
    'open' | 'onClose' | 'title' | 'size' | 'describedBy' | 'closesOnBackdrop' | 'children'
  > & {
    form: Pick<Form<unknown, unknown, unknown, unknown>, 'formProps' | 'isSubmitting' | 'failure'>;
    labels: FormDialogLabels;
    /** `primary` by default; `danger` if something is lost. */
    tone?: 'primary' | 'danger';
    /** Why the submission failed; the error's message by default. */
    failureText?: string | undefined;
  },
) {
  const { form, labels, tone = 'primary', describedBy, closesOnBackdrop = false } = props;
  const { formProps, isSubmitting, failure } = form;
  const formId = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      closeLabel={labels.cancel}
      size={props.size}
      role={describedBy === undefined ? 'dialog' : 'alertdialog'}
      describedBy={describedBy}
      closesOnBackdrop={closesOnBackdrop}
      busy={isSubmitting}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose} aria-disabled={isSubmitting || undefined}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant={tone} loading={isSubmitting}>
            {labels.submit}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} css={{ display: 'grid', gap: spacing[4] }}>
        {props.children}
        {failure === undefined ? null : (
          <Notice tone="danger" title={labels.failed}>
            {props.failureText ?? failureMessage(failure)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
