import type { TranslatableText } from '@portico/shared/contracts';
import { textForReader } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Phrases } from './Phrases.tsx';

/**
 * A title of content in the reader's language, as `Localized`, for headings and cards: its short Thai phrases stay in one
 * line each. `fallback` stands for a title without any text.
 */
export function LocalizedTitle(props: { text: TranslatableText | undefined; fallback?: string | undefined }) {
  const { text: texts, fallback = '' } = props;
  const { text, lang } = textForReader(texts, useText('shell').language);
  const title = <Phrases text={text || fallback} />;
  return lang ? <bdi lang={lang}>{title}</bdi> : title;
}
