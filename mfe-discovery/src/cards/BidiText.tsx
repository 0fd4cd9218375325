import type { TextForReader } from '@portico/shared/domain';

/** A text that may be in another language than the page, with its own direction. */
export const BidiText = ({ content }: { content: TextForReader }) =>
  content.lang ? <bdi lang={content.lang}>{content.text}</bdi> : content.text;
