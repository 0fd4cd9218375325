/** The list with an entry at its index, or at the end if it has none. */
export const withEntry = <Entry>(list: readonly Entry[], index: number | undefined, entry: Entry): Entry[] =>
  index === undefined ? [...list, entry] : list.map((other, at) => (at === index ? entry : other));
