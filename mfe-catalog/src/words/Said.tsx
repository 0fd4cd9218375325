import type { LocalizedText } from '@portico/shared/contracts';
import { useWords } from './use-words.ts';

/** A short content text; one in another language than the page's says so and keeps its own direction. [DATA-02, T-30] */
export function Said({ text }: { text: LocalizedText | undefined }) {
  const { say, langOf } = useWords();
  const lang = langOf(text);
  return lang ? <bdi lang={lang}>{say(text)}</bdi> : say(text);
}
