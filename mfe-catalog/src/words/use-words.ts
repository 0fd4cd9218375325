import type { Language, LocalizedText } from '@portico/shared/contracts';
import { localizedFrom } from '@portico/shared/domain';
import { type Text, useText } from '@portico/shared/platform';

/** The words of this remote, and of the content. */
export interface Words extends Text {
  /** The language that `say(text)` falls back to, for a lang attribute; undefined when it is the page's own. */
  langOf: (text: LocalizedText | undefined) => Language | undefined;
}

export function useWords(): Words {
  const text = useText('mfe-catalog');
  return {
    ...text,
    langOf: (content) => {
      const from = localizedFrom(content, text.language);
      return from === text.language ? undefined : from;
    },
  };
}
