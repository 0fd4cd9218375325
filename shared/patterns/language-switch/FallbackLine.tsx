import type { Language, LocalizedText } from '@portico/shared/contracts';
import { directionOf, localized, localizedFrom } from '@portico/shared/domain';
import { color, fontSizes } from '@portico/shared/ui';

/**
 * Under a field that is not translated yet: the fallback that visitors in its language see. Nothing if there is a
 * translation, or none in any language. [DATA-02, T-30]
 */
export function FallbackLine(props: {
  text: LocalizedText | undefined;
  /** The language being edited. */
  language: Language;
  /** 'Visitors see instead:' */
  lead: string;
  /** Converts a text that is stored as HTML. */
  asText?: (text: string) => string;
}) {
  const { text, language, lead, asText = (value) => value } = props;
  const from = localizedFrom(text, language);
  if (from === undefined || from === language) return null;
  return (
    <p css={{ color: color.inkMuted, fontSize: fontSizes.sm, overflowWrap: 'anywhere' }}>
      {lead}{' '}
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
