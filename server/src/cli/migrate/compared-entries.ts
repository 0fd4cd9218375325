interface EntryRow {
  id: string;
  field: string;
  value: string;
}

/** Index entries by record, in an order independent of the store. */
export function comparedEntries(rows: readonly EntryRow[]): (id: string) => string[] {
  const byId = new Map<string, string[]>();
  for (const { id, field, value } of rows) {
    const entries = byId.get(id) ?? [];
    entries.push(JSON.stringify([field, value]));
    byId.set(id, entries);
  }
  return (id) => (byId.get(id) ?? []).sort();
}
