import type { Said } from './useSaid.ts';

/** A text that may be in another language than the page: with its own direction, so that its full stop stays at its end. */
export const SaidText = ({ said }: { said: Said }) =>
  said.lang ? <bdi lang={said.lang}>{said.text}</bdi> : said.text;
