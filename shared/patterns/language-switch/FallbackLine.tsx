import type { Language, LocalizedText } from '@portico/shared/contracts';
import { directionOf, leadIn, localized, localizedFrom } from '@portico/shared/domain';
import { color, fontSizes } from '@portico/shared/ui';

/**
 * Below an untranslated field: the fallback that visitors in its language see. Renders nothing if the field is
 * translated, or empty in every language. [DATA-02, T-30]
 */
export function FallbackLine(props: {
  text: LocalizedText | undefined;
  /** The language being edited. */
  language: Language;
  /** Such as 'Visitors see instead:'. */
  lead: string;
  /** Converts stored HTML to plain text. */
  asText?: (text: string) => string;
}) {
  const { text, language, lead, asText = (value) => value } = props;
  const from = localizedFrom(text, language);
  if (from === undefined || from === language) return null;
  return (
    <p css={{ color: color.inkMuted, fontSize: fontSizes.sm, overflowWrap: 'anywhere' }}>
      {leadIn(lead)}
      <q
        lang={from}
        dir={directionOf(from)}
        css={{
          display: '-webkit-inline-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          verticalAlign: 'bottom',
          quotes: 'none',
          fontStyle: 'italic',
          '&:lang(th), &:lang(zh), &:lang(ar)': { fontStyle: 'normal' },
        }}
      >
        {asText(localized(text, language))}
      </q>
    </p>
  );
}
