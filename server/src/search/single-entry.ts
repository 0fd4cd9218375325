/** The only field of a clause, with its value; the contract ensures that there is exactly one. */
export function singleEntry<Field extends string, Value>(
  fields: Partial<Record<Field, Value>>,
): [Field, Exclude<Value, undefined>] {
  const [entry] = Object.entries(fields);
  if (!entry) throw new Error('A clause names exactly one field.');
  return entry as [Field, Exclude<Value, undefined>];
}
