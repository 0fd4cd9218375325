/** The entries in the order of their ids; those that are not named come first, as they are. */
export const inOrder = <Entry extends { _id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] => entries.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
