import { lengthHint } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, ToneIcon, VisuallyHidden } from '@portico/shared/ui';
import { useEffect, useState } from 'react';

/** A pause in typing, in ms, after which the count is spoken: at every key it would drown the keys themselves. */
const SPEAK_AFTER_MS = 1000;

/**
 * 'N characters (prefer more than M characters)', a warning below the suggested length and a success from it on: icon
 * and words, and spoken politely when typing pauses. [VAL-14, VAL-15, T-27]
 */
export function LengthHint({ id, text, minimum }: { id: string; text: string; minimum: number }) {
  const { t } = useText('mfe-creator');
  const { kind, count } = lengthHint(text, minimum);
  const words = t(kind === 'short' ? 'lengthHint.short' : 'lengthHint.enough', { number: count, minimum });
  const spoken = useAfterPause(words);
  const tone = kind === 'short' ? 'warning' : 'success';
  return (
    <>
      <p
        id={id}
        data-tone={tone}
        css={{ display: 'flex', alignItems: 'center', gap: 6, color: color[tone], fontSize: fontSizes.sm }}
      >
        <ToneIcon tone={tone} />
        <span>{words}</span>
      </p>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}

/** The words once they have stood for a moment; nothing for those that stood there from the start. */
function useAfterPause(words: string): string {
  const [initial] = useState(words);
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled === initial ? '' : settled;
}
