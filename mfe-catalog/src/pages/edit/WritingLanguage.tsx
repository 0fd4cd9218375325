import type { Language, LocalizedText } from '@portico/shared/contracts';
import { LanguageSwitch } from '@portico/shared/patterns';
import { useWords } from '../../words/use-words.ts';

/** The language that a form of the catalogue writes, and in which of the four its texts are there. */
export function WritingLanguage(props: {
  texts: readonly LocalizedText[];
  value: Language;
  onChange: (language: Language) => void;
}) {
  const { t } = useWords();
  return (
    <LanguageSwitch
      {...props}
      label={t('form.language')}
      coverageWords={{
        full: t('form.coverage.full'),
        partly: t('form.coverage.partly'),
        missing: t('form.coverage.missing'),
      }}
    />
  );
}
