import { useEffect, useState } from 'react';

/** ms after which a visitor should know that something is slow, rather than wonder. */
const SLOW_AFTER_MS = 4_000;

/** Whether something has been on its way for four seconds. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow;
}
