import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';

/**
 * For a component that unmounts together with its `Dialog`: `close` hides the dialog (`open={!isClosing}`) and calls
 * `onClosed` after the next paint.
 */
export function useDeferredClose(onClosed: () => void): { isClosing: boolean; close: () => void } {
  const [isClosing, setClosing] = useState(false);
  const isHidden = useDeferredValue(isClosing);
  const notify = useEffectEvent(onClosed);
  useEffect(() => {
    if (isHidden) notify();
  }, [isHidden]);
  return { isClosing, close: () => setClosing(true) };
}
