import { ConfirmDialog } from '@portico/shared/ui';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Messages of the prompt in the page's language. */
export interface LeavePromptLabels {
  title: string;
  text: string;
  leave: string;
  stay: string;
  close: string;
}

/** Asks before unsaved changes are lost by leaving the page. At most one per page. [T-41] */
export function LeavePrompt({ isDirty, labels }: { isDirty: boolean; labels: LeavePromptLabels }) {
  const { isBlocked, stay, leave } = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      open={isBlocked}
      title={labels.title}
      confirmLabel={labels.leave}
      cancelLabel={labels.stay}
      closeLabel={labels.close}
      onCancel={stay}
      onConfirm={leave}
    >
      {labels.text}
    </ConfirmDialog>
  );
}
