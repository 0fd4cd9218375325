import { LeavePrompt } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';

/** Asks before a navigation loses unsaved changes. At most one per page. [T-41] */
export function UnsavedChangesPrompt({ isDirty }: { isDirty: boolean }) {
  const { t } = useText('mfe-creator');
  return (
    <LeavePrompt
      isDirty={isDirty}
      labels={{
        title: t('editors.discard.title'),
        text: t('editors.discard.text'),
        leave: t('editors.discard.confirm'),
        stay: t('editors.discard.keep'),
        close: t('editors.close'),
      }}
    />
  );
}
