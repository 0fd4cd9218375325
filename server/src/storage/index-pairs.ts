import type { IndexEntries } from './record-store.ts';

/** The entries of a record's index, one by one. */
export const indexPairs = (index: IndexEntries = {}): [field: string, value: string][] =>
  Object.entries(index).flatMap(([field, values]) =>
    values === undefined ? [] : [values].flat().map((value): [string, string] => [field, value]),
  );
