interface EntryRow {
  id: string;
  field: string;
  value: string;
}

/** The index entries of each record among these rows, in an order that does not depend on the store. */
export function comparedEntries(rows: readonly EntryRow[]): (id: string) => string[] {
  const byId = new Map<string, string[]>();
  for (const { id, field, value } of rows) {
    const entries = byId.get(id) ?? [];
    entries.push(JSON.stringify([field, value]));
    byId.set(id, entries);
  }
  return (id) => (byId.get(id) ?? []).sort();
}
