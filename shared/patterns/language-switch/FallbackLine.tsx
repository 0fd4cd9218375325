import type { Language, LocalizedText } from '@portico/shared/contracts';
import { localized, localizedFrom } from '@portico/shared/domain';
import { directionOf } from '@portico/shared/platform';
import { color, fontSizes } from '@portico/shared/ui';

/**
 * Under a field whose language has no words yet: what visitors in that language see instead, in its own language and
 * direction. Nothing when the words are there, or when there are none in any language. [DATA-02, T-30]
 */
export function FallbackLine(props: {
  text: LocalizedText | undefined;
  /** The language that is written. */
  language: Language;
  /** 'Visitors see instead:' */
  lead: string;
  /** Words as they read, where they are kept as HTML. */
  asText?: (words: string) => string;
}) {
  const { text, language, lead, asText = (words) => words } = props;
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
