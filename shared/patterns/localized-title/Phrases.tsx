import { css } from '@emotion/react';
import { createElement, Fragment } from 'react';

const THAI = /[\u0e00-\u0e7f]/;
/** Characters that fit in one line of a card in the narrowest window, 320 px. */
const SHORT_PHRASE = 12;
const oneLine = css({ display: 'inline-block' });

/**
 * A title whose short Thai phrases stay in one line each. Thai has spaces between phrases alone, and browsers break it at
 * any word of their dictionary, also inside compounds (วัน|อาทิตย์) and names.
 */
export function Phrases({ text }: { text: string }) {
  if (!THAI.test(text)) return text;
  // ๆ repeats the word before it and never starts a line.
  const phrases = text.replaceAll(' ๆ', '\u00a0ๆ').split(' ');
  if (phrases.length === 1) return phrases[0];
  const parts = phrases.flatMap((phrase, index) => [index > 0 && ' ', onOneLine(phrase)]);
  return createElement(Fragment, null, ...parts);
}

const onOneLine = (phrase: string) =>
  phrase.length > SHORT_PHRASE ? phrase : <span css={oneLine}>{phrase}</span>;
