/** A list with an entry in its place, or at the end when it has none yet. */
export const withEntry = <Entry>(list: readonly Entry[], index: number | undefined, entry: Entry): Entry[] =>
  index === undefined ? [...list, entry] : list.map((kept, place) => (place === index ? entry : kept));
