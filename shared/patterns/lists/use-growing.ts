import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a long list are drawn so far: `first` at once, then `step` more whenever the browser has nothing more
 * urgent to do, until there are `total`. Another `key` starts anew.
 */
export function useGrowing(options: { key: string; first: number; step: number; total: number }): number {
  const { key, first, step, total } = options;
  const [grown, setGrown] = useState({ key, count: first });
  if (grown.key !== key) setGrown({ key, count: first });
  const count = grown.key === key ? grown.count : first;
  useEffect(() => {
    if (count < total) startTransition(() => setGrown({ key, count: Math.min(count + step, total) }));
  }, [key, count, step, total]);
  return Math.min(count, total);
}
