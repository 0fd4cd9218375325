import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';

/**
 * For what holds a `Dialog` and is itself drawn only as long as it is open: `leave` puts the dialog out of sight
 * (`open={!isLeaving}`), and `onGone` is called once that is on the screen.
 */
export function useLeave(onGone: () => void): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setLeaving] = useState(false);
  const isGone = useDeferredValue(isLeaving);
  const tell = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) tell();
  }, [isGone]);
  return { isLeaving, leave: () => setLeaving(true) };
}
