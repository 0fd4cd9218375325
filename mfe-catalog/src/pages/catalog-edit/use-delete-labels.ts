import type { ConfirmDeleteLabels } from '@portico/shared/patterns';
import { useMessages } from '../../messages/use-messages.ts';

/** Labels of `ConfirmDelete` in the language of the page. */
export function useDeleteLabels(): ConfirmDeleteLabels {
  const { t, language } = useMessages();
  return {
    translation: language === 'en' ? undefined : t('form.sureDelete'),
    confirm: t('form.delete'),
    cancel: t('form.cancel'),
    close: t('form.close'),
  };
}
