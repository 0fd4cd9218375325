import { useState } from 'react';

/** The selected rows of a list. */
export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects all of these rows, or none of them if all are selected. */
  toggleAll: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Selected rows; they stay selected on other pages of the list. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    toggleAll: (all) =>
      setIds((now) =>
        all.every((id) => now.includes(id))
          ? now.filter((id) => !all.includes(id))
          : [...new Set([...now, ...all])],
      ),
    clear: () => setIds([]),
  };
}
