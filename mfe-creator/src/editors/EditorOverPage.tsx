import { useText } from '@portico/shared/platform';
import { Button, ConfirmDialog, Dialog, useLeave } from '@portico/shared/ui';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { EditorForm } from './EditorForm.tsx';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { PeekBar } from './PeekBar.tsx';
import { useNoteUnsaved } from './use-note-unsaved.ts';

/**
 * An editor over the page: a sheet on a phone, a dialog on a desktop. Saving puts it away at once, and the page shows
 * the change; only a save that fails brings it back. [EDIT-03, ERR-10]
 */
export function EditorOverPage<Draft>(props: EditorDialogProps<Draft>) {
  const { title, editing, size } = props;
  const { t } = useText('mfe-creator');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const [isPeeking, setPeeking] = useState(false);
  const isSaving = editing.state.kind === 'saving';
  const { isLeaving, leave } = useLeave(editing.close);
  const isGuarded = useNoteUnsaved(formId, editing.isDirty);

  const cancel = () => (editing.isDirty ? setAsking(true) : leave());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!props.isWaiting) void editing.save();
  };

  const guard = isGuarded || isSaving ? null : <LeaveQuestion isDirty={editing.isDirty} />;
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
        // While it is saved the page shows the change already; should that fail, the form is here again with all of it.
        open={!isLeaving && !isSaving}
        onClose={cancel}
        title={title}
        closeLabel={t('editors.close')}
        size={size}
        initialFocus={() => firstField(form.current)}
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
          form={form}
          onSubmit={submit}
          onLook={() => setPeeking(true)}
          lookLabel={t('editors.conflict.look')}
          onTakeBack={editing.close}
        />
      </Dialog>
      <ConfirmDialog
        open={isAsking && !isLeaving}
        title={t('editors.discard.title')}
        itemName={title}
        confirmLabel={t('editors.discard.confirm')}
        cancelLabel={t('editors.discard.keep')}
        closeLabel={t('editors.close')}
        onCancel={() => setAsking(false)}
        onConfirm={leave}
      >
        {t('editors.discard.text')}
      </ConfirmDialog>
      {guard}
    </>
  );
}

/** Where that does not open a phone's keyboard over half of the form. */
const firstField = (form: HTMLFormElement | null): HTMLElement | null | undefined =>
  window.matchMedia?.('(hover: none)').matches
    ? undefined
    : form?.querySelector<HTMLElement>(
        'input:not([type=radio], [type=file]), textarea, select, [contenteditable=true]',
      );
