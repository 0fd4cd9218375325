import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { color, spacing } from '../tokens/tokens.ts';
import { Dialog } from './Dialog.tsx';

/** Asks before something is lost: names the item, and focuses Cancel. [T-22] */
export function ConfirmDialog(props: {
  open: boolean;
  /** Such as 'Are you sure delete?'. */
  title: ReactNode;
  /** Name of the item, below the question. */
  itemName?: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** `danger` by default; `primary` if nothing is lost. */
  tone?: 'danger' | 'primary' | undefined;
  /** The action is running: both buttons are disabled. */
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
