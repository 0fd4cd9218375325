import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { color, spacing } from '../tokens/tokens.ts';
import { Dialog } from './Dialog.tsx';

/** A question before something is lost. It names the thing, and the focus is on Cancel. [T-22] */
export function ConfirmDialog(props: {
  open: boolean;
  /** The question: 'Are you sure delete?' */
  title: ReactNode;
  /** The name of the thing, under the question. */
  itemName?: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** danger unless nothing is lost. */
  tone?: 'danger' | 'primary' | undefined;
  /** The deed is being done: both buttons wait. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { tone = 'danger', busy = false, itemName, children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const textId = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      closeLabel={props.closeLabel}
      size="sm"
      role="alertdialog"
      describedBy={textId}
      initialFocus={cancel}
      busy={busy}
      footer={
        <>
          <Button ref={cancel} variant="secondary" onClick={props.onCancel} aria-disabled={busy || undefined}>
            {props.cancelLabel}
          </Button>
          <Button variant={tone} loading={busy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div id={textId} css={{ display: 'grid', gap: spacing[2], color: color.inkMuted }}>
        {itemName ? (
          <p css={{ color: color.ink, fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' }}>
            {itemName}
          </p>
        ) : null}
        {children}
      </div>
    </Dialog>
  );
}
