import type { LocalizedString } from './use-localized-text.ts';

/** A text that may be in another language than the page, with its own direction. */
export const BidiText = ({ content }: { content: LocalizedString }) =>
  content.lang ? <bdi lang={content.lang}>{content.text}</bdi> : content.text;
