/** Sorts entries by the order of `ids`; entries without one come first, in their order. */
export const inOrder = <Entry extends { _id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] => entries.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
