import type { Language, LocalizedText } from '@portico/shared/contracts';
import { FallbackLine } from '@portico/shared/patterns';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';

/** What visitors see while the text has no translation in the language being edited. [DATA-02] */
export function FallbackPreview(props: {
  text: LocalizedText | undefined;
  language: Language;
  asText?: (text: string) => string;
}) {
  const { t } = useText('mfe-creator');
  const lead = t('editors.visitorsSee', { language: LANGUAGE_NAMES[props.language] });
  return <FallbackLine {...props} lead={lead} />;
}
