import { useLeaveGuard } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { ConfirmDialog } from '@portico/shared/ui';

/** Asks before a navigation loses unsaved changes. At most one per page. [T-41] */
export function UnsavedChangesPrompt({ isDirty }: { isDirty: boolean }) {
  const { t } = useText('mfe-creator');
  const { isBlocked, stay, leave } = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      open={isBlocked}
      title={t('editors.discard.title')}
      confirmLabel={t('editors.discard.confirm')}
      cancelLabel={t('editors.discard.keep')}
      closeLabel={t('editors.close')}
      onCancel={stay}
      onConfirm={leave}
    >
      {t('editors.discard.text')}
    </ConfirmDialog>
  );
}
