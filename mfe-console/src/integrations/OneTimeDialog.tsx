import { failureMessage } from '@portico/shared/api';
import type { Form } from '@portico/shared/patterns';
import { Button, Dialog, Notice, spacing } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../messages/use-messages.ts';

/** A dialog with a form that creates something, and then shows once what was created. */
export function OneTimeDialog({
  title,
  text,
  submitLabel,
  failureTitle,
  form,
  created,
  children,
  onClose,
}: {
  title: string;
  /** Above the fields. */
  text: string;
  submitLabel: string;
  /** Over the reason why nothing was created. */
  failureTitle: string;
  form: Pick<Form<unknown, unknown, unknown, unknown>, 'formProps' | 'isSubmitting' | 'failure'>;
  /** Shown in place of the form, as soon as there is one. */
  created: ReactNode;
  /** The fields. */
  children: ReactNode;
  onClose: () => void;
}) {
  const { t } = useMessages();
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('people.cancel')}
      closesOnBackdrop={false}
      busy={form.isSubmitting}
      footer={
        created ? (
          <Button onClick={onClose}>{t('people.done')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('people.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={form.isSubmitting}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      {created || (
        <form id={formId} {...form.formProps} css={{ display: 'grid', gap: spacing[5] }}>
          <p>{text}</p>
          {children}
          {form.failure === undefined ? null : (
            <Notice tone="danger" title={failureTitle}>
              {failureMessage(form.failure)}
            </Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}
