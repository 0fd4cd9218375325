import type { Language, LocalizedText } from '@portico/shared/contracts';
import { LanguageSwitch } from '@portico/shared/patterns';
import { useMessages } from '../../messages/use-messages.ts';

/** Selects the language that a form of the catalogue edits, and shows which languages are complete. */
export function WritingLanguage(props: {
  texts: readonly LocalizedText[];
  value: Language;
  onChange: (language: Language) => void;
}) {
  const { t } = useMessages();
  return (
    <LanguageSwitch
      {...props}
      label={t('form.language')}
      coverageLabels={{
        full: t('form.coverage.full'),
        partly: t('form.coverage.partly'),
        missing: t('form.coverage.missing'),
      }}
    />
  );
}
