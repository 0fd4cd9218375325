import type { Language, LocalizedText } from '@portico/shared/contracts';
import { FallbackLine } from '@portico/shared/patterns';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';

/** What visitors see where the language that is written has no words yet. [DATA-02] */
export function VisitorsSee(props: {
  text: LocalizedText | undefined;
  language: Language;
  asText?: (words: string) => string;
}) {
  const { t } = useText('mfe-creator');
  const lead = t('editors.visitorsSee', { language: LANGUAGE_NAMES[props.language] });
  return <FallbackLine {...props} lead={lead} />;
}
