import type { ConfirmDeleteLabels } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';

/** Labels of `ConfirmDelete` in the language of the page. */
export function useDeleteLabels(): ConfirmDeleteLabels {
  const { t, language } = useText('mfe-creator');
  return {
    translation: language === 'en' ? undefined : t('editors.sureDelete'),
    confirm: t('editors.delete'),
    cancel: t('editors.cancel'),
    close: t('editors.close'),
  };
}
