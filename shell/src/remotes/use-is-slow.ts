import { useEffect, useState } from 'react';

/** Delay, in ms, after which loading counts as slow. */
const SLOW_AFTER_MS = 4_000;

/** Whether something has been loading for four seconds. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow;
}
