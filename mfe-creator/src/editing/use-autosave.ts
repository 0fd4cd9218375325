import { useEffect, useEffectEvent } from 'react';

/** Pause in typing after which the draft is saved, in ms. */
export const AUTOSAVE_AFTER_MS = 2000;
/** Longest time until it is saved while typing goes on, in ms. */
export const AUTOSAVE_AT_MOST_MS = 8000;

/** Calls `save` soon after each change of `values`, while `isOn`. */
export function useAutosave(values: unknown, { isOn, save }: { isOn: boolean; save: () => void }): void {
  const run = useEffectEvent(save);
  useEffect(() => {
    if (!isOn) return undefined;
    const soon = setTimeout(run, AUTOSAVE_AFTER_MS);
    return () => clearTimeout(soon);
  }, [isOn, values]);
  useEffect(() => {
    if (!isOn) return undefined;
    const regularly = setInterval(run, AUTOSAVE_AT_MOST_MS);
    return () => clearInterval(regularly);
  }, [isOn]);
}
