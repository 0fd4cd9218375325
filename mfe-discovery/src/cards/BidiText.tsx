import type { TextForReader } from '@portico/shared/domain';
import { Phrases } from './Phrases.tsx';

/** A text that may be in another language than the page, with its own direction. */
export const BidiText = ({ content }: { content: TextForReader }) =>
  content.lang ? <bdi lang={content.lang}>{content.text}</bdi> : content.text;

/** A card's title, as `BidiText`. */
export const BidiTitle = ({ content: { lang, text } }: { content: TextForReader }) =>
  lang ? (
    <bdi lang={lang}>
      <Phrases text={text} />
    </bdi>
  ) : (
    <Phrases text={text} />
  );
