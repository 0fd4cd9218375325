/** Changes as they are merged into a record: what was sent as null is left out of it, as if it had never been there. */
export const withoutNulls = <Fields extends object>(fields: Fields): WithoutNulls<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value ?? undefined]),
  ) as WithoutNulls<Fields>;

type WithoutNulls<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], null> };
