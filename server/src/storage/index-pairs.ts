import type { IndexEntries } from './record-store.ts';

/** Flattens index entries into pairs of field and value. */
export const indexPairs = (index: IndexEntries = {}): [field: string, value: string][] =>
  Object.entries(index).flatMap(([field, values]) =>
    values === undefined ? [] : [values].flat().map((value): [string, string] => [field, value]),
  );
