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
    const next = nextRenderCount({ count, step, total });
    if (next !== undefined) startTransition(() => setGrown({ key, count: next }));
  }, [key, count, step, total]);
  return Math.min(count, total);
}

/** How many items to render in the next transition; undefined once the list is complete. */
export const nextRenderCount = (list: { count: number; step: number; total: number }): number | undefined =>
  list.count < list.total ? Math.min(list.count + list.step, list.total) : undefined;
