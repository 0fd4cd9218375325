import { lengthHint } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, ToneIcon, VisuallyHidden } from '@portico/shared/ui';
import { useEffect, useState } from 'react';

/**
 * Pause in typing, in ms, after which the count is announced; otherwise screen readers would announce it at every key.
 */
const SPEAK_AFTER_MS = 1000;

/**
 * 'N characters (prefer more than M characters)': a warning below the suggested length and a success from it on, with
 * icon and text, announced politely after a pause in typing. [VAL-14, VAL-15, T-27]
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

/** The text after a pause in typing; nothing for the initial text. */
function useAfterPause(words: string): string {
  const [initial] = useState(words);
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled === initial ? '' : settled;
}
