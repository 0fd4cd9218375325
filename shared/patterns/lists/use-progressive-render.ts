import { startTransition, useEffect, useState } from 'react';

/**
 * The number of items of a long list to render: `first` at once, then `step` more in each transition, up to `total`.
 * Starts over when `key` changes.
 */
export function useProgressiveRender(options: {
  key: string;
  first: number;
  step: number;
  total: number;
}): number {
  const { key, first, step, total } = options;
  const [grown, setGrown] = useState({ key, count: first });
  if (grown.key !== key) setGrown({ key, count: first });
  const count = grown.key === key ? grown.count : first;
  useEffect(() => {
    if (count < total) startTransition(() => setGrown({ key, count: Math.min(count + step, total) }));
  }, [key, count, step, total]);
  return Math.min(count, total);
}
