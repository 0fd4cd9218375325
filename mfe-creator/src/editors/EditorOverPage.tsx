import { useText } from '@portico/shared/platform';
import { Button, ConfirmDialog, Dialog } from '@portico/shared/ui';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { afterFrame } from './after-frame.ts';
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
  const [isLeaving, setLeaving] = useState(false);
  const isGone = useFrameAfter(isSaving);
  const isGuarded = useNoteUnsaved(formId, editing.isDirty);

  const leave = () => {
    setAsking(false);
    setLeaving(true);
    void afterFrame().then(editing.close);
  };
  const cancel = () => (editing.isDirty ? setAsking(true) : leave());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!props.isWaiting) void editing.save();
  };

  // The page shows the change already; should it fail, the form is here again with all that was typed.
  if (isGone) return null;

  const guard = isGuarded ? null : <LeaveQuestion isDirty={editing.isDirty} />;
  if (isPeeking) {
    return (
      <>
        <PeekBar onBack={() => setPeeking(false)} />
        {guard}
      </>
    );
  }
  // Out of sight first: that the whole page can be pressed again takes the browser longer than a frame.
  const isOutOfSight = isLeaving || isSaving;
  return (
    <div css={{ display: isOutOfSight ? 'none' : 'contents' }}>
      <Dialog
        open
        onClose={cancel}
        busy={isOutOfSight}
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
        open={isAsking}
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
    </div>
  );
}

/** Whether a frame has shown that something is so. */
function useFrameAfter(isSo: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    let isOver = false;
    void afterFrame().then(() => isOver || setShown(true));
    return () => {
      isOver = true;
      setShown(false);
    };
  }, [isSo]);
  return isSo && isShown;
}

/** Where that does not open a phone's keyboard over half of the form. */
const firstField = (form: HTMLFormElement | null): HTMLElement | null | undefined =>
  window.matchMedia?.('(hover: none)').matches
    ? undefined
    : form?.querySelector<HTMLElement>(
        'input:not([type=radio], [type=file]), textarea, select, [contenteditable=true]',
      );
