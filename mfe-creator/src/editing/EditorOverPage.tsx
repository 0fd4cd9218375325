import { useText } from '@portico/shared/platform';
import { Button, ConfirmDialog, Dialog, useDeferredClose } from '@portico/shared/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { EditorForm } from './EditorForm.tsx';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { PeekBar } from './PeekBar.tsx';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx';
import { useReportDirty } from './use-report-dirty.ts';

/**
 * An editor over the page: a sheet on a phone, a dialog on a desktop. Saving closes it at once, and a failed save opens
 * it again. [EDIT-03, ERR-10]
 */
export function EditorOverPage<Draft>(props: EditorDialogProps<Draft>) {
  const { title, editing, size } = props;
  const { t } = useText('mfe-creator');
  const formId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isPeeking, setPeeking] = useState(false);
  const isSaving = editing.state.kind === 'saving';
  const { isClosing, close } = useDeferredClose(editing.close);
  const isGuarded = useReportDirty(formId, editing.isDirty);

  const cancel = () => (editing.isDirty ? setIsConfirming(true) : close());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!props.isWaiting) void editing.save();
  };

  const guard = isGuarded || isSaving ? null : <UnsavedChangesPrompt isDirty={editing.isDirty} />;
  if (isPeeking) {
    return (
      <>
        <PeekBar onBack={() => setPeeking(false)} />
        {guard}
      </>
    );
  }
  return (
    <>
      <Dialog
        // Hidden, not unmounted, while saving: after a failure the form is shown again with its input.
        open={!isClosing && !isSaving}
        onClose={cancel}
        title={title}
        closeLabel={t('editors.close')}
        size={size}
        initialFocus={() => firstField(editing.formRef.current)}
        footer={
          <>
            <Button variant="secondary" onClick={cancel}>
              {t('editors.cancel')}
            </Button>
            <Button type="submit" form={formId} aria-disabled={props.isWaiting || undefined}>
              {t('editors.save')}
            </Button>
          </>
        }
      >
        <EditorForm
          {...props}
          id={formId}
          onSubmit={submit}
          onPeek={() => setPeeking(true)}
          peekLabel={t('editors.conflict.look')}
          onDiscard={editing.close}
        />
      </Dialog>
      <ConfirmDialog
        open={isConfirming && !isClosing}
        title={t('editors.discard.title')}
        itemName={title}
        confirmLabel={t('editors.discard.confirm')}
        cancelLabel={t('editors.discard.keep')}
        closeLabel={t('editors.close')}
        onCancel={() => setIsConfirming(false)}
        onConfirm={close}
      >
        {t('editors.discard.text')}
      </ConfirmDialog>
      {guard}
    </>
  );
}

/** Undefined on touch screens, where focus would open the keyboard over the form. */
const firstField = (form: HTMLFormElement | null): HTMLElement | null | undefined =>
  window.matchMedia?.('(hover: none)').matches
    ? undefined
    : form?.querySelector<HTMLElement>(
        'input:not([type=radio], [type=file]), textarea, select, [contenteditable=true]',
      );
